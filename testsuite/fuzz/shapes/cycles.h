// SPDX-License-Identifier: GPL-3.0-or-later
// Cycles of calls with a member that is variadic and whose address is
// compared, so that only calls of it can go elsewhere.  Which class of the
// cycle is merged first hangs on a constant.
// flags: @{-fno-early-inlining@|@}
static inline void set_@n (long *p) { *p = 1; }
static inline void set_@n (char **p) { *p = (char *) 1; }
static inline void set_@n (double **p) { *p = (double *) 1; }
#define MANY_@n @{, ...@|@|, ...@}
#define CYCLE_@n(one, two, P, Q) \
  static @Nlong two (P *p, Q *q, int n, long tag); \
  @Nlong one (P *p, Q *q, int n MANY_@n) \
  { \
    set_@n (p); \
    *q = (Q) 0; \
    long r = (long) *p; \
    if (n > 0) \
      r = r * 3 + two (p, q, n - 1, r); \
    return r; \
  } \
  @{static @Nlong two (P *p, Q *q, int n, long tag) \
  { \
    tag ^= n * @k; \
    return one (p, q, n - 1) * @k + tag; \
  }@|static @Nlong two (P *p, Q *q, int n, long tag) \
  { \
    tag += n * @K; \
    return n > 1 ? one (p, q, n - 2) + tag : tag ^ @K; \
  }@}
//--- variant
CYCLE_@n (one_@n_@i, two_@n_@i, long, char *)
static long (*volatile p_@n_@i) (long *, char **, int MANY_@n) = one_@n_@i;
//--- call
  long l; char *c;
  show (p_@n_@i (&l, &c, input));
  show (two_@n_@i (&l, &c, input, 1));
#ifndef ANY_ADDRESS
  show ((void *) p_@n_@i == (void *) look);
#endif
//--- variant
CYCLE_@n (one_@n_@i, two_@n_@i, char *, char *)
static long (*volatile p_@n_@i) (char **, char **, int MANY_@n) = one_@n_@i;
//--- call
  char *d;
  show (p_@n_@i (&d, &d, input));
  show (two_@n_@i (&d, &d, input, 1));
//--- variant
CYCLE_@n (one_@n_@i, two_@n_@i, double *, char *)
static long (*volatile p_@n_@i) (double **, char **, int MANY_@n) = one_@n_@i;
//--- call
  double *l; char *c;
  show (p_@n_@i (&l, &c, input));
  show (two_@n_@i (&l, &c, input, 1));
//--- variant
CYCLE_@n (one_@n_@i, two_@n_@i, double *, double *)
static long (*volatile p_@n_@i) (double **, double **, int MANY_@n) = one_@n_@i;
//--- call
  double *d;
  show (p_@n_@i (&d, &d, input));
  show (two_@n_@i (&d, &d, input, 1));
