/* What both units of guard-kept-call.C know.

   SPDX-License-Identifier: GPL-3.0-or-later  */

/* Stores numbers and reads them again as READ.  */
template <class Read>
inline __attribute__ ((always_inline)) long
store_and_read (int n, int where, int rounds)
{
  long result = 0, table[4] = { 0, 0, 0, 0 };
  Read *read = (Read *)(table + (where & 3));
  for (int i = 0; i < rounds; i++)
    {
      table[i & 3] = n + i;
      result = result * 3 + *read;
    }
  return result + table[rounds & 3];
}

#define METHOD(type)                                                                               \
  NOINLINE long f (int n, int where, int rounds, ...) override                                     \
  {                                                                                                \
    return store_and_read<type> (n, where, rounds);                                                \
  }

struct Base
{
  virtual long f (int n, int where, int rounds, ...) = 0;
};

/* Reads numbers as others than they were stored as, so ROUNDS must be 0.  */
struct Strict : Base
{
  METHOD (long long)
};

Strict *make (int strict);
