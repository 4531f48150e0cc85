# SPDX-License-Identifier: GPL-3.0-or-later
#
# The test of Duktape: one script run from source and from byte code, its
# Mandelbrot example, the byte code of every script that comes with it, and
# errors of the interpreter itself.
# It never prints an address, and writes only where it is started.

set -eu

cp "$HERE/duktape.js" script.js
cp "$SRC/duktape/mandel.js" .

echo "== from source"
"$BIN/duk" script.js

echo "== from byte code"
"$BIN/duk" -c script.bin script.js
cksum <script.bin
"$BIN/duk" -b script.bin | cksum
"$BIN/duk" mandel.js

echo "== its scripts"
for f in "$SRC"/duktape/polyfills/*.js "$SRC"/duktape/debugger/duk_debug.js \
  "$SRC"/duktape/debugger/static/*.js
do
  cp "$f" one.js
  "$BIN/duk" -c one.bin one.js 2>&1 || echo "status $?"
  echo "$(basename "$f") $(cksum <one.bin)"
done

echo "== errors"
for bad in 'x = = 1' 'throw new RangeError("thrown")' 'undefined.x' '1()' \
  'var a = []; a.length = -1' '/(/' 'JSON.parse("{")' 'eval("break")' \
  '"use strict"; y = 1' 'decodeURI("%")' '(function f() { f(); })()'
do
  echo "$bad" >bad.js
  "$BIN/duk" bad.js >raw 2>&1 || echo "status $?"
  sed -n 1,3p raw
done
echo "all sections done"
