/* SPDX-License-Identifier: GPL-3.0-or-later  */

struct Base
{
  int base = 7;
  virtual int m (int) = 0;
};
struct X final : Base
{
  X ();
  int __attribute__ ((noinline)) m (int) override;
};
struct Y final : Base
{
  Y ();
  int __attribute__ ((noinline)) m (int) override;
};
