// Functions that have what test files have few of: exception regions of each kind, virtual calls,
// constructors and destructors that inline, references, final functions.  Compiled, never run.
//
// SPDX-License-Identifier: GPL-3.0-or-later

// { dg-options "-std=gnu++14" }

struct first { int a; };
struct second { long b; };
extern int work (int), quiet (int) noexcept;
extern void stop ();
void *operator new (decltype (sizeof 0), void *) noexcept;

struct base
{
  base () : value (1) {}
  virtual ~base () { quiet (value); }
  virtual int f (int);
  virtual int g () { return value; }
  int value;
};
struct derived : base
{
  derived () : more (2) {}
  ~derived () { quiet (more); }
  int f (int) override;
  int g () final { return more; }
  int more;
};
struct last final : derived { int f (int) override; last (); ~last (); };
struct left : virtual base { left (); int l; };
struct right : virtual base { right (); int r; };
struct both : left, right { both (); int f (int) override; };

int base::f (int x) { return value + x; }
int derived::f (int x) { return more - x; }
int last::f (int x) { return more * x; }
last::last () { more = 5; }
last::~last () { work (more); }
left::left () { l = f (1); }
right::right () { r = g (); }
both::both () { r = l + f (2); }
int both::f (int x) { return l + r * x; }

int calls (base *p) { return p->f (1) + p->g (); }
int calls_derived (derived &p, derived &q) { return p.f (1) + q.g (); }
int makes (base *q) { derived d; int sum = q->f (1); d.value = sum; return calls (&d) + d.f (2); }
struct made_inside : base { made_inside () { value = f (3); other->f (4); } base *other; int f (int) override; };
int made_inside::f (int x) { return x; }
int constructs () { made_inside *p = new made_inside; return p->value; }
int places (void *p, base *q) { derived *d = new (p) derived; return d->f (1) + q->f (2); }

int tries (int a)
{
  try { return work (a) + work (a + 1); }
  catch (first &) { return 1; }
  catch (second &) { return 2; }
  catch (...) { return work (3); }
}
int nested_tries (int a)
{
  try
    {
      try { work (a); }
      catch (int) { work (1); }
      work (a + 5);
    }
  catch (long) { return work (2); }
  return a;
}
struct guard { int v; ~guard () { quiet (v); } };
struct loud_guard { int v; ~loud_guard () noexcept (false) { work (v); } };
int cleans (int a) { guard g{ a }; guard h{ a + 1 }; return work (a) + work (g.v + h.v); }
int cleans_in_try (int a)
{
  try { guard g{ a }; work (1); loud_guard h{ a }; work (2); }
  catch (first &) { guard g{ 4 }; work (3); }
  return a;
}
int no_throw (int a) noexcept { guard g{ a }; return work (a) + work (2); }
#if __cplusplus < 201703L
int allowed (int a) throw (first, second) { guard g{ a }; return work (a); }
static inline int allowed_inline (int a) throw (first) { return work (a) + work (3); }
int calls_allowed (int a) { return allowed_inline (a) + allowed_inline (a + 1); }
#endif
struct holder { guard one; loud_guard two; holder (int a) : one{ a }, two{ a } { work (a); } ~holder () { work (1); } };
int holds (int a) { holder h (a); return work (2); }

int &chosen (int &a, int &b, bool c) { return c ? a : b; }
extern int &reference_result (int);
int reads_reference (int a, const int &b) { return reference_result (a) + b; }
struct large { long words[6]; large (const large &); ~large (); };
large returns_large (large a, int) { return a; }
int takes_large (const large &a) { return a.words[0] + returns_large (a, 1).words[2]; }

struct node { node *left, *right; int key; };
int walks (node *p, int k) { while (p) { if (p->key == k) return 1; p = p->key < k ? p->left : p->right; } return 0; }
template <typename T> struct list { T *items; int count; T sum () const { T s{}; for (int i = 0; i < count; i++) s += items[i]; return s; } ~list () { delete[] items; } };
template struct list<int>;
template struct list<double>;
struct deleter { ~deleter () { delete p; } base *p; };
void deletes (base *p) { deleter d{ p }; work (1); }
struct storage { struct alignas (16) inner { char bytes[48]; ~inner () { quiet (1); } } in; int x; };
void ends (storage *p) { p->in.~inner (); work (p->x); }
struct ended { int *p; int q[4]; ~ended () { p = 0; q[1] = 2; } };
void ends_all (ended *p, ended *q) { p->~ended (); work (1); q->~ended (); }
int member_pointer (base *b, int (base::*p) (int)) { return (b->*p) (1); }
