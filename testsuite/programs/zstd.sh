# SPDX-License-Identifier: GPL-3.0-or-later
#
# The test of zstd: inputs from its own generator through the command line
# tool at many settings, each compressed file by checksum and each round trip
# compared, then its own fuzzer with a fixed seed.
# It never prints a time or speed, and writes only where it is started.

set -eu

z() { "$BIN/zstd" -q -f "$@"; }

"$BIN/datagen" -g300000 -s1 -P50 >half.bin
"$BIN/datagen" -g2500000 -s2 -P90 >easy.bin
"$BIN/datagen" -g40000 -s3 -P5 >hard.bin
: >empty.bin
printf x >one.bin
awk 'BEGIN { for (i = 0; i < 30000; i++)
  printf "%d the quick brown fox %x %s\n", i * 7919 % 1009, i, i % 17 }' >text.bin
cat "$SRC"/libzstd/lib/common/*.h >code.bin

trips=0
trip() { # FILE OPTION...: one line with the size and checksum of the result
  file=$1; shift
  z "$@" "$file" -o out.zst
  z -d out.zst -o back.bin
  cmp "$file" back.bin
  echo "$file $*: $(cksum <out.zst)"
  trips=$((trips + 1))
}

echo "== levels"
for f in half easy hard empty one text code; do
  for level in 1 3 5 7 12; do trip $f.bin -$level; done
done
for f in half hard text code; do
  for level in 9 16 19; do trip $f.bin -$level; done
  trip $f.bin --fast=5
  trip $f.bin --ultra -22
done

echo "== settings"
for o in '-T2 -B1MB' '-T2 --rsyncable' '--long=20' '--no-check' '--check -T0' \
  '--adapt=min=2,max=2' '--target-compressed-block-size=1500' \
  '--stream-size=2500000' '--zstd=strategy=6,windowLog=18,searchLog=3' \
  '--zstd=strategy=1,hashLog=12,minMatch=5' '--zstd=strategy=3,chainLog=14' \
  '--zstd=strategy=9,targetLength=64,overlapLog=4' '--no-compress-literals' \
  '--compress-literals -1' '--no-row-match-finder -6' '--row-match-finder -6'
do
  # shellcheck disable=SC2086
  trip easy.bin $o
done

echo "== dictionaries"
mkdir parts
split -b 900 -a 4 text.bin parts/t
for how in cover=k=64,d=8,steps=4 fastcover=k=64,d=8,f=15 legacy=s=9; do
  z --train-"$how" parts/* -o dict --maxdict=8KB --dictID=77 2>/dev/null
  cksum <dict
  for level in 1 4 8 15 19; do
    z -$level -D dict parts/taaac -o out.zst
    z -d -D dict out.zst -o back.bin
    cmp parts/taaac back.bin
    echo "$how $level: $(cksum <out.zst)"
    trips=$((trips + 1))
  done
done
z --patch-from=text.bin code.bin -o out.zst; cksum <out.zst
z -d --patch-from=text.bin out.zst -o back.bin; cmp code.bin back.bin

echo "== damage"
z -5 --check half.bin -o out.zst
"$BIN/zstd" -lv out.zst >raw 2>&1
grep 'Decompressed Size\|Check' raw
cat out.zst out.zst >two.zst; z -dc two.zst >two.bin; cksum <two.bin
head -c 2000 out.zst >short.zst
{ head -c 3000 out.zst; printf 'damaged'; tail -c +3008 out.zst; } >bad.zst
for f in short.zst bad.zst one.bin missing.zst; do
  "$BIN/zstd" -q -t $f >raw 2>&1 || echo "status $?"
  tr '\r' '\n' <raw
done

echo "== fuzzer"
# Starting after test 0 leaves out its unit tests, two thirds of the time.
first=-t0; [ "${QUICK:-no}" = no ] || first=-t1
"$BIN/fuzzer" -s4242 $first -i30 -v >raw 2>&1 || { echo "status $?"; tail raw; exit 1; }
# How often the progress counter shows depends on the clock.
tr '\r' '\n' <raw |
  sed -e '/^ *[0-9]*\/ *30/d' -e 's/0x[0-9a-f]*/ADDRESS/g'
echo "round trips: $trips"
