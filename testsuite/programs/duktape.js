// SPDX-License-Identifier: GPL-3.0-or-later
//
// What duktape.sh runs: the parts of the language and of Duktape's built-in
// objects, each printing what it computed.

function section(name, f) {
  try { print(name + ': ' + f()); } catch (e) { print(name + ' threw: ' + e); }
}

// A generator of its own, so that numbers do not depend on Math.random.
var seed = 4242;
function random(n) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return Math.floor(seed / 65536) % n;
}

section('arithmetic', function () {
  var out = [0.1 + 0.2, 1 / 3, 1e21, 5e-324, -0, 1 / -0, 0 / 0, 7 % -3, 2 ** 0.5,
    1 << 31, -1 >>> 0, 0xff ^ 0x0f, (255).toString(2), (1e21).toString(36),
    (123.456).toFixed(1), (0.00001).toPrecision(3), (98765).toExponential(2),
    parseInt('0x1f'), parseFloat('3.14abc'), Number('  12  ')];
  ['sin', 'cos', 'tan', 'atan', 'exp', 'log', 'sqrt', 'cbrt', 'floor', 'ceil',
    'round', 'trunc', 'sign', 'log2', 'clz32'].forEach(function (f) {
    out.push(f + '=' + Math[f](2.5).toPrecision(10));
  });
  return out.join(' ');
});
section('sort', function () {
  var a = [], i;
  for (i = 0; i < 500; i++) a.push(random(10000));
  a.sort(function (x, y) { return x - y; });
  for (i = 1; i < a.length; i++) if (a[i - 1] > a[i]) throw new Error('order');
  return a.slice(0, 8) + ' .. ' + a.slice(-8);
});
section('arrays', function () {
  var a = [1, 2, 3, 4, 5, 6];
  return [a.map(function (x) { return x * x; }), a.filter(function (x) { return x & 1; }),
    a.reduce(function (x, y) { return x + y; }), a.splice(1, 2, 'a', 'b', 'c'), a.reverse(),
    a.indexOf('b'), a.concat([[1, 2]], 3), a.every(isFinite), a.some(isFinite)].join(' | ');
});
section('strings', function () {
  var s = 'The quick brown fox \u00e4\u20ac jumps';
  return [s.length, s.toUpperCase(), s.split(' '), s.substring(4, 9), s.slice(-5),
    s.charCodeAt(20), s.lastIndexOf('o'), s.repeat(2).length, ' x '.trim(), s.localeCompare('Z'),
    encodeURIComponent(s), decodeURIComponent('%C3%A4'), escape(s), 'abc'.startsWith('ab')].join(' | ');
});
section('regular expressions', function () {
  var s = 'x1=10, yy2=200; zzz3=3000';
  return [s.replace(/(\w+)=(\d+)/g, '$2:$1'), s.match(/\d{2,}/g), /(a+)+b/.exec('caaab'),
    s.split(/[,;]\s*/), /^(?:a|ab)(?:c|bcd)(?!e)/.exec('abcd'), s.search(/z/), /\bfoo/i.test('a FOO'),
    s.replace(/[a-z]+/g, function (m) { return m.length; })].join(' | ');
});
section('objects', function () {
  var o = { get x() { return this._x * 2; }, set x(v) { this._x = v; } };
  o.x = 21;
  var p = new Proxy({}, { get: function (t, k) { return 'got ' + String(k); },
    has: function () { return true; } });
  Object.defineProperty(o, 'hidden', { value: 1, enumerable: false });
  return [o.x, Object.keys(o), p.any, 'some' in p, Object.getOwnPropertyNames(o),
    JSON.stringify(Object.getOwnPropertyDescriptor(o, 'hidden')), Object.isFrozen(Object.freeze({}))].join(' | ');
});
section('closures and exceptions', function () {
  function Shape(n) { this.n = n; }
  Shape.prototype.area = function () { return this.n * this.n; };
  function Box(n) { Shape.call(this, n); }
  Box.prototype = Object.create(Shape.prototype);
  var log = [], i;
  for (i = 0; i < 6; i++) {
    try {
      if (i % 2) throw new TypeError('odd ' + i);
      log.push(new Box(i).area());
      if (i === 4) continue;
    } catch (e) { log.push(e.name + '/' + e.message); } finally { log.push('f' + i); }
  }
  outer: for (i = 0; ; i++) for (;;) { if (i > 3) break outer; continue outer; }
  switch (i) { case 1: log.push('one'); case 4: log.push('four'); default: log.push('more'); }
  return log.join(',');
});
section('coroutines', function () {
  var t = new Duktape.Thread(function (x) {
    for (;;) x = Duktape.Thread.yield(x * 2);
  });
  var out = [], i;
  for (i = 1; i < 6; i++) out.push(Duktape.Thread.resume(t, i));
  return out.join(',');
});
section('json', function () {
  var v = { a: [1, 2.5, 'x\n\u2028', null, true], b: { c: new Date(86400000), d: undefined }, n: 1e300 };
  var s = JSON.stringify(v, null, 2);
  return s + JSON.stringify(JSON.parse(s)) + Duktape.enc('jx', { u: undefined, i: Infinity }) +
    Duktape.enc('jc', { u: undefined, i: -Infinity });
});
section('buffers', function () {
  var b = new ArrayBuffer(16), d = new DataView(b), u = new Uint8Array(b), out = [], i;
  d.setFloat64(0, Math.PI); d.setInt32(8, -123456, true); d.setUint16(12, 0xabcd);
  for (i = 0; i < u.length; i++) out.push(u[i].toString(16));
  var cbor = CBOR.encode({ list: [1, -1, 1.5, 'text', false] });
  return [out, d.getFloat32(0), new Int16Array(b, 8, 2)[0], Duktape.enc('hex', cbor),
    JSON.stringify(CBOR.decode(cbor)), Duktape.enc('base64', 'any carnal pleasure'),
    new TextDecoder().decode(new TextEncoder().encode('\u20ac'))].join(' | ');
});
section('dates', function () {
  var d = new Date(Date.UTC(2020, 1, 29, 12, 34, 56, 789));
  return [d.toISOString(), d.getUTCDay(), Date.parse('1999-12-31T23:59:59Z'),
    new Date(NaN).getTime(), new Date(8.64e15).toISOString(), d.toJSON()].join(' | ');
});
section('work', function () {
  function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
  var sieve = [], count = 0, i, j, words = {};
  for (i = 2; i < 20000; i++) {
    if (sieve[i]) continue;
    count++;
    for (j = i * 2; j < 20000; j += i) sieve[j] = true;
  }
  for (i = 0; i < 5000; i++) { j = 'k' + random(97); words[j] = (words[j] || 0) + 1; }
  return [fib(20), count, Object.keys(words).sort().slice(0, 5), words.k42,
    eval('var q = 6; q * 7'), new Function('a', 'b', 'return a - b')(10, 3)].join(' | ');
});
