/* Calls each variant of a function on the same inputs, each in a process of its own, and prints a hash of
   what came out: a line per variant.  A call that crashes is counted and the next input tried; one that
   does not end ends its variant.  Linked with a unit that `twins' wrote, never compiled with the plugin.

   SPDX-License-Identifier: GPL-3.0-or-later  */

#include <math.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#include <fcntl.h>

enum { INPUTS = 64, BUFFERS = 8, BUFFER_BYTES = 4096, CRASHES = 6, MICROSECONDS = 150000 };

/* The unit's.  A negative variant stands for the state of the whole unit.  */
extern const int twin_variants;
extern void twin_call (int variant, int input);

struct progress
{
  uint64_t hash;
  int input;
  int crashes;
};
static struct progress *progress;
static _Alignas (64) unsigned char buffers[BUFFERS][BUFFER_BYTES];

static uint64_t
mix (uint64_t hash, uint64_t value)
{
  hash = (hash ^ value) * 0x9e3779b97f4a7c15u;
  return hash ^ (hash >> 29);
}

void
twin_note (unsigned long long value)
{
  progress->hash = mix (progress->hash, value);
}

/* A NaN's sign and payload are the compiler's to choose.  */
void
twin_note_real (double value)
{
  uint64_t bits;
  if (isnan (value))
    value = 0.25;
  memcpy (&bits, &value, sizeof bits);
  twin_note (bits);
}

/* Where an address is depends on the build; into which buffer it points does not.  */
void
twin_note_pointer (const void *value)
{
  uintptr_t at = (uintptr_t) value, first = (uintptr_t) buffers;
  twin_note (!value ? 1 : at >= first && at - first < sizeof buffers ? at - first + 16 : 2);
}

/* Variables whose scope ends, by the attribute.  */
void
twin_cleanup (void *variable)
{
  twin_note (*(unsigned char *) variable + 77);
}

static uint64_t
number (int parameter, int input)
{
  return mix (mix (0x243f6a8885a308d3u, parameter * 131 + 7), input + 1);
}

unsigned long long
twin_integer (int parameter, int input)
{
  static const long long corners[] = { 0, 1, -1, 2, 3, 7, 8, 15, 16, 31, 32, 63, 64, 100, 127, 128, 255, 256,
                                       32767, 32768, 65535, 65536, 2147483647, 2147483648, 4294967295, -2, -128,
                                       -129, -32768, -2147483648LL, 48, 57, 65, 90, 97, 122 };
  uint64_t n = number (parameter, input);
  if (input % 3 == 0)
    return n >> (n % 64);
  return corners[(n >> 8) % (sizeof corners / sizeof *corners)];
}

double
twin_real (int parameter, int input)
{
  static const double corners[] = { 0, -0.0, 1, -1, 0.5, 2, 3.75, -7.5, 1e10, -1e10, 1e-9, 255, 256, 1e300 };
  uint64_t n = number (parameter, input);
  return input % 3 == 0 ? (double) (int64_t) n / (1 << 20) : corners[(n >> 8) % (sizeof corners / sizeof *corners)];
}

void *
twin_buffer (int parameter, int input)
{
  (void) input;
  return buffers[parameter % BUFFERS];
}

/* Letters with a zero now and then, or numbers that are mostly small.  */
static void
fill_buffers (int input)
{
  for (int b = 0; b < BUFFERS; b++)
    for (int i = 0; i < BUFFER_BYTES; i++)
      {
        uint64_t n = number (b * BUFFER_BYTES + i, input);
        buffers[b][i] = input % 2 ? (n % 13 == 0 ? 0 : "abcxyz019 /.-_AZ"[(n >> 16) % 16])
                                  : (i % 4 && n % 4 ? 0 : n >> 24);
      }
}

static void
run_inputs (int variant, int first)
{
  struct itimerval limit = { { 0, 0 }, { 0, MICROSECONDS } };
  int null = open ("/dev/null", O_WRONLY);
  dup2 (null, 1);
  dup2 (null, 2);
  for (int input = first; input < INPUTS; input++)
    {
      progress->input = input;
      fill_buffers (input);
      setitimer (ITIMER_REAL, &limit, NULL);
      twin_call (variant, input);
      for (int b = 0; b < BUFFERS; b++)
        for (int i = 0; i < 256; i++)
          progress->hash = mix (progress->hash, buffers[b][i]);
    }
  twin_call (-1, 0);
  progress->input = INPUTS;
  _exit (0);
}

static void
run_variant (int variant)
{
  const char *end = "done";
  memset (progress, 0, sizeof *progress);
  for (int first = 0; first < INPUTS; first = progress->input + 1)
    {
      pid_t child = fork ();
      if (child == 0)
        run_inputs (variant, first);
      int status;
      waitpid (child, &status, 0);
      if (progress->input == INPUTS)
        break;
      if (WIFSIGNALED (status) && WTERMSIG (status) == SIGALRM)
        {
          end = "timeout";
          break;
        }
      progress->hash = mix (progress->hash, status);
      if (++progress->crashes == CRASHES)
        {
          end = "crashes";
          break;
        }
    }
  printf ("%d %016llx %d %s\n", variant, (unsigned long long) progress->hash, progress->crashes, end);
  fflush (stdout);
}

int
main (void)
{
  progress = mmap (NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (progress == MAP_FAILED)
    return 2;
  for (int variant = 0; variant < twin_variants; variant++)
    run_variant (variant);
  return 0;
}
