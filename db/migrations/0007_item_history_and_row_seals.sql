-- SPDX-License-Identifier: GPL-3.0-or-later
-- The page of one item shows what was done to it: found by its id, however long the trail is.
CREATE INDEX audit_subject ON audit (subject, seq)
--;
-- An import can be taken back: it is found among the decisions of years.
CREATE INDEX audit_imports ON audit (seq) WHERE action = 'import'
--;
-- postgresql
-- Checksums of all rows on a server too (db/engine/ServerSeal.h). Each statement adds what it changed, so that writers
-- do not wait for each other; the sum of all lines of a table is what `verify` compares.
CREATE TABLE row_seals (name TEXT NOT NULL, rows BIGINT NOT NULL, a BIGINT NOT NULL, b BIGINT NOT NULL,
  c BIGINT NOT NULL, d BIGINT NOT NULL)
--;
-- postgresql
CREATE FUNCTION seal_digest(line TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $f$
  SELECT encode(sha256(convert_to(line, 'UTF8')), 'hex')
$f$
--;
-- postgresql
CREATE FUNCTION seal_part(digest TEXT, nth INTEGER) RETURNS BIGINT LANGUAGE sql IMMUTABLE AS $f$
  SELECT ('x' || substr(digest, 8 * nth - 7, 8))::bit(32)::bigint
$f$
--;
-- postgresql
-- One line per table of what is committed; whoever finds somebody at it leaves it to them.
CREATE FUNCTION fold_seals() RETURNS VOID LANGUAGE plpgsql AS $f$
BEGIN
  IF pg_try_advisory_xact_lock(hashtext('gainsay seals'), 'row_seals'::regclass::oid::bigint::bit(32)::integer) THEN
    WITH folded AS (DELETE FROM row_seals RETURNING *)
      INSERT INTO row_seals SELECT name, SUM(rows), SUM(a), SUM(b), SUM(c), SUM(d) FROM folded GROUP BY name;
  END IF;
END $f$
--;
-- postgresql
-- What somebody with rights of their own to the table writes by another program is not counted, and so found. Whoever
-- has none came through the server's rules, which let nothing else pass.
CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $f$
BEGIN
  IF current_setting('application_name') <> 'gainsay'
      AND has_table_privilege(session_user, TG_RELID, 'INSERT, UPDATE, DELETE') THEN
    RETURN NULL;
  END IF;
  -- The same text whatever somebody has set; a clause of the function would cost more than all the rest.
  IF current_setting('bytea_output') <> 'hex' OR current_setting('extra_float_digits')::integer < 1 THEN
    PERFORM set_config('bytea_output', 'hex', TRUE), set_config('extra_float_digits', '1', TRUE);
  END IF;
  -- Of a long text only the fingerprint, which `verify` compares with the text.
  IF TG_TABLE_NAME = 'conversation_texts' THEN
    IF TG_OP <> 'INSERT' THEN
      INSERT INTO row_seals SELECT TG_TABLE_NAME, -COUNT(*), -SUM(seal_part(h, 1)), -SUM(seal_part(h, 2)),
        -SUM(seal_part(h, 3)), -SUM(seal_part(h, 4)) FROM (SELECT seal_digest(ROW(l.conversation_id,
        l.fingerprint)::text) AS h FROM gone l OFFSET 0) s HAVING COUNT(*) > 0;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO row_seals SELECT TG_TABLE_NAME, COUNT(*), SUM(seal_part(h, 1)), SUM(seal_part(h, 2)),
        SUM(seal_part(h, 3)), SUM(seal_part(h, 4)) FROM (SELECT seal_digest(ROW(l.conversation_id,
        l.fingerprint)::text) AS h FROM added l OFFSET 0) s HAVING COUNT(*) > 0;
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO row_seals SELECT TG_TABLE_NAME, COUNT(*), SUM(seal_part(h, 1)), SUM(seal_part(h, 2)),
      SUM(seal_part(h, 3)), SUM(seal_part(h, 4)) FROM (SELECT seal_digest(l::text) AS h FROM added l OFFSET 0) s
      HAVING COUNT(*) > 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO row_seals SELECT TG_TABLE_NAME, -COUNT(*), -SUM(seal_part(h, 1)), -SUM(seal_part(h, 2)),
      -SUM(seal_part(h, 3)), -SUM(seal_part(h, 4)) FROM (SELECT seal_digest(l::text) AS h FROM gone l OFFSET 0) s
      HAVING COUNT(*) > 0;
  ELSE
    INSERT INTO row_seals SELECT TG_TABLE_NAME, SUM(n), SUM(n * seal_part(h, 1)), SUM(n * seal_part(h, 2)),
      SUM(n * seal_part(h, 3)), SUM(n * seal_part(h, 4)) FROM (SELECT 1 AS n, seal_digest(l::text) AS h FROM added l
      UNION ALL SELECT -1, seal_digest(l::text) FROM gone l OFFSET 0) s HAVING COUNT(*) > 0;
  END IF;
  -- Once in a while, so that the lines stay few.
  IF random() < 0.002 THEN
    PERFORM fold_seals();
  END IF;
  RETURN NULL;
END $f$
--;
-- postgresql
-- A function with the rights of its owner must not look for its tables where others can make some.
DO $d$ BEGIN
  EXECUTE format('ALTER FUNCTION count_rows() SET search_path = %I, pg_temp', current_schema());
END $d$
