// SPDX-License-Identifier: GPL-3.0-or-later
// One field or the next is read, of an object that has both, and of one of
// which the second lies behind the end of a page.
using Word_@n = @{void *@|long@|int *@|int@|unsigned@|short@};
struct Two_@n { @{@|Word_@n zero;@} Word_@n one, two; };
#define AT_@n (offsetof (Two_@n, one) / sizeof (Word_@n))
static char *page_@n;
static char *
end_@n ()
{
  if (!page_@n)
    {
      page_@n = (char *) mmap (nullptr, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
      mprotect (page_@n + 4096, 4096, PROT_NONE);
    }
  return page_@n + 4096 - offsetof (Two_@n, two);
}
#define BODY_@n(A, B) { Word_@n r; unsigned s = @k; @{@W@|@} if (@{n & 8@|n == 7@|n@}) r = A; else r = B; @{@W@|@} @{return (long) r;@|return (long) r + s;@} }
//--- variant
@S@Nlong f_@n_@i (Two_@n *p, unsigned n) BODY_@n (p->two, p->one)
//--- call
  Two_@n o = {};
  show (f_@n_@i (&o, hide (0u)));
//--- variant
@S@Nlong f_@n_@i (Word_@n *p, unsigned n) BODY_@n (p[AT_@n + 1], p[AT_@n])
//--- call
  show (f_@n_@i ((Word_@n *) end_@n (), hide (0u)));
//--- variant
struct Mine_@n_@i { Word_@n one[AT_@n + 1]; };
@S@Nlong f_@n_@i (Mine_@n_@i *p, unsigned n) BODY_@n (p[1].one[0], p->one[AT_@n])
//--- call
  show (f_@n_@i ((Mine_@n_@i *) end_@n (), hide (0u)));
