// SPDX-License-Identifier: GPL-3.0-or-later
// Constructors of objects of several sizes, which end whatever stood there.  A
// caller goes by what GCC knows of one of them.
@{static @|@}unsigned sink_@n;
alignas (16) static char memory_@n[64], other_@n[64];
__attribute__ ((noinline)) void small_@n (char *p);
// The call back makes GCC compile the caller first.
#define BODY_@n \
{ \
  unsigned s = sink_@n, n = 3; \
  if (s > 100000000) \
    small_@n (other_@n); \
  @W \
  sink_@n = s % 1000; \
}
namespace { struct Small_@n { int a; @NSmall_@n (); }; struct First_@n { int a, b, c; @NFirst_@n (); }; }
void
small_@n (char *p)
{
  ((int *) p)[1] = @k;
  ((int *) p)[2] = @k;
  new (p) Small_@n;
}
// Which of two functions stays goes by their order, too.
@{First_@n::First_@n () BODY_@n
Small_@n::Small_@n () BODY_@n
@|Small_@n::Small_@n () BODY_@n
First_@n::First_@n () BODY_@n
@}
//--- variant
namespace { struct Large_@n_@i { int a, b@{@|, c@}; @NLarge_@n_@i (); }; }
Large_@n_@i::Large_@n_@i () BODY_@n
//--- call
  new (memory_@n) Large_@n_@i;
  show (sink_@n);
//--- variant
namespace { struct Large_@n_@i { int a; @{int b@|char b@}[@{2@|3@}]; @NLarge_@n_@i (); }; }
Large_@n_@i::Large_@n_@i () BODY_@n
//--- call
  new (memory_@n) Large_@n_@i;
  show (sink_@n);
//--- end
  new (memory_@n) First_@n;
  small_@n (memory_@n);
  show (((int *) memory_@n)[1]);
  show (((int *) memory_@n)[2]);
