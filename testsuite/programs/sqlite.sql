-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- SQL for the SQLite shell, one feature after the other over a few thousand
-- generated rows.  It never asks for the time, for randomness or for anything
-- else that differs between two runs.

.echo on
.headers on
PRAGMA foreign_keys = ON;
PRAGMA encoding;
PRAGMA page_size = 1024;

CREATE TABLE city(id INTEGER PRIMARY KEY, name TEXT UNIQUE, pop INT);
CREATE TABLE person(
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL COLLATE NOCASE,
  age INT CHECK(age BETWEEN 0 AND 150),
  city INT REFERENCES city(id) ON DELETE SET NULL ON UPDATE CASCADE,
  score REAL DEFAULT 1.5,
  tag BLOB,
  initial TEXT GENERATED ALWAYS AS (substr(name, 1, 1)) VIRTUAL,
  age2 INT AS (age * 2) STORED);
CREATE TABLE log(n INTEGER PRIMARY KEY AUTOINCREMENT, what TEXT);
CREATE TABLE pair(a INT, b INT, c TEXT, PRIMARY KEY(a, b)) WITHOUT ROWID;

BEGIN;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
INSERT INTO city SELECT i, printf('City-%03d', (i * 17) % 41), i * i * 1000 FROM n;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
INSERT INTO person(id, name, age, city, score, tag)
  SELECT i, char(65 + i % 26) || 'erson ' || ((i * 7919) % 4001), (i * 31) % 101,
         CASE WHEN i % 13 = 0 THEN NULL ELSE 1 + i % 40 END,
         round((i * 37 % 1000) / 8.0, 3), CAST(printf('%x', i * i) AS BLOB) FROM n;
INSERT INTO pair SELECT id % 60, id / 60, name FROM person WHERE id < 3000;
COMMIT;

CREATE INDEX person_age ON person(age, score DESC);
CREATE INDEX person_name ON person(name) WHERE age > 50;
CREATE INDEX person_expr ON person(lower(name), length(tag));
ANALYZE;
SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY 1, 2;

-- Joins.
SELECT c.name, count(p.id) AS n, avg(p.age) FROM city c LEFT JOIN person p ON p.city = c.id
  GROUP BY c.id HAVING n > 90 ORDER BY n DESC, c.name LIMIT 12;
SELECT count(*) FROM person a JOIN person b ON a.age = b.age AND a.id < b.id WHERE a.city = 3;
SELECT count(*), sum(p.id) FROM person p NATURAL JOIN (SELECT id FROM city);
SELECT c.id, p.id FROM city c FULL OUTER JOIN person p ON p.id = c.id + 3990 WHERE c.id > 35 OR p.id < 4 ORDER BY 1, 2;
SELECT c.id, p.id FROM person p RIGHT JOIN city c ON p.id = c.id * 200 ORDER BY c.id LIMIT 25;
SELECT DISTINCT initial FROM person CROSS JOIN city USING(id) ORDER BY 1;

-- Aggregates, sets, subqueries.
SELECT age / 10 AS decade, count(*), sum(score), min(name), max(tag), total(age2), group_concat(DISTINCT city)
  FROM person WHERE id < 500 GROUP BY decade ORDER BY decade;
SELECT count(*) FILTER (WHERE age > 50), count(DISTINCT city), avg(DISTINCT age) FROM person;
SELECT id FROM person WHERE id < 20 INTERSECT SELECT a FROM pair EXCEPT SELECT 7 UNION SELECT 4000 ORDER BY 1;
SELECT name FROM city WHERE EXISTS (SELECT 1 FROM person WHERE city = city.id AND age = 100 AND score > 100) ORDER BY 1;
SELECT (SELECT max(score) FROM person p WHERE p.city = c.id) AS top, c.id FROM city c WHERE c.id IN (SELECT a FROM pair WHERE b = 3) ORDER BY top DESC, 2 LIMIT 8;
SELECT id, name FROM person WHERE name LIKE 'q%9_1' OR name GLOB 'Z*77' ORDER BY id LIMIT 20;
SELECT (a, b) > (5, 6), (a, b) IN (SELECT 4, 2), a IS NOT b, a BETWEEN 2 AND 4 FROM pair WHERE a = 4 AND b < 5;

-- Window functions.
SELECT id, age, row_number() OVER w, rank() OVER w, dense_rank() OVER w, ntile(4) OVER w,
       lag(id, 2, -1) OVER w, lead(score) OVER w, first_value(id) OVER w, nth_value(id, 3) OVER w,
       round(percent_rank() OVER w, 4), round(cume_dist() OVER w, 4)
  FROM person WHERE city = 5 AND id < 900 WINDOW w AS (ORDER BY age, id) ORDER BY age, id;
SELECT id, sum(age) OVER (PARTITION BY city ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING EXCLUDE CURRENT ROW) AS r,
       avg(score) OVER (PARTITION BY city ORDER BY age RANGE BETWEEN 5 PRECEDING AND 5 FOLLOWING) AS g,
       group_concat(id, '/') OVER (ORDER BY city GROUPS BETWEEN CURRENT ROW AND 1 FOLLOWING EXCLUDE TIES)
  FROM person WHERE id < 40 ORDER BY id;

-- Common table expressions.
WITH RECURSIVE fib(n, a, b) AS (VALUES(1, 0, 1) UNION ALL SELECT n + 1, b, a + b FROM fib WHERE n < 60)
  SELECT n, a FROM fib WHERE n % 7 = 0;
WITH RECURSIVE
  x(v) AS (VALUES(-2.0) UNION ALL SELECT v + 0.1 FROM x WHERE v < 1.0),
  y(v) AS (VALUES(-1.0) UNION ALL SELECT v + 0.2 FROM y WHERE v < 1.0),
  m(n, cx, cy, a, b) AS (SELECT 0, x.v, y.v, 0.0, 0.0 FROM x, y UNION ALL
    SELECT n + 1, cx, cy, a * a - b * b + cx, 2.0 * a * b + cy FROM m WHERE a * a + b * b < 4.0 AND n < 20),
  last(n, cx, cy) AS (SELECT max(n), cx, cy FROM m GROUP BY cx, cy)
  SELECT group_concat(substr(' .+*#', 1 + min(n / 5, 4), 1), '') FROM last GROUP BY cy;
WITH RECURSIVE
  digits(z, lp) AS (VALUES('1', 1) UNION ALL SELECT CAST(lp + 1 AS TEXT), lp + 1 FROM digits WHERE lp < 9),
  sudoku(s, ind) AS (
    SELECT g, instr(g, '.') FROM (SELECT '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' AS g)
    UNION ALL
    SELECT substr(s, 1, ind - 1) || z || substr(s, ind + 1), instr(substr(s, 1, ind - 1) || z || substr(s, ind + 1), '.')
      FROM sudoku, digits AS d
     WHERE ind > 0 AND NOT EXISTS (
       SELECT 1 FROM digits AS lp
        WHERE d.z = substr(s, ((ind - 1) / 9) * 9 + lp, 1)
           OR d.z = substr(s, ((ind - 1) % 9) + (lp - 1) * 9 + 1, 1)
           OR d.z = substr(s, (((ind - 1) / 3) % 3) * 3 + ((ind - 1) / 27) * 27 + lp + ((lp - 1) / 3) * 6, 1)))
  SELECT s FROM sudoku WHERE ind = 0;
WITH a AS MATERIALIZED (SELECT id FROM person WHERE age = 7), b AS NOT MATERIALIZED (SELECT id FROM a)
  SELECT count(*), min(id), max(id) FROM b;

-- Triggers, views, foreign keys, upsert, returning.
CREATE TRIGGER person_ins AFTER INSERT ON person BEGIN INSERT INTO log(what) VALUES('ins ' || new.id || ' ' || new.name); END;
CREATE TRIGGER person_upd BEFORE UPDATE OF age ON person WHEN new.age <> old.age
  BEGIN INSERT INTO log(what) VALUES(printf('upd %d: %d to %d', old.id, old.age, new.age)); END;
CREATE TRIGGER person_del AFTER DELETE ON person BEGIN INSERT INTO log(what) SELECT 'del ' || old.id; END;
CREATE VIEW elder AS SELECT id, name, age FROM person WHERE age > 90;
CREATE TRIGGER elder_ins INSTEAD OF INSERT ON elder BEGIN INSERT INTO person(name, age) VALUES(new.name, max(new.age, 91)); END;
INSERT INTO elder(name, age) VALUES('Methuselah', 12), ('Adam', 130);
UPDATE person SET age = age + 1, name = upper(name) WHERE id IN (10, 20, 30) RETURNING id, age, name, initial, age2;
DELETE FROM person WHERE id BETWEEN 100 AND 104 RETURNING id;
INSERT INTO city VALUES(1, 'again', 5) ON CONFLICT(id) DO UPDATE SET pop = pop + excluded.pop WHERE excluded.pop > 1 RETURNING *;
INSERT OR IGNORE INTO city VALUES(2, 'ignored', 5);
REPLACE INTO city VALUES(50, 'New', 1);
UPDATE city SET id = 99 WHERE id = 39;
DELETE FROM city WHERE id = 40;
SELECT city, count(*) FROM person WHERE city IS NULL OR city > 37 GROUP BY city ORDER BY 1;
UPDATE person SET score = t.s FROM (SELECT city AS c, avg(score) AS s FROM person GROUP BY city) AS t WHERE t.c = person.city AND person.id % 100 = 0;
SELECT id, round(score, 4) FROM person WHERE id % 400 = 0 ORDER BY id;
SELECT * FROM log;

-- Transactions and savepoints.
BEGIN IMMEDIATE;
DELETE FROM person;
SELECT count(*), total(age) FROM person;
ROLLBACK;
SELECT count(*), total(age) FROM person;
SAVEPOINT one;
UPDATE city SET pop = 0;
SAVEPOINT two;
DELETE FROM pair WHERE a < 30;
ROLLBACK TO two;
RELEASE two;
SELECT sum(pop), (SELECT count(*) FROM pair) FROM city;
ROLLBACK TO one;
RELEASE one;
SELECT sum(pop), (SELECT count(*) FROM pair) FROM city;

-- JSON.
CREATE TABLE doc(id INTEGER PRIMARY KEY, j TEXT CHECK(json_valid(j)));
INSERT INTO doc SELECT id, json_object('id', id, 'name', name, 'tags', json_array(age, score, NULL, hex(tag)), 'in', json_object('c', city)) FROM person WHERE id <= 300;
SELECT id, j ->> '$.name', j -> '$.tags', j -> 'in', json_extract(j, '$.tags[#-1]') FROM doc WHERE id % 60 = 1;
SELECT t.key, t.type, count(*), min(t.atom) FROM doc, json_tree(doc.j) AS t WHERE doc.id < 30 GROUP BY t.key, t.type ORDER BY 1, 2, 3;
SELECT json_set(j, '$.new', 7, '$.tags[0]', 'zero'), json_remove(j, '$.tags', '$.in'), json_patch(j, '{"name":null,"x":{"y":[1]}}') FROM doc WHERE id = 9;
SELECT json_group_array(id), json_group_object(name, age) FROM (SELECT id, name, age FROM person WHERE id < 9);
SELECT json_type('[1,2.5,"x",null,true,{}]', '$[' || value || ']'), json_quote(value) FROM json_each('[0,1,2,3,4,5]');
SELECT json_array_length(j, '$.tags'), json_valid('[1,'), json('  [ 1 , {"a" : "\u00e9" } ] ') FROM doc WHERE id = 1;

-- Full text, R-tree and other virtual tables.
CREATE VIRTUAL TABLE f4 USING fts4(title, body);
CREATE VIRTUAL TABLE f5 USING fts5(title, body, tokenize = 'porter unicode61', prefix = '2 3');
INSERT INTO f4 SELECT name, 'the quick brown fox number ' || id || ' jumps over ' || coalesce(city, 'no') || ' lazy dogs' FROM person WHERE id <= 1500;
INSERT INTO f5 SELECT title, body FROM f4;
SELECT count(*) FROM f4 WHERE f4 MATCH 'quick NEAR/2 fox';
SELECT docid, snippet(f4, '[', ']', '..', 1, 5), offsets(f4) FROM f4 WHERE f4 MATCH 'body:777 OR title:person 888' ORDER BY 1 LIMIT 6;
SELECT rowid, highlight(f5, 1, '<', '>'), round(bm25(f5), 4) FROM f5 WHERE f5 MATCH 'jumping AND (11* NOT 111)' ORDER BY rowid LIMIT 10;
DELETE FROM f5 WHERE rowid % 3 = 0;
INSERT INTO f5(f5) VALUES('optimize');
INSERT INTO f5(f5) VALUES('integrity-check');
SELECT count(*) FROM f5('dog');
CREATE VIRTUAL TABLE box USING rtree(id, x0, x1, y0, y1);
INSERT INTO box SELECT id, id % 97, id % 97 + 3, id % 89, id % 89 + 2 FROM person WHERE id < 2500;
SELECT count(*), sum(id) FROM box WHERE x0 > 20 AND x1 < 40 AND y0 > 10 AND y1 < 30;
SELECT rtreecheck('box');
CREATE VIRTUAL TABLE poly USING geopoly(n);
INSERT INTO poly(_shape, n) VALUES('[[0,0],[4,0],[4,4],[0,4],[0,0]]', 'square'), ('[[1,1],[9,1],[5,7],[1,1]]', 'triangle');
SELECT n, geopoly_area(_shape), geopoly_bbox(_shape) IS NOT NULL, geopoly_overlap(_shape, '[[3,3],[5,3],[5,5],[3,3]]') FROM poly;
SELECT value FROM generate_series(3, 30, 9);
SELECT name, sum(ncell) > 0 FROM dbstat GROUP BY name ORDER BY name LIMIT 5;

-- Scalar functions, conversions, arithmetic at the edges.
SELECT abs(-5), coalesce(NULL, 2), hex('abc'), ifnull(NULL, 'x'), iif(1 > 2, 'a', 'b'), instr('hello', 'll'), likelihood(1, 0.5), nullif(1, 1), quote(x'00ff'), quote('it''s'), replace('aXbX', 'X', '--'), round(2.567, 1), sign(-3.5);
SELECT trim('  x '), ltrim('xxy', 'x'), rtrim('yxx', 'x'), typeof(1), typeof(1.0), typeof(x'00'), typeof(NULL), unicode('é'), char(233, 8364), zeroblob(3) = x'000000', format('%5.2f|%-8s|%+d|%x|%c|%q|%e|%,d', 3.14159, 'left', 5, 255, 'c', 'q''q', 12345.678, 1234567);
SELECT sqrt(2), round(sin(1), 9), round(pow(2, 0.5), 9), ceil(1.2), floor(-1.2), trunc(2.7), mod(7, 3), round(ln(10), 9), round(atan2(1, 2), 9), round(degrees(pi()), 6);
SELECT 9223372036854775807 + 1, -9223372036854775808 - 1, 5 / 2, -5 / 2, -5 % 3, 5 % 0, 1 / 0, 7.0 / 2, 1 << 62, 1 << 63, -1 >> 1, ~5, 5 & 3 | 8, '12abc' + 1, '0x10' + 0, 1e308 * 10, CAST('9999999999999999999' AS INT), CAST(-1.9 AS INT), CAST('1e3' AS REAL);
SELECT date('2024-02-28', '+2 days'), datetime(1700000000, 'unixepoch'), strftime('%Y %j %W %w %H:%M:%f', '2023-12-31 23:59:59.125'), julianday('2000-01-01'), time('12:00', '-90 minutes'), unixepoch('2001-09-09 01:46:40'), date('2023-03-31', '-1 month', 'start of month', 'weekday 3');
SELECT 'a' = 'A' COLLATE NOCASE, 'a ' = 'a' COLLATE RTRIM, 'b' < 'a' COLLATE BINARY, NULL IS NULL, NULL = NULL, NOT NULL, 1 IS TRUE, 'x' || 1 || 2.5 || NULL IS NULL;

-- Plans and byte code.
EXPLAIN QUERY PLAN SELECT * FROM person p JOIN city c ON c.id = p.city WHERE p.age = 30 ORDER BY p.score DESC;
EXPLAIN QUERY PLAN SELECT name FROM person WHERE name = 'x' AND age > 60 UNION SELECT name FROM city ORDER BY 1;
EXPLAIN SELECT count(*), sum(b) FROM pair WHERE a BETWEEN 3 AND 9 GROUP BY c ORDER BY 1;

-- Changing the schema.
ALTER TABLE person RENAME TO human;
ALTER TABLE human RENAME COLUMN score TO points;
ALTER TABLE human ADD COLUMN extra TEXT DEFAULT 'none';
ALTER TABLE doc ADD COLUMN n INT;
ALTER TABLE doc DROP COLUMN n;
CREATE TEMP TABLE scratch AS SELECT id, extra FROM human WHERE id % 1000 = 0;
SELECT * FROM scratch;
ATTACH ':memory:' AS other;
CREATE TABLE other.copy AS SELECT * FROM human ORDER BY age, id LIMIT 100;
SELECT count(*), sum(points) FROM other.copy;
DETACH other;
DROP INDEX person_expr;
DROP TRIGGER person_del;
DELETE FROM human WHERE id % 3 = 0;
REINDEX;
PRAGMA journal_mode = WAL;
UPDATE human SET tag = zeroblob(id % 2000) WHERE id % 50 = 1;
PRAGMA wal_checkpoint(TRUNCATE);
PRAGMA journal_mode = DELETE;
VACUUM;
PRAGMA foreign_key_check;
PRAGMA integrity_check;
PRAGMA table_xinfo(human);
PRAGMA index_list(human);
SELECT 'integrity_check', * FROM pragma_integrity_check;

-- The shell's ways to print, and its own commands.
.mode box
SELECT id, name, age FROM human WHERE id < 8;
.mode json
SELECT id, name, tag FROM human WHERE id < 8;
.mode csv
SELECT id, name, extra FROM human WHERE id < 8;
.mode quote
SELECT id, name, points, tag FROM human WHERE id < 8;
.mode line
SELECT id, name FROM human WHERE id < 5;
.mode markdown
SELECT id, name FROM human WHERE id < 5;
.mode html
SELECT id, name FROM human WHERE id < 3;
.mode list
.schema human
.indexes
.tables
.dump city
.sha3sum
.expert
SELECT id FROM human WHERE points = 3 AND extra = 'none' ORDER BY city;
SELECT count(*), sum(age), round(sum(points), 3) FROM human;
