// SPDX-License-Identifier: GPL-3.0-or-later
// Objects that are found by a member at their end, of types that have the same
// fields or others before.  What is copied into them is checked.
// flags: -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=@{3@|3@|2@}
struct List_@n { List_@n *next, *prev; };
template <int> struct Named_@n { long id; char name[24]; List_@n node; };
struct Flagged_@n { long id; char name[20]; int flags; List_@n node; };
template <class T> static inline T *
holder_@n (List_@n *node)
{
  return (T *) ((char *) node - offsetof (T, node));
}
#define BODY_@n(T) \
{ \
  unsigned s = @k; \
  T *p = holder_@n<T> (node); \
  p->id += size; \
  @{memcpy (p->name, text, size);@|p->name[0] = *text;@|memset (p->name, *text, size);@} \
  @W \
  node->next = node->prev = node; \
  return s + p->id; \
}
#define PROMISE_@n @{__attribute__ ((access (read_write, 1, 4))) @|@}
//--- variant
@S@NPROMISE_@n unsigned
f_@n_@i (List_@n *node, const char *text, size_t size, size_t count, unsigned n) BODY_@n (Named_@n<0>)
//--- call
  Named_@n<0> o = { @k };
  show (f_@n_@i (&o.node, "hello", input + 3, 1, input));
  show (o.id * 256 + o.name[@{0@|1@}]);
//--- variant
@S@NPROMISE_@n unsigned
f_@n_@i (List_@n *node, const char *text, size_t size, size_t count, unsigned n) BODY_@n (Named_@n<1>)
//--- call
  Named_@n<1> o = { @k };
  show (f_@n_@i (&o.node, "world", input + 3, 1, input));
  show (o.id * 256 + o.name[@{0@|1@}]);
//--- variant
@S@NPROMISE_@n unsigned
f_@n_@i (List_@n *node, const char *text, size_t size, size_t count, unsigned n) BODY_@n (Flagged_@n)
//--- call
  Flagged_@n o = { @k };
  show (f_@n_@i (&o.node, "there", input + 3, 1, input));
  show (o.id * 256 + o.name[@{0@|1@}]);
