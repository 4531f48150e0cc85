// SPDX-License-Identifier: GPL-3.0-or-later
// Virtual calls for which GCC guesses the function, as all other overrides
// are cold, of objects that are reached by two pointers.
struct Base_@n { virtual void f () = 0; @{virtual void g () {}@|@} };
@{static @|@}unsigned count_@n;
#define VALUE_@n @{0@|7@|@k@}
#define WORK_@n @{count_@n++;@|@|{ unsigned n = 3, s = count_@n; @W count_@n = s; }@}

struct Hot_@n : Base_@n { @{long@|unsigned long@|long long@} val; Hot_@n (); void f () override; };
Hot_@n::Hot_@n () : val (5) {}
void Hot_@n::f () { val = VALUE_@n; WORK_@n }
//--- variant
struct B_@n_@i : Base_@n { char *val; B_@n_@i (); void f () override; };
B_@n_@i::B_@n_@i () : val ((char *) 5) {}
__attribute__ ((cold)) void B_@n_@i::f () { val = (char *) VALUE_@n; WORK_@n }
@Nchar *test_@n_@i (Base_@n *b, B_@n_@i *bb)
{
  bb->val = (char *) 1;
  b->f ();
  @{@|bb->val += (long) bb->val;@}
  return bb->val;
}
//--- call
  B_@n_@i b;
  show ((unsigned long) test_@n_@i (&b, &b));
//--- variant
struct B_@n_@i : Base_@n { @{long@|unsigned long@|double *@|long long@} val; B_@n_@i (); void f () override; };
B_@n_@i::B_@n_@i () : val () {}
@{__attribute__ ((cold)) @|@}void B_@n_@i::f () { val = (decltype (val)) VALUE_@n; WORK_@n }
@Nunsigned long test_@n_@i (Base_@n *b, B_@n_@i *bb)
{
  unsigned s = 1, n = 2;
  bb->val = (decltype (bb->val)) 1;
  b->f ();
  @W
  @{b->f ();@|@}
  return (unsigned long) bb->val + s;
}
//--- call
  B_@n_@i b;
  show ((unsigned long) test_@n_@i (&b, &b));
//--- end
  Hot_@n hot;
  Base_@n *volatile base = &hot;
  base->f ();
  show (hot.val);
  show (count_@n);
