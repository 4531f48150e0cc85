/* SPDX-License-Identifier: GPL-3.0-or-later  */

struct Base
{
  int base = 7;
  virtual int m (int) = 0;
};
struct X final : Base
{
  int m (int) override;
};
struct Y final : Base
{
  int m (int) override;
};
