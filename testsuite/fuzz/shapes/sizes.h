// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that fill a member or the whole, and ask how large what they fill
// is.  What is printed holds whatever GCC finds out: a bound is no lower than
// what there is, a minimum no higher.
// flags: @{-fno-early-inlining@|-fno-early-inlining@|-fno-early-inlining -fno-tree-vrp@|@}
struct S_@n { char head[8]; @{char tail[24];@|struct { char one[16]; char two[8]; } tail;@} };
@{static @|@}S_@n s_@n, other_@n;
char few_@n[4];

// Inlined late, so that the size is looked up after folding.
static inline unsigned
fill_@n (char *to, int c, unsigned n)
{
  __builtin___memset_chk (to, c, n, __builtin_object_size (to, @{0@|1@|1@|1@}));
  @{__builtin___memcpy_chk (to, "abcdefghijklmnopqrstuvwxyzabcdefgh", n, __builtin_object_size (to, @{0@|1@}));@|@}
  return __builtin_object_size (to, @{0@|1@}) >= n;
}
static inline unsigned
least_@n (char *to, unsigned room)
{
  unsigned long size = __builtin_object_size (to, @{2@|3@});
  return size <= room;
}

#define BODY_@n(A, B, C, ROOM) \
{ \
  unsigned s = @k; char *to = few_@n; @{void *seen = &other_@n;@|void *seen = few_@n;@} \
  if (n > 4) { to = (char *) (A); seen = (B); } \
  @{look (seen);@|look (seen); look (C);@|look (C); look (seen);@} \
  s += fill_@n (to, 'a' + @k % 20, n); \
  @W \
  @{s += least_@n (to, n > 4 ? ROOM : 4);@|@} \
  @{bump (seen, 1);@|@} \
  return s; \
}
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (&s_@n.head, &s_@n@{@|.head@}, &other_@n@{@|.head@}, 32)
//--- call
  show (f_@n_@i (8 - hide (0)));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (&s_@n, &s_@n@{@|.head@}, &other_@n@{@|.head@}, 32)
//--- call
  show (f_@n_@i (@{32@|30@|9@} - hide (0)));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (&other_@n@{@|.head@}, &s_@n@{@|.head@}, &s_@n.head, 32)
//--- call
  show (f_@n_@i (@{8@|7@} - hide (0)));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (&other_@n, &s_@n@{@|.head@}, &s_@n@{@|.head@}, 32)
//--- call
  show (f_@n_@i (@{32@|21@} - hide (0)));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n (&s_@n.tail, &s_@n@{@|.head@}, &other_@n, 24)
//--- call
  show (f_@n_@i (@{16@|24@} - hide (0)));
//--- variant
@S@Nunsigned f_@n_@i (unsigned n)
BODY_@n ((char *) &s_@n + 8, &s_@n@{@|.head@}, &other_@n, 24)
//--- call
  show (f_@n_@i (24 - hide (0)));
//--- end
  for (char c : s_@n.head) show (c);
  show (((char *) &s_@n)[31]);
  show (((char *) &other_@n)[9]);
