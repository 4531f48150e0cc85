--  Handlers of named exceptions in a link with -flto (catches.m).
--
--  SPDX-License-Identifier: GPL-3.0-or-later
--  { dg-additional-options "-flto" }

with Ada.Text_IO;
use Ada.Text_IO;

procedure Handlers is
   First, Second : exception;

   function Check (X : Integer) return Integer is
   begin
      if X > 3 then
         raise First;
      end if;
      if X < 0 then
         raise Second;
      end if;
      return X;
   end Check;
   pragma No_Inline (Check);

   function Handle (X : Integer) return Integer is
   begin
      return Check (X);
   exception
      when First => return 10;
      when Second => return 20;
   end Handle;
   pragma No_Inline (Handle);

   function Handle_Alike (X : Integer) return Integer is
   begin
      return Check (X);
   exception
      when First => return 10;
      when Second => return 20;
   end Handle_Alike;
   pragma No_Inline (Handle_Alike);

   function Handle_Otherwise (X : Integer) return Integer is
   begin
      return Check (X);
   exception
      when Second => return 10;
      when First => return 20;
   end Handle_Otherwise;
   pragma No_Inline (Handle_Otherwise);
begin
   Put_Line (Integer'Image (Handle (4)) & Integer'Image (Handle (-1)));
   Put_Line (Integer'Image (Handle_Alike (4)) & Integer'Image (Handle_Alike (-1)));
   Put_Line (Integer'Image (Handle_Otherwise (4)) & Integer'Image (Handle_Otherwise (-1)));
end Handlers;

--  { dg-final { mergefn-folds handlers__handle_alike* handlers__handle.* } }
--  { dg-final { mergefn-keeps-apart handlers__handle_otherwise* handlers__handle.* } }
