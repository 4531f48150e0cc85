# SPDX-License-Identifier: GPL-3.0-or-later
#
# The test of SQLite: a broad SQL script through the shell, then SQLite's own
# fuzzcheck over its recorded cases and its own speedtest1 as a checksum.
# It never prints a time, and writes only to the directory it is started in.

set -eu

echo "== shell script"
"$BIN/sqlite3" -batch -bail test.db <"$HERE/sqlite.sql" 2>&1

echo "== errors"
# All but the first two and the last fail; without -bail the shell goes on.
"$BIN/sqlite3" -batch :memory: 2>&1 <<'SQL' || echo "status $?"
CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT NOT NULL UNIQUE, CHECK(a < 100));
INSERT INTO t VALUES(1, 'x');
INSERT INTO t VALUES(1, 'y');
INSERT INTO t VALUES(2, 'x');
INSERT INTO t VALUES(200, 'z');
INSERT INTO t VALUES(3, NULL);
INSERT INTO t VALUES('text', 'z');
SELECT * FROM missing;
SELECT nofunc(1);
SELECT 1 +;
SELECT json('{bad');
SELECT abs(-9223372036854775808);
SELECT a FROM t GROUP BY sum(b);
SELECT count(*) FROM t;
SQL

echo "== import and export"
awk 'BEGIN { for (i = 0; i < 3000; i++)
  printf "%d,\"name %d\",%.3f\n", i, i * 7919 % 3001, i / 7 }' >rows.csv
"$BIN/sqlite3" -batch import.db 2>&1 <<'SQL'
CREATE TABLE rows(id INTEGER PRIMARY KEY, name TEXT, v REAL);
.import --csv rows.csv rows
SELECT count(*), sum(id), round(sum(v), 3), min(name), max(name) FROM rows;
.mode insert rows
SELECT * FROM rows WHERE id % 500 = 3;
.sha3sum
.backup copy.db
.restore main copy.db
.mode csv
SELECT * FROM rows WHERE id % 700 = 1 ORDER BY name;
PRAGMA integrity_check;
SQL
"$BIN/sqlite3" -batch import.db .dump >dump.sql
cksum <dump.sql
"$BIN/sqlite3" -batch copy.db .recover >recover.sql
"$BIN/sqlite3" -batch recovered.db <recover.sql
"$BIN/sqlite3" -batch recovered.db 'SELECT count(*), sum(id) FROM rows'

# noted COMMAND...: its output in the file `raw`; where it fails, the test does.
noted() { "$@" >raw 2>&1 || { echo "status $?"; tail raw; exit 1; }; }

echo "== fuzzcheck"
for n in 1 3 4 5 6 8; do
  # Of these only the fourth has the same results in every run, so it can be
  # compared in full; the trace is megabytes and stays in its file.
  trace=; [ $n != 4 ] || trace=--result-trace
  noted "$BIN/fuzzcheck" $trace --prng-seed 1 \
    "$SRC/sqlite3/test/fuzzdata$n.db"
  sed 's/ in [0-9.]* seconds.*//' raw >trace$n
  tail -n 2 trace$n
  cksum trace$n
done

echo "== speedtest1"
noted "$BIN/speedtest1" --memdb --size 3 --verify
sed -e 's/[0-9][0-9]*\.[0-9]*s//' -e 's/\.\.\.*//' raw
