/* Functions that have what test files have few of: each kind of constant, records copied whole,
   bit-fields, vectors, complex numbers, restrict, nested functions, declarations that are only named.
   Compiled, never run.

   SPDX-License-Identifier: GPL-3.0-or-later  */
/* Functions without a prototype are no C23.  */
/* { dg-options "-std=gnu17" } */

struct plain { long first, second; float third; double fourth; int last; };
struct bits { unsigned a : 3, b : 11; signed c : 7; unsigned long d : 33; short e; int many[7]; };
struct nested { struct plain one; struct bits two; char bytes[13]; int tail[]; };
struct __attribute__ ((packed)) tight { char c; int i; long l; };
typedef int vector __attribute__ ((vector_size (16)));
typedef int shuffled __attribute__ ((vector_size (16)));

extern int use (void *, void *), get (int), get_text (const char *, ...);
extern int pure_get (int) __attribute__ ((pure)), const_get (int) __attribute__ ((const));
extern int unprototyped (), looped (int) __attribute__ ((pure));
extern void *allocated (long) __attribute__ ((malloc)), never (void) __attribute__ ((noreturn));
extern int weak_one (void) __attribute__ ((weak)), weak_variable __attribute__ ((weak));
extern int global, array[40];
extern const int constant_global;
extern volatile int volatile_global;
extern _Thread_local int per_thread;
int common_global __attribute__ ((common)), defined_global = 3;
static const int table[4] = { 3, 1, 4, 1 };
static const struct plain model = { 1, 2, 3, 4, 5 };

void copy_plain (struct plain *a, struct plain *b) { *a = *b; }
void copy_bits (struct bits *a, struct bits *b) { *a = *b; }
void copy_tight (struct tight *a, struct tight *b) { *a = *b; }
void copy_model (struct plain *a) { *a = model; }
int read_table (int i) { return table[i & 3]; }
int bits_a (struct bits *p) { return p->b + p->c; }
void bits_b (struct bits *p, int v) { p->a = v; p->c = v + 1; p->d = v; }
int equal_bits (struct bits *p, struct bits *q) { return p->a == q->a && p->b == q->b; }
long trailing (struct nested *p, int i, unsigned j) { return p->tail[i] + p->two.many[i] + p->bytes[j]; }
int rows (int m[][9], int i, unsigned j) { return m[i][j] + m[3][i] + m[j][2]; }
int swap_index (int *p, unsigned i) { return array[i] + p[i]; }

_Complex double complex_sum (_Complex double a) { return a + (1.5 + 2.5i); }
_Complex double complex_call (_Complex double a, int b) { return b ? a * a : (0.5 + 1.0i); }
_Complex float complex_phi (_Complex float a, int b) { if (b) a = 3.0f + 4.0fi; return a; }
vector vector_sum (vector a, vector b) { return a + b * (vector){ 1, 2, 3, 4 }; }
vector vector_of (int a, int b) { return (vector){ a, b, a, b }; }
int vector_part (vector a) { return a[2] + a[0]; }
void vector_store (vector *p, int i) { (*p)[1] = i; *p = *p + 1; }
vector vector_shuffle (vector a, vector b) { return __builtin_shuffle (a, b, (vector){ 0, 5, 2, 7 }); }
float real_sum (float a, double b) { return a * 2.5f + (float)(b / 3.0) - (b > 1.0); }
double unordered (double a, double b) { return a < b ? a : __builtin_isless (b, a) ? b : 1.0; }
double distance (double a) { double b = __builtin_fabs (a); return b * 3.0 + __builtin_sqrt (b); }

short short_result (int a) { return a * 3; }
unsigned char byte_result (int a, int b) { return a > b ? a : b; }
_Bool truth (int a, int b) { return a < b; }
int text (void) { return get_text ("some text %d\n", 5) + get_text ("%ld", -1L); }
int variadic (int count, ...)
{
  __builtin_va_list list;
  int sum = 0;
  __builtin_va_start (list, count);
  while (count--)
    sum += __builtin_va_arg (list, int);
  __builtin_va_end (list);
  return sum;
}
int unknown_arguments (void) { return unprototyped (1, 2L) + unprototyped (-1); }
int callees (int a) { return get (a) + pure_get (a) + const_get (a + 1) + looped (a); }
int weak_call (void) { return weak_one ? weak_one () : weak_variable; }
void *makes (int a) { void *p = allocated (a); if (!p) never (); return p; }
int globals (int i) { return global + constant_global + volatile_global + per_thread + array[i]; }
void set_globals (int i) { global = i; common_global = i; defined_global += i; per_thread = i; }
int indirect (int (*f) (int), int (*g) (int), int x) { return f (x) + g (x + 1); }

void addresses (struct nested *p, struct nested *q)
{
  struct nested local;
  __builtin_memset (&local, 0, sizeof local);
  use (&p->one.second, &q->two.many[3]);
  use (&local, &local.one.third);
  use (&local.bytes[4], &array[6]);
}
int on_stack (int i, int j)
{
  struct plain here = { i, j, 1, 2, 3 };
  struct plain other = { j, i, 4, 5, 6 };
  int numbers[6] = { 1, 2, 3, i, j, 6 }, more[6] = { 4, 5, i };
  use (&here, &other);
  use (numbers, more);
  return here.last + other.first + numbers[i] + more[j];
}
struct plain by_value (struct plain p, int i) { p.first += i; use (&p, 0); return p; }
int parameter_in_memory (int a, const int b) { use (&a, (void *)&b); return a + b; }

void restricted (int *restrict a, int *restrict b, int n)
{
  for (int i = 0; i < n; i++)
    a[i] = b[i] + 1;
}
static inline void add (int *restrict a, const int *restrict b) { *a += *b; a[1] += *b; }
void restricted_inline (int *p, int *q, int n)
{
  for (int i = 0; i < n; i++, p += 2)
    add (p, q);
}
static inline void add_rows (int *restrict a, const int *restrict b, int n)
{
  for (int i = 0; i < n; i++)
    a[i] += b[i];
}
void restricted_loops (int *p, int *q, int n)
{
  for (int i = 0; i < n; i++)
    add_rows (p + n * i, q + i, n);
}
struct pointers { int *restrict x; int *y; };
int restrict_record (struct pointers *restrict p) { *p->x = 1; *p->y = 2; return *p->x; }

int bounded (char *p)
{
  int sum = 0;
  for (int i = 0; i < 37; i++)
    if (p[i] == 'x')
      break;
    else
      sum += p[i];
  return sum;
}
int nested_loops (int (*m)[8], int n)
{
  int sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < 8; j++)
      sum += m[i][j] ^ i;
  return sum;
}
void unrolled (int *p, int n)
{
#pragma GCC unroll 4
  for (int i = 0; i < n; i++)
    p[i] = i;
#pragma GCC ivdep
  for (int i = 0; i < n; i++)
    p[i] += p[i + 4];
}
int choice (int a, int b)
{
  switch (a)
    {
    case 1: return b + get (1);
    case 2 ... 5: return b * get (3);
    case 7: get (b); break;
    case 9: return get (a);
    case 900: return pure_get (b);
    default: never ();
    }
  return b - 1;
}
int compare (void *p, void *q, long a, long b)
{
  if (p == q) get (1);
  if (a == b) get (2);
  if (a < b) get (3);
  return p != q && a > b;
}
int wraps (int a, unsigned b, int c) { return (a + c) * 3 - (int)(b >> 3) + a / c - (a >> 2) % 7; }
long widens (int a, unsigned b, short c) { return (long)a * b + c + (long)(a + 1); }
double floats (int a, unsigned b) { return a + (double)b; }
int overflows (int a, int b, int *p) { return __builtin_add_overflow (a, b, p) + __builtin_mul_overflow (a, 7, p + 1); }
long counts (unsigned a, unsigned long b) { return __builtin_popcount (a) + __builtin_ctzl (b) + __builtin_bswap32 (a); }
void jumps (int n) { char *p = __builtin_alloca (n); use (p, p); }
int expects (int a, int b) { if (__builtin_expect (a > b, 0)) return get (a); return b; }
int atomics (int *p, int *q) { return __atomic_fetch_add (p, 3, 5) + __atomic_load_n (q, 0); }

int registers (int a, int b)
{
  register int r __asm__ ("r12") = a;
  register int s __asm__ ("r13") = b;
  __asm__ volatile ("addl %1, %0" : "+r" (r) : "r" (s) : "cc", "memory");
  return r;
}
int assembly (int a, int b)
{
  int c;
  __asm__ ("leal (%1,%2), %0" : "=r" (c) : "r" (a), "r" (b) : "cc");
  __asm__ inline ("nop");
  __asm__ ("" : : "r" (a) : "rax");
  return c;
}
int parent (int a)
{
  int __attribute__ ((noinline)) child (int b) { return a += b; }
  int __attribute__ ((noinline)) other (int b) { return a -= b; }
  return child (1) + other (2) + child (3);
}
static int __attribute__ ((noinline)) aligned_parameter (int *p, int n) { return p[n] + *p; }
static int room[64] __attribute__ ((aligned (64)));
int known_bits (int n) { return aligned_parameter (room + 8, n * 8) + aligned_parameter (room + 16, 32); }
static int __attribute__ ((noinline)) known_value (unsigned x) { return get (x & 7) + get (x); }
int calls_known (unsigned y) { return known_value (y << 4) + known_value (16); }
static int counter, other_counter;
static int __attribute__ ((noinline)) counts_up (int a) { return counter += a; }
static int __attribute__ ((noinline)) reads_other (int a) { return other_counter + a + counter; }
int statics (int a) { other_counter = a; return counts_up (a) + reads_other (a); }
static void __attribute__ ((noinline)) fills (int *p, int *q) { *p = 1; p[1] = 2; *q = *p; }
int filled (void) { int a[2], b; fills (a, &b); return a[0] + b; }
