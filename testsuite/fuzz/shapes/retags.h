// SPDX-License-Identifier: GPL-3.0-or-later
// Stores of what is there already, which say of which type the memory is from
// then on.  A function may take another's place that had taken a third's.
typedef long __attribute__ ((may_alias)) any_@n;
// Two helpers that are one: callers of either become equal late.
#define HELP_@n(name) static @Nlong name (long v, long n) { return v * n + (v ^ @k) * 13 + (n << 3) / 7; }
HELP_@n (help_@n)
HELP_@n (again_@n)
// GCC finds out late that the store changes nothing.
@{#define START_@n @k
#define LOAD_@n(T) *(T *) p
#define STORE_@n(T) int m = 2; for (int j = 0; j < 3; j++) m = (m * 5 + 3) % 7; *(T *) p = v + m;
@|#define START_@n 0
#define LOAD_@n(T) *(T *) p
#define STORE_@n(T) if (v == 0) *(T *) p = 0;
@|#define START_@n @k
#define LOAD_@n(T) ((T *) p)[i]
#define STORE_@n(T) ((T *) p)[i] = v;
@}
#define BODY_@n(From, To, help) \
{ \
  long v = LOAD_@n (From), w = help (v, n) + n + i; \
  STORE_@n (To) \
  return w * 7 + (v >> 3) * @k; \
}
#define CALLER_@n(f) { long before = *q; *p = n; long r = f (p, 0, 1); return r * 100 + *q - before; }
//--- variant
@S@Nlong f_@n_@i (void *p, long i, long n) BODY_@n (long, long long, @{help_@n@|again_@n@})
@Nlong g_@n_@i (long *p, long long *q, long n) CALLER_@n (f_@n_@i)
//--- call
  void *p = malloc (64);
  *(long long *) p = 1;
  show (g_@n_@i ((long *) p, (long long *) p, START_@n));
  free (p);
//--- variant
@S@Nlong f_@n_@i (void *p, long i, long n) BODY_@n (long long, long, @{help_@n@|again_@n@})
@Nlong g_@n_@i (long long *p, long *q, long n) CALLER_@n (f_@n_@i)
//--- call
  void *p = malloc (64);
  *(long *) p = 1;
  show (g_@n_@i ((long long *) p, (long *) p, START_@n));
  free (p);
//--- variant
@S@Nlong f_@n_@i (void *p, long i, long n)
BODY_@n (@{any_@n, any_@n@|long, long@|long long, long long@}, @{help_@n@|again_@n@})
//--- call
  void *p = malloc (64);
  memset (p, 0, 64);
  show (f_@n_@i (p, 0, input));
  free (p);
