// SPDX-License-Identifier: GPL-3.0-or-later
// Virtual functions, multiple inheritance, dynamic casts and type information.
// types: any
struct Base_@n
{
  u64 base = @k;
  virtual u64 visit (u64 h) = 0;
  virtual u64 name () const { return @k; }
  virtual ~Base_@n () { note (base); }
};
struct Other_@n
{
  u64 other = @k;
  virtual u64 touch (u64 h) { return h + other; }
  virtual ~Other_@n () { note (other + 1); }
};
template <class T>
struct Leaf_@n : Base_@n
{
  T value;
  explicit Leaf_@n (const T &v) : value (v) {}
  @Nu64 visit (u64 h) override { h = h * @w + read (value); value = step (value, h & 15); return h; }
  @Nu64 name () const override { return read (value) + @{sizeof (T)@|@k@}; }
};
template <class T>
struct Twig_@n : Base_@n, Other_@n
{
  T value, second;
  explicit Twig_@n (const T &v) : value (v), second (step (v, 3)) {}
  @Nu64 visit (u64 h) override { return h ^ read (value) * @w; }
  @Nu64 touch (u64 h) override { value = mix (value, second); return visit (h) + @k; }
  ~Twig_@n () { note (read (value)); }
};
template <class T>
struct @{Last_@n final@|Last_@n@} : Twig_@n<T>
{
  using Twig_@n<T>::Twig_@n;
  @Nu64 touch (u64 h) override { return Twig_@n<T>::touch (h) * 3; }
};
template <class T>
@Nu64
walk_@n (Base_@n *b, u64 h)
{
  h = b->visit (h) + b->name ();
  if (auto *t = dynamic_cast<Twig_@n<T> *> (b))
    h += t->touch (h);
  if (typeid (*b) == typeid (Leaf_@n<T>))
    h += @k;
  return h;
}
//--- drive
    Base_@n *all[] = { new Leaf_@n<T> (make<T> (i)), new Twig_@n<T> (make<T> (i + @k)),
                       new Last_@n<T> (make<T> (round)), new Leaf_@n<int> (int (i)) };
    for (Base_@n *b : all) note (walk_@n<T> (b, i));
    for (Base_@n *b : all) { note (b->name ()); delete b; }
