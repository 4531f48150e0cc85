(* Modula-2: procedures fold; what does something else does not.

   SPDX-License-Identifier: GPL-3.0-or-later *)
(* { dg-final { mergefn-folds *SecondSum* *FirstSum* } } *)
(* { dg-final { mergefn-keeps-apart *ThirdSum* *FirstSum* } } *)

MODULE shapes ;

FROM libc IMPORT printf ;

TYPE
   First = RECORD value: INTEGER ; items: ARRAY [0..3] OF INTEGER END ;
   Second = RECORD length: INTEGER ; items: ARRAY [0..3] OF INTEGER END ;

VAR
   a, c: First ;
   b: Second ;
   n: INTEGER ;

PROCEDURE FirstSum (VAR x: First; n: INTEGER) : INTEGER ;
VAR i: INTEGER ;
BEGIN
   FOR i := 0 TO n DO
      x.value := x.value * 5 + x.items[i]
   END ;
   RETURN x.value
END FirstSum ;

PROCEDURE SecondSum (VAR x: Second; n: INTEGER) : INTEGER ;
VAR i: INTEGER ;
BEGIN
   FOR i := 0 TO n DO
      x.length := x.length * 5 + x.items[i]
   END ;
   RETURN x.length
END SecondSum ;

PROCEDURE ThirdSum (VAR x: First; n: INTEGER) : INTEGER ;
VAR i: INTEGER ;
BEGIN
   FOR i := 0 TO n DO
      x.value := x.value * 5 - x.items[i]
   END ;
   RETURN x.value
END ThirdSum ;

BEGIN
   n := 3 ;
   a.value := 2 ; b.length := 2 ; c.value := 2 ;
   a.items[0] := 3 ; a.items[1] := 1 ; a.items[2] := 4 ; a.items[3] := 1 ;
   b.items := a.items ; c.items := a.items ;
   printf ("%d %d\n", FirstSum (a, n), SecondSum (b, n)) ;
   printf ("%d\n", ThirdSum (c, n))
END shapes.
