# SPDX-License-Identifier: GPL-3.0-or-later
#
# The test of lz4: inputs from its own generator through the command line tool
# at many settings, each compressed file by checksum and each round trip
# compared, then its own frame test with a fixed seed.
# It never prints a time or speed, and writes only where it is started.

set -eu

z() { "$BIN/lz4" -q -q -f "$@"; }

"$BIN/datagen" -g300000 -s1 -P50 >half.bin
"$BIN/datagen" -g2500000 -s2 -P90 >easy.bin
"$BIN/datagen" -g40000 -s3 -P5 >hard.bin
: >empty.bin
printf x >one.bin
cat "$SRC"/lz4/lib/*.h >code.bin

trips=0
trip() { # FILE OPTION...: one line with the checksum and size of the result
  file=$1; shift
  z "$@" "$file" out.lz4
  z -d out.lz4 back.bin
  cmp "$file" back.bin
  echo "$file $*: $(cksum <out.lz4)"
  trips=$((trips + 1))
}

echo "== levels"
for f in half easy hard empty one code; do
  for level in 1 2 3 5 7 9 10 11 12; do trip $f.bin -$level; done
  trip $f.bin --fast=5
done

echo "== settings"
for o in -B4 -B5 '-B6 -BD' -BX --no-frame-crc --content-size --favor-decSpeed \
  '-9 -BD -B4' '-12 -BD' '-l' '-B4096'
do
  # shellcheck disable=SC2086
  for f in easy code; do trip $f.bin $o; done
done

echo "== dictionary"
for level in 1 3 9 12; do
  z -$level -D code.bin half.bin out.lz4
  z -d -D code.bin out.lz4 back.bin
  cmp half.bin back.bin
  echo "$level: $(cksum <out.lz4)"
  trips=$((trips + 1))
done

echo "== damage"
z -5 half.bin out.lz4
head -c 2000 out.lz4 >short.lz4
{ head -c 3000 out.lz4; printf 'damaged'; tail -c +3008 out.lz4; } >bad.lz4
for f in out.lz4 short.lz4 bad.lz4 one.bin missing.lz4; do
  "$BIN/lz4" -q -t $f >raw 2>&1 || echo "status $?"
  tr '\r' '\n' <raw
done

echo "== frame test"
"$BIN/frametest" -s4242 -i60 -v >raw 2>&1 ||
  { echo "status $?"; tail raw; exit 1; }
# How often the progress counter shows depends on the clock.
tr '\r' '\n' <raw | sed -e '/^ *[0-9]*\/ *60/d' -e 's/0x[0-9a-f]*/ADDRESS/g'
echo "round trips: $trips"
