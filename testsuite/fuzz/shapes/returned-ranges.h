// SPDX-License-Identifier: GPL-3.0-or-later
// Functions that give back their parameter: one that is never null, and one that
// may be.  Callers ask whether the result is null.
// flags: @{-fPIC@|@}
struct Item_@n { unsigned id; };
@{static @|@}unsigned count_@n;
#define BODY_@n(result) { unsigned s = count_@n; @W count_@n = s; return result; }
//--- variant
@S@NItem_@n *f_@n_@i (Item_@n &item, unsigned n) BODY_@n (&item)
//--- call
  Item_@n item = { @k };
  show (f_@n_@i (item, input) ? item.id : 1);
  show (count_@n);
//--- variant
@S__attribute__ ((noinline, nonnull)) Item_@n *f_@n_@i (Item_@n *item, unsigned n) BODY_@n (item)
//--- call
  Item_@n item = { @k };
  show (f_@n_@i (&item, input) ? item.id : 1);
  show (count_@n);
//--- variant
@S@NItem_@n *f_@n_@i (Item_@n *item, unsigned n) BODY_@n (item)
//--- call
  Item_@n *item = f_@n_@i (hide ((Item_@n *) nullptr), input);
  show (item ? item->id : @k);
  show (count_@n);
