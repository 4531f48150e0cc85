// As copy-alignment.c, for an arena in C++.
//
// SPDX-License-Identifier: GPL-3.0-or-later

#include <cstddef>
#include <stdio.h>
#include <stdlib.h>

#define NO_INPUT
#include "../../include/test.h"

// an arena, as programs have it: no vector types, only __int128
struct Arena { char *at, *end; unsigned long given, calls; };
Arena arena, bytes;
struct __attribute__((packed)) Wire { __int128 key, value; };
struct Node { __int128 key, value; };

static void *aligned (Arena *a, size_t n) __attribute__ ((assume_aligned (16)));
static void *aligned (Arena *a, size_t n)
{
  char *p = a->at;
  if (n > (size_t) (a->end - p))
    abort ();
  a->at = p + n;
  a->given += n;
  a->calls++;
  return p;
}
static void *unaligned (Arena *a, size_t n)
{
  char *p = a->at;
  if (n > (size_t) (a->end - p))
    abort ();
  a->at = p + n;
  a->given += n;
  a->calls++;
  return p;
}
CLONED void *make (Arena *a, const Node *from)
{
  Node *n = (Node *) aligned (a, 32);
  n->key = from->key;
  n->value = from->value;
  return n;
}
CLONED void *make (Arena *a, const Wire *from)
{
  Wire *n = (Wire *) unaligned (a, 32);
  n->key = from->key;
  n->value = from->value;
  return n;
}
Node node = { 1, 2 }; Wire wire = { 1, 2 };
int main ()
{
  arena.at = (char *) aligned_alloc (16, 256); arena.end = arena.at + 256;
  bytes.at = (char *) aligned_alloc (16, 256) + 1; bytes.end = bytes.at + 255;
  Node *n = (Node *) make (&arena, &node);
  Wire *w = (Wire *) make (&bytes, &wire);
  printf ("%d %d\n", (int) n->value, (int) w->value);
}

