/* What -fvtable-verify calls.  A compiler need not come with the library that has it.

   SPDX-License-Identifier: GPL-3.0-or-later  */

static struct
{
  void **set;
  const void *vtable;
} known[100];
static int known_count, verified;

void
__VLTRegisterPair (void **set, const void *, size_t, const void *vtable)
{
  known[known_count++] = { set, vtable };
}

void
__VLTRegisterSet (void **set, const void *, size_t, size_t count, void **vtables)
{
  while (count--)
    known[known_count++] = { set, vtables[count] };
}

void
__VLTChangePermission (int)
{
}

const void *
__VLTVerifyVtablePointer (void **set, const void *vtable)
{
  for (int i = 0; i < known_count; i++)
    if (known[i].set == set && known[i].vtable == vtable)
      {
        verified++;
        return vtable;
      }
  printf ("unknown vtable\n");
  failures++;
  return vtable;
}
