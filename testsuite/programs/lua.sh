# SPDX-License-Identifier: GPL-3.0-or-later
#
# The test of Lua: one script run from source and from byte code, the listing
# of its byte code, and errors of the interpreter itself.
# It never prints an address, and writes only where it is started.

set -eu

# Without a directory in the command's name, messages say just "lua:".
PATH=$BIN:$PATH
cp "$HERE/lua.lua" script.lua

echo "== from source"
lua script.lua one two 2>&1

echo "== from byte code"
luac -o script.luac script.lua
cksum <script.luac
lua script.luac one two >raw 2>&1
cksum <raw
# Stripped code has no line numbers, so only what precedes their use runs.
luac -s -o stripped.luac script.lua
lua stripped.luac >raw 2>&1 || echo "status $?"
sed '/attempt to/,$d' raw

echo "== listing"
luac -l -l -p script.lua >raw
sed 's/0x[0-9a-f]*/ADDRESS/g' raw >listing
sed -n '1,60p' listing
cksum <listing

echo "== interpreter"
lua -v
lua -e 'print(1 // 0.0, 2^53 | 0, "x" .. 1)' -e 'print(...)'
echo 'return 1, nil, "three"' | lua -i 2>&1
for bad in 'x = = 1' 'goto nowhere' 'return 1 // 0' 'error({})' \
  'local t <const> = 1; t = 2' 'print(("x"):rep(1e9, "y"):len())' \
  'string.rep()' 'local a; a.b.c = 1' 'return #5' 'for i = 1, 10, 0 do end'
do
  # shellcheck disable=SC3045
  ( ulimit -v 500000; lua -e "$bad" ) >raw 2>&1 || echo "status $?"
  sed 's/0x[0-9a-f]*/ADDRESS/g' raw
done
