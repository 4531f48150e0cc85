--  Ada: nested functions fold; what does something else does not, nor what checks a range.  A check names its line,
--  so First_Sum and Second_Sum have none.
--
--  SPDX-License-Identifier: GPL-3.0-or-later
--  { dg-final { mergefn-folds *second_sum* *first_sum* } }
--  { dg-final { mergefn-keeps-apart *third_sum* *first_sum* } }
--  { dg-final { mergefn-keeps-apart *small_sum* *first_sum* } }

with Ada.Text_IO;
with Ada.Command_Line;

procedure shapes is
   type Items is array (1 .. 4) of Integer;
   subtype Small is Integer range -1000 .. 1000;

   type First is record
      Value : Integer;
      Has   : Items;
   end record;

   type Second is record
      Length : Integer;
      Has    : Items;
   end record;

   type Third is record
      Value : Small;
      Has   : Items;
   end record;

   function First_Sum (X : in out First; N : Integer) return Integer is
      pragma Suppress (All_Checks);
   begin
      for I in 1 .. N loop
         X.Value := X.Value * 5 + X.Has (I);
      end loop;
      return X.Value;
   end First_Sum;
   pragma No_Inline (First_Sum);

   function Second_Sum (X : in out Second; N : Integer) return Integer is
      pragma Suppress (All_Checks);
   begin
      for I in 1 .. N loop
         X.Length := X.Length * 5 + X.Has (I);
      end loop;
      return X.Length;
   end Second_Sum;
   pragma No_Inline (Second_Sum);

   function Third_Sum (X : in out First; N : Integer) return Integer is
      pragma Suppress (All_Checks);
   begin
      for I in 1 .. N loop
         X.Value := X.Value * 5 - X.Has (I);
      end loop;
      return X.Value;
   end Third_Sum;
   pragma No_Inline (Third_Sum);

   function Small_Sum (X : in out Third; N : Integer) return Integer is
   begin
      for I in 1 .. N loop
         X.Value := X.Value * 5 + X.Has (I);
      end loop;
      return X.Value;
   end Small_Sum;
   pragma No_Inline (Small_Sum);

   N : constant Integer := Ada.Command_Line.Argument_Count + 3;
   A : First := (2, (3, 1, 4, 1));
   B : Second := (2, (3, 1, 4, 1));
   C : First := (2, (3, 1, 4, 1));
   D : Third := (2, (3, 1, 4, 1));
begin
   Ada.Text_IO.Put_Line (Integer'Image (First_Sum (A, N)) & Integer'Image (Second_Sum (B, N)));
   Ada.Text_IO.Put_Line (Integer'Image (Third_Sum (C, N)));
   Ada.Text_IO.Put_Line (Integer'Image (Small_Sum (D, N)));
   begin
      Ada.Text_IO.Put_Line (Integer'Image (Small_Sum (D, N)));
   exception
      when Constraint_Error => Ada.Text_IO.Put_Line ("out of range");
   end;
   begin
      Ada.Text_IO.Put_Line (Integer'Image (A.Has (N + 2)));
   exception
      when Constraint_Error => Ada.Text_IO.Put_Line ("no such element");
   end;
end shapes;
