// SPDX-License-Identifier: GPL-3.0-or-later
// Covariant results, virtual bases and pure virtual functions.
// types: any
struct Root_@n
{
  u64 id;
  explicit Root_@n (u64 i) : id (i) {}
  virtual Root_@n *self () { return this; }
  virtual u64 value () const = 0;
  virtual ~Root_@n () { note (id); }
};
template <class T>
struct Left_@n : virtual Root_@n
{
  T left;
  explicit Left_@n (u64 i) : Root_@n (i), left (make<T> (i)) {}
  @NLeft_@n *self () override { left = step (left, @k); return this; }
  @Nu64 value () const override { return read (left) + id; }
};
template <class T>
struct Right_@n : virtual Root_@n
{
  T right;
  explicit Right_@n (u64 i) : Root_@n (i + 1), right (make<T> (i + 1)) {}
  @Nu64 value () const override { return read (right) * 3 + id; }
  virtual u64 extra (u64 h) { return h + read (right); }
};
template <class T>
struct Both_@n : Left_@n<T>, Right_@n<T>
{
  explicit Both_@n (u64 i) : Root_@n (i + 2), Left_@n<T> (i), Right_@n<T> (i) {}
  @NBoth_@n *self () override { this->right = mix (this->left, this->right); return this; }
  @Nu64 value () const override { return read (this->left) ^ read (this->right) * @k; }
  u64 extra (u64 h) override { return h * @k + this->value (); }
};
template <class T>
@Nu64
ask_@n (Root_@n &root, u64 h)
{
  Root_@n *same = root.self ();
  h = h * @w + same->value ();
  if (auto *right = dynamic_cast<Right_@n<T> *> (same))
    h += right->extra (h);
  return h;
}
//--- drive
    Left_@n<T> left (i); Right_@n<T> right (i + round); Both_@n<T> both (i * @k);
    note (ask_@n<T> (left, i) + ask_@n<T> (right, i));
    note (ask_@n<T> (both, round));
    Right_@n<T> &part = both;
    note (part.extra (part.self ()->value ()));
