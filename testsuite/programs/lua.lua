-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- A tour of Lua 5.4 for comparing two builds of the interpreter: every section
-- prints what it computed.  It never prints a table's address, a time, or
-- anything in the order of `pairs` without sorting it first.

local function section(name) print("-- " .. name) end

local function sorted(t)
  local keys = {}
  for k in pairs(t) do keys[#keys + 1] = k end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  local out = {}
  for _, k in ipairs(keys) do out[#out + 1] = tostring(k) .. "=" .. tostring(t[k]) end
  return table.concat(out, " ")
end

-- What a failing call says, with addresses taken out.
local function fails(f, ...)
  local ok, why = pcall(f, ...)
  why = tostring(why):gsub("0x%x+", "ADDRESS")
  print(ok, why)
end

section "numbers"
print(7 // 2, -7 // 2, 7 // -2, 7.5 // 2, -7 % 3, 7 % -3, -7.5 % 2, 5 / 2, 2 ^ 10)
print(math.maxinteger + 1 == math.mininteger, math.mininteger // -1, math.ult(1, -1))
print(1 < 1.5, 1 == 1.0, math.type(1), math.type(1.0), math.type("1"), 3 | 0.0 + 4)
print(0x7fffffffffffffff, 0xffffffffffffffffff, 1e15, 1e100, 2^63, -0.0, 1/0, -1/0, 0x.8p3)
print("10" + 5, "0x10" * 2, "1e1" // 1, 10 .. 20, tostring(3.0), tonumber("zz", 36), tonumber("8", 8))
print(5 & 3, 5 | 3, 5 ~ 3, ~5, 1 << 63, 1 << 64, -1 >> 60, 6.0 & 3)
print(math.floor(-3.5), math.ceil(-3.5), math.fmod(-7, 3), math.tointeger(3.0), math.abs(math.mininteger))
print(math.sqrt(2), math.sin(1), math.exp(1), math.log(8, 2), math.log(100, 10), math.pi, math.modf(-3.25))
for i = 3, 1, -1 do io.write(i, " ") end
for x = 0.0, 1.0, 0.25 do io.write(x, " ") end
for i = math.maxinteger - 1, math.maxinteger do io.write(i, " ") end
print()

section "strings"
print(#"a\0b", "\65\x42\u{20AC}\z
       tail", [[
long]], [==[]]]==], "tab\tquote\"")
print(("hello"):upper():rep(2, "-"):reverse():sub(-5, -2), ("x"):byte(), string.char(72, 105))
print(string.format("%5d|%-5d|%05.1f|%x|%X|%o|%e|%g|%a|%c|%s|%q|%i|%%", 42, 42, 3.14159, 255, 255, 8, 12345.678, 1e20, 1.0, 65, true, 'a\n"\0', -3))
print(string.format("%10.3s|%-10s|%+d|% d|%#x|%q|%q|%q", "abcdef", "left", 5, 5, 255, 1/3, math.mininteger, 0/0))
print(("key = value; other=thing"):find("(%w+)%s*=%s*(%w+)"), ("abc"):find("b", 1, true), ("abc"):find("", 10))
for k, v in ("a=1, b=2, c=3"):gmatch("(%w+)=(%w+)") do io.write(k, ":", v, ";") end
print(("THE (quick) fox"):find("%((%a+)%)"), ("f(a(b)c)d"):match("%b()"), ("THE fox"):gsub("%f[%a]%a+", string.lower))
print(("hello world"):gsub("o", { o = "0" }), ("abc"):gsub("%w", "%0%0", 2), ("x y"):gsub("(%w) (%w)", "%2 %1"), ("abc"):gsub("", "-"))
print(string.pack("<i4 >I2 z s1 d", -2, 513, "zero", "pas", 1.5):byte(1, -1))
print(string.unpack("<i4 >I2 z s1", string.pack("<i4 >I2 z s1", -2, 513, "zero", "pas")))
print(string.packsize("<!8 i1 i8 i2"), ("%d"):rep(3, ","):format(1, 2, 3), ("a,b,,c"):gsub(",", ";"))
print(utf8.len("añ€😀"), utf8.char(97, 241, 8364, 128512), utf8.codepoint("€", 1), utf8.offset("añ€", 3), utf8.len("\xff"))
for p, c in utf8.codes("añ€") do io.write(p, "/", c, " ") end
print("a" < "b", "a" < "B", "" < "a", "10" < "9", "a\0b" < "a\0c")
local parts = {}
for i = 1, 3000 do parts[i] = ("%x"):format(i * 2654435761 % 4294967296) end
local long = table.concat(parts, " ")
print(#long, select(2, long:gsub("%f[%w]%x%x%x%x%x%x%x%f[%W]", "")), long:sub(1, 40))

section "tables"
local t = { 10, 20, 30, nil, 50, x = 1, [2.0] = "two", ["a b"] = 2 }
print(t[2], t.x, t["a b"], select("#", table.unpack({ 1, nil, 3 }, 1, 3)))
local a = {}
for i = 1, 2000 do a[i] = (i * 7919) % 2003 end
table.sort(a); print(a[1], a[1000], a[2000])
table.sort(a, function(p, q) return p > q end); print(a[1], a[1000], a[2000])
table.insert(a, 1, "first"); table.insert(a, "last"); print(#a, table.remove(a, 1), table.remove(a), #a)
print(table.concat(table.move({ 1, 2, 3 }, 2, 3, 5, { 9, 9, 9, 9 }), ","), table.concat({}, ","), table.pack(1, nil).n)
local h = {}
for i = 1, 5000 do h["k" .. i] = i; h[i + 0.5] = i end
for i = 1, 5000, 3 do h["k" .. i] = nil end
local n, sum = 0, 0
for _, v in pairs(h) do n = n + 1; sum = sum + v end
print(n, sum, next({}), rawlen({ 1, 2 }), rawequal(h, h), rawget(h, "k2"))
print(sorted { a = 1, b = 2, [1] = "x", [true] = false })

section "closures and varargs"
local function counter(step)
  local c = 0
  return function() c = c + step; return c end, function() c = 0 end
end
local inc, reset = counter(3)
inc(); inc(); print(inc()); reset(); print(inc())
local fs = {}
for i = 1, 5 do fs[i] = function() i = i + 1; return i end end
print(fs[1](), fs[1](), fs[5](), fs[2]())
local function va(...) local x, y = ...; return select("#", ...), x, y, (select(-1, ...)) end
print(va(1, nil, 3)); print((va(4, 5)))
local function tail(k, acc) if k == 0 then return acc end; return tail(k - 1, acc + k) end
print(tail(200000, 0))
local Y = function(f) return (function(x) return x(x) end)(function(x) return f(function(...) return x(x)(...) end) end) end
print(Y(function(self) return function(k) return k < 2 and k or self(k - 1) + self(k - 2) end end)(18))

section "goto and scopes"
for i = 1, 3 do
  for j = 1, 3 do
    if j == 2 then goto continue end
    if i == 3 then goto out end
    io.write(i, ",", j, " ")
    ::continue::
  end
end
::out:: print()
do local k = 0; ::again:: k = k + 1; if k < 5 then goto again end; print(k) end
local repeated = 0
repeat local stop = repeated > 3; repeated = repeated + 1 until stop
print(repeated)
do
  local log = {}
  local function closer(name) return setmetatable({}, { __close = function(_, e) log[#log + 1] = name .. ":" .. tostring(e):gsub("^.*: ", "") end }) end
  pcall(function() local x <close> = closer "x"; local y <close> = closer "y"; error("oops") end)
  do local z <close> = closer "z" end
  local c <const> = 5
  print(table.concat(log, " "), c)
end

section "metatables"
local V = {}
V.__index = V
V.__add = function(p, q) return setmetatable({ p[1] + q[1] }, V) end
V.__eq = function(p, q) return p[1] == q[1] end
V.__lt = function(p, q) return p[1] < q[1] end
V.__le = function(p, q) return p[1] <= q[1] end
V.__call = function(self, k) return self[1] * k end
V.__tostring = function(self) return "V(" .. self[1] .. ")" end
V.__len = function() return 77 end
V.__concat = function(p, q) return tostring(p) .. "|" .. tostring(q) end
V.__unm = function(p) return setmetatable({ -p[1] }, V) end
V.__idiv = function() return "idiv" end
V.__shl = function() return "shl" end
V.__name = "Vector"
local p, q = setmetatable({ 3 }, V), setmetatable({ 4 }, V)
print(tostring(p + q), p == q, p < q, p >= q, p(10), #p, p .. q, p .. "s", tostring(-p), p // 1, 1 << p)
local proxy = setmetatable({}, { __index = function(_, k) return k .. "!" end, __newindex = function(s, k, v) rawset(s, k, v * 2) end })
proxy.z = 21; print(proxy.z, proxy.other)
local Base = {}; Base.__index = Base
function Base:hi() return "base " .. self.name end
local Derived = setmetatable({}, { __index = Base }); Derived.__index = Derived
function Derived:hi() return "derived " .. Base.hi(self) end
print(setmetatable({ name = "obj" }, Derived):hi(), getmetatable("").__index == string)
print(sorted(setmetatable({}, { __pairs = function() return next, { only = 1 } end })))

section "coroutines"
local gen = coroutine.wrap(function(first) local got = first; for i = 1, 4 do got = coroutine.yield(i, got) end; return "end" end)
print(gen("a")); print(gen("b")); print(gen("c")); print(gen("d")); print(gen("e"))
local function permute(list, k)
  k = k or #list
  if k <= 1 then return coroutine.yield(table.concat(list)) end
  for i = 1, k do
    list[k], list[i] = list[i], list[k]
    permute(list, k - 1)
    list[k], list[i] = list[i], list[k]
  end
end
local perms = {}
for s in coroutine.wrap(function() permute { "a", "b", "c", "d" } end) do perms[#perms + 1] = s end
print(#perms, table.concat(perms, " "))
local co = coroutine.create(function() local x <close> = setmetatable({}, { __close = function() print("closed") end }); coroutine.yield(1); error("in co") end)
print(coroutine.resume(co)); print(coroutine.status(co), coroutine.isyieldable(), coroutine.close(co), coroutine.status(co))
fails(coroutine.wrap(function() error({ code = 5 }) end)); fails(gen)
print(select(2, pcall(pcall)), pcall(coroutine.wrap(function() return pcall(coroutine.yield, 1) end)))

section "errors"
fails(function() error("message") end); fails(function() error("level 2", 2) end); fails(error, "plain", 0); fails(error)
fails(function() return nil + 1 end); fails(function() return {} .. "x" end); fails(function() return 1 < "x" end)
fails(function() local u; u.x = 1 end); fails(function() undefinedfunction() end); fails(function() return 2^53 & 1.5 end)
fails(function() return ("x"):bad() end); fails(string.rep); fails(string.format, "%d", "x"); fails(setmetatable, 1, {})
fails(function() return 1 // 0 end); fails(function() return 1 % 0 end); fails(string.rep, "x", 1 << 60); fails(table.concat, { {} })
fails(function() local function r() return 1 + r() end; return r() end)
print(xpcall(function() error("E", 0) end, function(m) return m .. " handled " .. #debug.traceback("x") // 1000 end))
print(load("return 1 +")); print(load("x = 'unfinished")); print(load("goto l; local a; ::l:: print(a)")); print(load("\27Lua"))
print(load("local x <const> = 1; x = 2")); print(load("return ...", "chunk", "t", {})(42)); print(load(function() return nil end)())
print(select(2, load("for", "=name")), select(2, load("break", "@file")), select(2, load("::a:: ::a::")))

section "garbage and weak tables"
local weak = setmetatable({}, { __mode = "k" })
for i = 1, 100 do weak[{}] = i end
local finalized = 0
for i = 1, 50 do setmetatable({}, { __gc = function() finalized = finalized + 1 end }) end
collectgarbage(); collectgarbage()
print(next(weak), finalized, collectgarbage("count") > 0, collectgarbage("generational"), collectgarbage("incremental"))
for i = 1, 20000 do local junk = { i, tostring(i), function() return i end } end
collectgarbage("step", 10); print(collectgarbage("isrunning"))

section "libraries"
local f = assert(io.open("lua-test.txt", "w"))
f:write("line 1\n", 2, "\n", 3.5, "\nno newline"); f:close()
for l in io.lines("lua-test.txt", "L") do io.write("[", l:gsub("\n", "$"), "]") end
f = io.open("lua-test.txt"); print(f:read("l", "n", "n", "l", "a")); print(f:seek("set", 2), f:read(3), f:seek("end"), io.type(f)); f:close()
print(io.type(f), io.open("missing/file"), os.remove("lua-test.txt"), os.getenv("NO_SUCH_VARIABLE"))
print(os.time { year = 2024, month = 2, day = 30, hour = 12 }, os.date("!%Y-%m-%d %H:%M:%S", 1e9), os.date("!*t", 0).yday)
math.randomseed(42); local r = math.random(1, 100); math.randomseed(42); print(r == math.random(1, 100), pcall(math.random, 2, 1))
print(debug.getinfo(section, "S").what, debug.getinfo(1, "l").currentline, debug.getlocal(1, 1), (debug.getupvalue(fails, 1)))
local hooks = 0
debug.sethook(function() hooks = hooks + 1 end, "l")
local _ = 1
_ = 2
debug.sethook(); print(hooks)
package.preload.mine = function(name) return { name = name } end
print(require("mine").name, require("mine") == package.loaded.mine); package.path, package.cpath = "", "?.none"; fails(require, "no.such.module")
local env = setmetatable({}, { __index = _G }); local chunk = load("y = 5; return _ENV.y, print ~= nil", "c", "t", env)
print(chunk()); print(y, env.y, #string.dump(chunk) > 50)

section "programs"
local function queens(size)
  local found, col, up, down = 0, {}, {}, {}
  local function place(row)
    if row > size then found = found + 1; return end
    for c = 1, size do
      if not (col[c] or up[row + c] or down[row - c]) then
        col[c], up[row + c], down[row - c] = true, true, true
        place(row + 1)
        col[c], up[row + c], down[row - c] = nil, nil, nil
      end
    end
  end
  place(1); return found
end
print(queens(7))
local sieve, primes = {}, 0
for i = 2, 20000 do if not sieve[i] then primes = primes + 1; for j = i * i, 20000, i do sieve[j] = true end end end
print(primes)
local hash = 0xcbf29ce484222325
for i = 1, #long do hash = (hash ~ long:byte(i)) * 1099511628211 end
print(("%x"):format(hash), #arg, arg[1])
local rows = {}
for y = -1.0, 1.0, 0.25 do
  local row = {}
  for x = -2.0, 0.5, 0.08 do
    local zr, zi, k = 0.0, 0.0, 0
    while zr * zr + zi * zi < 4 and k < 50 do zr, zi, k = zr * zr - zi * zi + x, 2 * zr * zi + y, k + 1 end
    row[#row + 1] = k == 50 and "#" or k > 8 and "+" or "."
  end
  rows[#rows + 1] = table.concat(row)
end
print(table.concat(rows, "\n"))
print "all sections done"
