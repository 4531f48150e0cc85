// Pairs of functions for the tool's own test: NAME_1 and NAME_2 of `same' have the same code, each pair of
// `other' differs in one thing alone.  Compiled without the plugin; the test makes up the report.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#define KEPT __attribute__ ((noipa))

extern void take (const void *), give (int), other (int);
extern int first, second;
struct Apple { int x; };
struct Stone { int x; };

// A pair of functions of which A and B are what is written for each.
#define PAIR(KIND, NAME, TEXT, A, B) \
  extern "C" KEPT int KIND##_##NAME##_1 (int i) TEXT (A) \
  extern "C" KEPT int KIND##_##NAME##_2 (int i) TEXT (B)

#define STRING(S) { take (S); return i; }
PAIR (same, string, STRING, "one and the same", "one and the same")
PAIR (other, string, STRING, "one", "other")
PAIR (other, string_end, STRING, "with an end", "with an end\0and more")

#define DOUBLE(D) { return int (i * D); }
PAIR (same, number, DOUBLE, 1.25, 1.25)
PAIR (other, number, DOUBLE, 1.25, 1.75)

#define CALL(F) { F (i); return i + 1; }
PAIR (same, callee, CALL, give, give)
PAIR (other, callee, CALL, give, other)

// Callees that were merged are one.
PAIR (same, merged, CALL, same_callee_1, same_callee_2)
PAIR (other, merged, CALL, same_callee_1, same_number_1)

#define VARIABLE(V) { return V + i; }
PAIR (same, variable, VARIABLE, first, first)
PAIR (other, variable, VARIABLE, first, second)

static int mine, yours;
extern "C" void touch () { mine = yours = first; }
PAIR (other, static, VARIABLE, mine, yours)

#define CATCH(T) { try { give (i); } catch (T &t) { return t.x; } return 0; }
PAIR (same, exception, CATCH, Apple, Apple)
PAIR (other, exception, CATCH, Apple, Stone)

#define THREW(F) { try { give (i); } catch (...) { F (1); return 2; } return 3; }
PAIR (same, cold, THREW, give, give)
PAIR (other, cold, THREW, give, other)

#define TABLE(N) { static const int table[] = { 3, 1, 4, 1, 5, N }; return table[i]; }
PAIR (same, table, TABLE, 9, 9)
PAIR (other, table, TABLE, 9, 8)

#define POINTERS(P) { static int *const table[] = { &first, &first, P }; return *table[i]; }
PAIR (same, pointers, POINTERS, &first, &first)
PAIR (other, pointers, POINTERS, &first, &second)

#define SWITCH(N) { switch (i) { case 0: give (1); break; case 1: other (2); break; case 2: give (3); break; \
    case 3: other (4); break; case 4: take (&first); break; case 5: give (6); other (1); break; \
    case N: take (&second); break; } return 0; }
PAIR (same, jumps, SWITCH, 6, 6)
PAIR (other, jumps, SWITCH, 6, 7)

#define SELF(N) { return i > 100 ? i : N (i * 2 + first) * N (i * 3); }
extern "C" int same_self_1 (int), same_self_2 (int);
extern "C" KEPT int same_self_1 (int i) SELF (same_self_1)
extern "C" KEPT int same_self_2 (int i) SELF (same_self_2)

// In assembler, since GCC chooses the sides.
#define SIDES(T) \
  { int r; asm ("cmp " T " 1f\n\tmov $4, %0\n1:\ttest %0, %0" : "=&r" (r) : "r" (i), "r" (first)); return r; }
PAIR (alike, sides, SIDES, "%1, %2\n\tmov $3, %0\n\tje", "%2, %1\n\tmov $3, %0\n\tje")
PAIR (alike, mirrored, SIDES, "%1, %2\n\tmov $3, %0\n\tjl", "%2, %1\n\tmov $3, %0\n\tjg")
PAIR (other, sides, SIDES, "%1, %2\n\tmov $3, %0\n\tjl", "%2, %1\n\tmov $3, %0\n\tjl")
PAIR (other, condition, SIDES, "%1, %2\n\tmov $3, %0\n\tjl", "%1, %2\n\tmov $3, %0\n\tjg")
PAIR (other, mirrored, SIDES, "%1, %2\n\tmov $3, %0\n\tjl", "%2, %1\n\tmov $3, %0\n\tjge")
PAIR (other, sides_after, SIDES, "%1, %2\n\tmov $3, %0\n\tje 1f\n\tjl", "%2, %1\n\tmov $3, %0\n\tje 1f\n\tjl")
PAIR (other, flags_between, SIDES, "%1, %2\n\tinc %0\n\tjl", "%2, %1\n\tinc %0\n\tjg")
PAIR (alike, sum, SIDES, "%1, %2\n\tlea 3(%q1,%q2), %0\n\tjl", "%1, %2\n\tlea 3(%q2,%q1), %0\n\tjl")
PAIR (other, sum, SIDES, "%1, %2\n\tlea 3(%q1,%q2,2), %0\n\tjl", "%1, %2\n\tlea 3(%q2,%q1,2), %0\n\tjl")

// One variable of two names, and another one.
#pragma GCC visibility push (hidden)
extern "C" { int own = 3, another = 4; extern int own_too __attribute__ ((alias ("own"))); }
#pragma GCC visibility pop
PAIR (same, alias, VARIABLE, own, own_too)
PAIR (other, alias, VARIABLE, own, another)
