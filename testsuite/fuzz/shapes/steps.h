// SPDX-License-Identifier: GPL-3.0-or-later
// An item of a row, read while the row is written, is named by its own row or
// by the one before.  Nobody calls what names it by the other.
struct Rows_@n { @{@|long head;@} int a[2][4]; };
struct Fields_@n { @{@|long head;@} int b[4], c[4]; };
#define ITEM_@n @{0@|1@|2@}
#define BODY_@n(ROW, ITEM) { unsigned s = @k; @{@W@|@} for (unsigned i = 0; i < 4; i++) ROW[i] = ITEM + (int) i; @W return s + ROW[3]; }
//--- variant
@S@Nunsigned f_@n_@i (Rows_@n *p, unsigned n) BODY_@n (p->a[1], p->a[1][ITEM_@n])
//--- call
  Rows_@n o = {};
  o.a[1][0] = 3, o.a[1][1] = 4, o.a[1][2] = 5;
  show (f_@n_@i (&o, input));
//--- variant
@Nunsigned f_@n_@i (Rows_@n *p, unsigned n) BODY_@n (p->a[1], p->a[0][4 + ITEM_@n])
//--- call
  show (0);
//--- variant
@S@Nunsigned f_@n_@i (Fields_@n *p, unsigned n) BODY_@n (p->c, p->c[ITEM_@n])
//--- call
  Fields_@n o = {};
  o.c[0] = 3, o.c[1] = 4, o.c[2] = 5;
  show (f_@n_@i (&o, input));
//--- variant
@Nunsigned f_@n_@i (Fields_@n *p, unsigned n) BODY_@n (p->c, p->b[4 + ITEM_@n])
//--- call
  show (0);
