-- SPDX-License-Identifier: GPL-3.0-or-later
-- What each person may write. Views that show a thing otherwise than it is stored write through write_through(); what
-- may be written is judged by triggers on the tables themselves, whatever way it comes. They look at the session's
-- login, which nobody can change, and let the project's owner pass.
CREATE OR REPLACE FUNCTION {{G}}.write_through() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  target TEXT := format('%I.%I', {{S'}}, TG_TABLE_NAME);
  keys TEXT := (SELECT string_agg(format('r.%I', k), ', ') FROM unnest(TG_ARGV) k);
  own_keys TEXT := (SELECT string_agg(format('t.%I', k), ', ') FROM unnest(TG_ARGV) k);
  wanted JSONB := to_jsonb(NEW);
  former JSONB := to_jsonb(OLD);
  names TEXT;
  stored JSONB;
  place BIGINT;
BEGIN
  -- A row of another table has no such fields, so they are asked of its JSON.
  IF TG_TABLE_NAME = 'slots' AND TG_OP <> 'INSERT' AND NOT {{G}}.leads() AND former -> 'id' = former -> 'conversation_id'
      AND (former -> 'user_id' = 'null' OR (former ->> 'user_id')::bigint = {{G}}.person()) THEN
    place := (SELECT s.id FROM {{S}}.slots s WHERE s.conversation_id = (former ->> 'conversation_id')::bigint
      AND s.user_id IS NOT DISTINCT FROM (former ->> 'user_id')::bigint
      AND (s.user_id IS NOT NULL OR (s.state = 0 AND s.pool = 1)) ORDER BY s.number LIMIT 1);
    former := former || jsonb_build_object('id', place);
  END IF;
  IF TG_TABLE_NAME = 'messages' AND TG_OP = 'INSERT' AND (wanted ->> 'to_user')::bigint < 0 THEN
    wanted := wanted || jsonb_build_object('to_user',
      {{G}}.behind((wanted ->> 'conversation_id')::bigint, (wanted ->> 'to_user')::bigint));
  END IF;
  IF TG_OP = 'INSERT' THEN
    wanted := jsonb_strip_nulls(wanted);
    names := (SELECT string_agg(format('%I', k), ', ') FROM jsonb_object_keys(wanted) k);
    EXECUTE format('INSERT INTO %s AS t (%s) SELECT %s FROM jsonb_populate_record(NULL::%s, $1) RETURNING to_jsonb(t)',
      target, names, names, target) INTO stored USING wanted;
    -- What the server has made of the row is not for whoever wrote it; its number is.
    IF jsonb_exists(stored, 'id') THEN
      NEW := jsonb_populate_record(NEW, jsonb_build_object('id', stored -> 'id'));
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT string_agg(format('%I', e.key), ', ') INTO names FROM jsonb_each(wanted) e
      WHERE e.value IS DISTINCT FROM to_jsonb(OLD) -> e.key;
    IF names IS NOT NULL THEN
      EXECUTE format('UPDATE %s t SET (%s) = (SELECT %s FROM jsonb_populate_record(NULL::%s, $1)) WHERE (%s) = '
        '(SELECT %s FROM jsonb_populate_record(NULL::%s, $2) r)', target, names, names, target, own_keys, keys, target)
        USING wanted, former;
    END IF;
    RETURN NEW;
  END IF;
  EXECUTE format('DELETE FROM %s t WHERE (%s) = (SELECT %s FROM jsonb_populate_record(NULL::%s, $1) r)', target,
    own_keys, keys, target) USING former;
  RETURN OLD;
END $f$
--;
-- The rater who goes by a number below zero on a conversation.
CREATE OR REPLACE FUNCTION {{G}}.behind(conversation BIGINT, alias BIGINT) RETURNS BIGINT LANGUAGE sql STABLE AS $f$
  SELECT s.user_id FROM {{S}}.slots s WHERE s.conversation_id = conversation AND s.purpose = 0
    AND {{ALIAS(s.conversation_id,s.user_id)}} = alias
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.guard_annotations() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  place RECORD;
  wrong TEXT;
BEGIN
  IF NOT {{G}}.guarded() THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM {{G}}.refuse('Answers are only ever added.');
  END IF;
  IF NEW.user_id IS DISTINCT FROM {{G}}.person() OR NOT {{G}}.may_work() THEN
    PERFORM {{G}}.refuse('Nobody answers for somebody else, or before being trained.');
  END IF;
  SELECT s.* INTO place FROM {{S}}.slots s WHERE s.conversation_id = NEW.conversation_id AND s.user_id = NEW.user_id
    FOR UPDATE;
  IF NOT FOUND THEN
    SELECT s.* INTO place FROM {{S}}.slots s WHERE s.conversation_id = NEW.conversation_id AND s.user_id IS NULL
      AND s.state = 0 AND s.pool = 1 AND NOT EXISTS (SELECT 1 FROM {{S}}.annotations a
        WHERE a.conversation_id = NEW.conversation_id AND a.user_id = NEW.user_id) ORDER BY s.number LIMIT 1;
  END IF;
  IF NOT FOUND OR (place.purpose = 0 AND NOT {{G}}.allows_work(place.batch_id)) THEN
    PERFORM {{G}}.refuse('It is not your item, or its batch is being checked or accepted.');
  END IF;
  IF NEW.revision <> 1 + COALESCE((SELECT MAX(a.revision) FROM {{S}}.annotations a
      WHERE a.conversation_id = NEW.conversation_id AND a.user_id = NEW.user_id), 0)
      OR NEW.scheme_id <> (SELECT id FROM {{S}}.schemes ORDER BY version DESC, id DESC LIMIT 1) THEN
    RAISE EXCEPTION USING ERRCODE = '40001', MESSAGE = 'The answers or the scheme were changed elsewhere.';
  END IF;
  wrong := {{G}}.fault({{G}}.scheme(), NEW.conversation_id, NEW.answers::jsonb);
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = '23514', MESSAGE = wrong;
  END IF;
  NEW.label := NULLIF({{G}}.label_of({{G}}.scheme(), NEW.answers::jsonb), '');
  NEW.confidence := CASE WHEN {{G}}.is_whole(NEW.answers::jsonb -> 'confidence', -1000, 1000)
    THEN (NEW.answers::jsonb ->> 'confidence')::numeric::integer END;
  RETURN NEW;
END $f$
--;
CREATE OR REPLACE FUNCTION {{G}}.guard_slots() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  me BIGINT := {{G}}.person();
  held INTEGER;
BEGIN
  IF NOT {{G}}.guarded() OR {{G}}.leads() THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  IF TG_OP <> 'UPDATE' THEN
    PERFORM {{G}}.refuse('Supervisors plan the work.');
  END IF;
  IF (NEW.id, NEW.conversation_id, NEW.batch_id, NEW.number, NEW.purpose) IS DISTINCT FROM
      (OLD.id, OLD.conversation_id, OLD.batch_id, OLD.number, OLD.purpose) THEN
    PERFORM {{G}}.refuse('Whose place it is and what for is planned by supervisors.');
  END IF;
  -- Sent back, by whoever has just decided so.
  IF OLD.user_id IS DISTINCT FROM me AND OLD.user_id IS NOT NULL THEN
    IF OLD.state = 2 AND NEW.state = 3 AND (NEW.user_id, NEW.position, NEW.pool, NEW.annotation_id)
        IS NOT DISTINCT FROM (OLD.user_id, OLD.position, OLD.pool, OLD.annotation_id)
        AND (SELECT d.kind = 'send_back' AND d.user_id = me FROM {{S}}.decisions d
             WHERE d.conversation_id = OLD.conversation_id ORDER BY d.id DESC LIMIT 1) THEN
      RETURN NEW;
    END IF;
    PERFORM {{G}}.refuse('It is somebody else''s item.');
  END IF;
  IF NOT {{G}}.may_work() THEN
    PERFORM {{G}}.refuse('Whoever is not trained, or only reads, gets no items.');
  END IF;
  IF OLD.user_id IS NULL AND (OLD.pool = 0 OR OLD.state <> 0 OR EXISTS (SELECT 1 FROM {{S}}.annotations a
      WHERE a.conversation_id = OLD.conversation_id AND a.user_id = me AND a.id IS DISTINCT FROM NEW.annotation_id)) THEN
    PERFORM {{G}}.refuse('The place is not free.');
  END IF;
  IF NEW.user_id IS NULL THEN
    IF OLD.pool = 1 AND OLD.state = 1 AND NEW.state = 0 AND NEW.annotation_id IS NULL THEN
      RETURN NEW;
    END IF;
    PERFORM {{G}}.refuse('What was begun goes back to the pool by releasing it.');
  END IF;
  IF NEW.user_id <> me OR (NEW.pool <> OLD.pool AND NOT (OLD.pool = 1 AND OLD.state = 2 AND NEW.state = 1)) THEN
    PERFORM {{G}}.refuse('Nobody takes an item for somebody else.');
  END IF;
  IF OLD.purpose = 0 AND NOT {{G}}.allows_work(OLD.batch_id) AND (NEW.state, NEW.annotation_id)
      IS DISTINCT FROM (OLD.state, OLD.annotation_id) THEN
    PERFORM {{G}}.refuse('The batch is being checked or accepted.');
  END IF;
  IF NOT (NEW.state = OLD.state OR (OLD.state IN (0, 4) AND NEW.state IN (1, 2, 4)) OR (OLD.state = 1
      AND NEW.state IN (0, 2, 4)) OR (OLD.state = 2 AND NEW.state IN (1, 3)) OR (OLD.state = 3 AND NEW.state = 2)) THEN
    PERFORM {{G}}.refuse('An item does not go from that state to this one.');
  END IF;
  IF NEW.annotation_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM {{S}}.annotations a WHERE a.id = NEW.annotation_id
      AND a.user_id = me AND a.conversation_id = NEW.conversation_id) THEN
    PERFORM {{G}}.refuse('These are not your answers.');
  END IF;
  IF (NEW.state IN (2, 3)) <> (NEW.annotation_id IS NOT NULL) THEN
    PERFORM {{G}}.refuse('Submitted is what was answered.');
  END IF;
  RETURN NEW;
END $f$
--;
CREATE OR REPLACE FUNCTION {{G}}.guard_decisions() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  item RECORD;
  wrong TEXT;
BEGIN
  IF NOT {{G}}.guarded() THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  SELECT c.state, c.batch_id, c.purpose INTO item FROM {{S}}.conversations c WHERE c.id = NEW.conversation_id FOR UPDATE;
  IF TG_OP <> 'INSERT' OR NOT ({{G}}.leads() OR {{G}}.role_name() = CASE WHEN NEW.kind = 'reopen' THEN 'researcher'
      WHEN NEW.kind = 'correction' THEN '' ELSE 'adjudicator' END) OR {{G}}.role_name() = '' THEN
    PERFORM {{G}}.refuse('Adjudicators, supervisors and admins decide; a decision is never changed.');
  END IF;
  IF NEW.kind <> 'correction' AND NEW.user_id IS DISTINCT FROM {{G}}.person() THEN
    PERFORM {{G}}.refuse('Nobody decides for somebody else.');
  END IF;
  IF NEW.kind IN ('answers', 'neither', 'send_back') AND ((item.state NOT IN (2, 4)
      AND NOT (NEW.kind = 'send_back' AND item.state > 2 AND {{G}}.leads()))
      OR NOT {{G}}.allows_work(item.batch_id) OR EXISTS (SELECT 1 FROM {{S}}.slots s
        WHERE s.conversation_id = NEW.conversation_id AND s.user_id = {{G}}.person())
      OR EXISTS (SELECT 1 FROM {{S}}.annotations a WHERE a.conversation_id = NEW.conversation_id
        AND a.user_id = {{G}}.person())) THEN
    PERFORM {{G}}.refuse('The item is not disputed, its batch is locked, or you have answered it.');
  END IF;
  IF NEW.kind <> 'correction' AND NEW.after_annotation <> COALESCE((SELECT MAX(s.annotation_id) FROM {{S}}.slots s
      WHERE s.conversation_id = NEW.conversation_id AND s.purpose = 0), 0) THEN
    RAISE EXCEPTION USING ERRCODE = '40001', MESSAGE = 'Somebody has answered again in the meantime.';
  END IF;
  wrong := CASE WHEN NEW.answers IS NOT NULL
    THEN {{G}}.fault({{G}}.scheme(), NEW.conversation_id, NEW.answers::jsonb) END;
  IF wrong IS NOT NULL OR (NEW.answers IS NULL AND NEW.kind IN ('answers', 'correction')) THEN
    RAISE EXCEPTION USING ERRCODE = '23514', MESSAGE = COALESCE(wrong, 'the decision names no answers');
  END IF;
  RETURN NEW;
END $f$
--;
-- What belongs to whoever wrote it: drafts, undo, skips and flags, comments, messages, training.
CREATE OR REPLACE FUNCTION {{G}}.guard_own() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  me BIGINT := {{G}}.person();
  mine BOOLEAN;
BEGIN
  IF NOT {{G}}.guarded() THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  IF {{G}}.role_name() = '' OR ({{G}}.role_name() = 'researcher' AND TG_TABLE_NAME <> 'messages') THEN
    PERFORM {{G}}.refuse('This login writes nothing here.');
  END IF;
  IF TG_TABLE_NAME = 'messages' THEN
    IF TG_OP = 'INSERT' THEN
      IF NOT {{G}}.leads() AND NEW.from_user IS DISTINCT FROM me AND NOT (NEW.from_user IS NULL AND CASE NEW.kind
          WHEN 'comment' THEN EXISTS (SELECT 1 FROM {{S}}.comments c WHERE c.conversation_id = NEW.conversation_id
            AND c.user_id = me AND c.body = NEW.body)
          WHEN 'sent_back' THEN (SELECT d.kind = 'send_back' AND d.user_id = me FROM {{S}}.decisions d
            WHERE d.conversation_id = NEW.conversation_id ORDER BY d.id DESC LIMIT 1) ELSE FALSE END) THEN
        PERFORM {{G}}.refuse('Nobody writes in the name of somebody else.');
      END IF;
      IF NOT {{G}}.leads() AND NEW.from_user = me AND NEW.kind <> 'flagged' THEN
        PERFORM {{G}}.refuse('Supervisors write to people; others comment on items.');
      END IF;
    ELSIF TG_OP = 'UPDATE' THEN
      IF OLD.to_user IS DISTINCT FROM me OR to_jsonb(NEW) - 'read_at' <> to_jsonb(OLD) - 'read_at' THEN
        PERFORM {{G}}.refuse('A message is not changed, only read.');
      END IF;
    ELSE
      PERFORM {{G}}.refuse('Messages stay.');
    END IF;
    RETURN COALESCE(NEW, OLD);
  END IF;
  mine := (TG_OP = 'INSERT' OR OLD.user_id = me) AND (TG_OP = 'DELETE' OR NEW.user_id = me);
  IF TG_TABLE_NAME IN ('drafts', 'marks') AND {{G}}.leads() AND TG_OP <> 'INSERT' THEN
    mine := TG_OP = 'DELETE' OR NEW.user_id = OLD.user_id;
  END IF;
  IF NOT COALESCE(mine, FALSE) THEN
    PERFORM {{G}}.refuse('It belongs to somebody else.');
  END IF;
  IF TG_TABLE_NAME = 'marks' AND TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'cleared_at' <> to_jsonb(OLD) - 'cleared_at' THEN
    PERFORM {{G}}.refuse('A mark is cleared, not changed.');
  END IF;
  IF TG_TABLE_NAME = 'comments' AND (TG_OP <> 'INSERT' OR NOT ({{G}}.leads() OR EXISTS (SELECT 1 FROM {{S}}.slots s
      WHERE s.conversation_id = NEW.conversation_id AND s.user_id = me) OR ({{G}}.role_name() = 'adjudicator'
        AND EXISTS (SELECT 1 FROM {{S}}.conversations c WHERE c.id = NEW.conversation_id AND c.state IN (2, 4))))) THEN
    PERFORM {{G}}.refuse('Those who answer or decide an item discuss it; what was said stays.');
  END IF;
  IF TG_TABLE_NAME IN ('drafts', 'marks', 'edits') AND TG_OP = 'INSERT' AND NOT {{G}}.leads() AND NOT EXISTS (SELECT 1
      FROM {{S}}.slots s WHERE s.conversation_id = NEW.conversation_id AND (s.user_id = me OR (s.user_id IS NULL
        AND s.state = 0 AND s.pool = 1))) THEN
    PERFORM {{G}}.refuse('It is not your item.');
  END IF;
  RETURN COALESCE(NEW, OLD);
END $f$
--;
-- The server counts what was right; nobody passes by saying so.
CREATE OR REPLACE FUNCTION {{G}}.guard_training() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  taken RECORD;
  gold TEXT;
  wrong TEXT;
  most INTEGER;
  fewest BIGINT;
BEGIN
  IF NOT {{G}}.guarded() THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  IF TG_TABLE_NAME = 'training_sessions' THEN
    fewest := LEAST(COALESCE(({{G}}.settings() ->> (NEW.kind || '_items'))::bigint,
      ({{G}}.scheme() -> 'quality' -> NEW.kind ->> 'items')::bigint, 0),
      (SELECT COUNT(*) FROM {{S}}.gold_items g WHERE g.kind = NEW.kind));
    IF TG_OP = 'DELETE' OR NEW.user_id IS DISTINCT FROM {{G}}.person() OR NEW.kind NOT IN ('tutorial', 'qualification')
        OR (TG_OP = 'INSERT' AND (NEW.passed IS NOT NULL OR NEW.finished_at IS NOT NULL))
        OR (TG_OP = 'INSERT' AND EXISTS (SELECT 1 FROM {{S}}.training_sessions t WHERE t.user_id = NEW.user_id
          AND t.kind = NEW.kind AND t.kind = 'qualification' AND (t.finished_at IS NULL OR t.passed = 1
            OR t.finished_at > extract(epoch FROM clock_timestamp()) * 1000
              - 60000 * COALESCE(({{G}}.settings() ->> 'qualification_retry_minutes')::bigint, 60)))) THEN
      PERFORM {{G}}.refuse('Training is one''s own, the test can be tried again after a while, and is passed once.');
    END IF;
    IF TG_OP = 'INSERT' THEN
      NEW.total := fewest;
      RETURN NEW;
    END IF;
    IF OLD.finished_at IS NOT NULL OR (NEW.id, NEW.user_id, NEW.kind, NEW.started_at)
        IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.kind, OLD.started_at) THEN
      PERFORM {{G}}.refuse('A session that has ended stays as it is.');
    END IF;
    SELECT COUNT(*), COUNT(*) FILTER (WHERE a.correct = 0) INTO NEW.total, NEW.wrong FROM {{S}}.training_answers a
      WHERE a.session_id = NEW.id;
    IF NEW.total < LEAST(OLD.total, fewest) THEN
      PERFORM {{G}}.refuse('Not everything is answered.');
    END IF;
    most := COALESCE(({{G}}.settings() ->> 'qualification_max_wrong')::integer,
      ({{G}}.scheme() -> 'quality' -> 'qualification' ->> 'max_wrong')::integer, 1);
    NEW.passed := CASE WHEN NEW.kind = 'tutorial' OR (NEW.wrong <= most AND NEW.total > most) THEN 1 ELSE 0 END;
    RETURN NEW;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM {{G}}.refuse('Answers are only ever added.');
  END IF;
  SELECT t.* INTO taken FROM {{S}}.training_sessions t WHERE t.id = NEW.session_id AND t.user_id = {{G}}.person()
    AND t.finished_at IS NULL FOR UPDATE;
  gold := (SELECT g.answers FROM {{S}}.gold_items g WHERE g.kind = taken.kind AND g.conversation_id = NEW.conversation_id);
  IF taken.id IS NULL OR gold IS NULL THEN
    PERFORM {{G}}.refuse('It is not an item of a session of yours.');
  END IF;
  wrong := {{G}}.fault({{G}}.scheme(), NEW.conversation_id, NEW.answers::jsonb);
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = '23514', MESSAGE = wrong;
  END IF;
  NEW.correct := CASE WHEN EXISTS (SELECT 1 FROM jsonb_each({{G}}.comparable({{G}}.scheme(), gold::jsonb)) w
    WHERE w.value IS DISTINCT FROM {{G}}.comparable({{G}}.scheme(), NEW.answers::jsonb) -> w.key) THEN 0 ELSE 1 END;
  RETURN NEW;
END $f$
--;
-- See ItemStore::removable().
CREATE OR REPLACE FUNCTION {{G}}.touched(item BIGINT) RETURNS BOOLEAN LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT EXISTS (SELECT 1 FROM {{S}}.slots w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.annotations w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.decisions w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.gold_items w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.training_answers w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.spot_items w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.marks w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.drafts w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.edits w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.comments w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.messages w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.error_tags w WHERE w.conversation_id = item)
    OR EXISTS (SELECT 1 FROM {{S}}.contrastive_pairs w WHERE w.conversation_id = item)
$f$
--;
-- What those who lead change, and researchers where they may; TG_ARGV[0] says who: leads, studies.
CREATE OR REPLACE FUNCTION {{G}}.guard_led() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
BEGIN
  IF {{G}}.guarded() AND TG_OP = 'DELETE' AND TG_TABLE_NAME IN ('conversations', 'conversation_texts')
      AND {{G}}.touched(COALESCE(to_jsonb(OLD) ->> 'conversation_id', to_jsonb(OLD) ->> 'id')::bigint) THEN
    PERFORM {{G}}.refuse('Somebody has worked on it: it stays.');
  END IF;
  IF NOT {{G}}.guarded() OR {{G}}.leads() OR (TG_ARGV[0] = 'studies' AND {{G}}.role_name() = 'researcher') THEN
    RETURN COALESCE(NEW, OLD);
  END IF;
  IF TG_TABLE_NAME = 'meta' AND TG_OP <> 'DELETE' AND {{G}}.person() IS NOT NULL THEN
    IF NEW.key = 'signin/' || {{G}}.person() AND (TG_OP = 'INSERT' OR OLD.key = NEW.key) THEN
      RETURN NEW;
    END IF;
  END IF;
  IF TG_TABLE_NAME = 'prelabel_spans' AND TG_OP = 'INSERT' THEN
    RETURN NULL;
  END IF;
  PERFORM {{G}}.refuse('Supervisors and admins change ' || TG_TABLE_NAME || '.');
  RETURN NULL;
END $f$
--;
-- Some things are not even for those who lead: the past.
CREATE OR REPLACE FUNCTION {{G}}.guard_past() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
BEGIN
  IF {{G}}.guarded() THEN
    PERFORM {{G}}.refuse('The past of ' || TG_TABLE_NAME || ' stays as it is.');
  END IF;
  RETURN COALESCE(NEW, OLD);
END $f$
--;
CREATE OR REPLACE FUNCTION {{G}}.follow() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
BEGIN
  IF NOT {{G}}.guarded() THEN
    RETURN NULL;
  END IF;
  PERFORM {{G}}.open_gate();
  IF TG_TABLE_NAME = 'schemes' THEN
    PERFORM {{G}}.derive(c.id) FROM {{S}}.conversations c WHERE c.state <> 0 AND c.purpose = 0;
  ELSIF TG_TABLE_NAME = 'conversations' THEN
    DELETE FROM {{S}}.error_blocks WHERE block = NEW.id >> 12;
  ELSE
    PERFORM {{G}}.derive(COALESCE(NEW.conversation_id, OLD.conversation_id));
  END IF;
  PERFORM {{G}}.close_gate();
  RETURN NULL;
END $f$
--;
-- At the end of a transaction that changed what must be on record: is it?
CREATE OR REPLACE FUNCTION {{G}}.demand_record() RETURNS trigger LANGUAGE plpgsql {{SAFE}} AS $f$
BEGIN
  IF {{G}}.guarded() AND current_setting('gainsay.record', true) IS DISTINCT FROM
      (SELECT md5(k.secret || txid_current()) FROM {{G}}.keys k) THEN
    PERFORM {{G}}.refuse('Whoever changes ' || TG_TABLE_NAME || ' says so in the audit trail.');
  END IF;
  RETURN NULL;
END $f$
--;
-- In the name of whoever is connected, and only what is so.
CREATE OR REPLACE FUNCTION {{G}}.append_audit(at BIGINT, user_name TEXT, action TEXT, subject TEXT, payload TEXT)
  RETURNS VOID LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  name TEXT := {{G}}.who();
  now_is BIGINT := extract(epoch FROM clock_timestamp()) * 1000;
BEGIN
  IF name = '' OR payload::jsonb IS NULL THEN
    PERFORM {{G}}.refuse('This login is nobody''s who is active in the project.');
  END IF;
  IF {{G}}.role_name() IN ('annotator', 'adjudicator') AND action NOT IN ('submit', 'restore', 'withdraw', 'skip',
      'flag', 'comment', 'training_start', 'training_finish', 'arrange_queue')
      AND NOT (action = 'decide' AND {{G}}.role_name() = 'adjudicator') THEN
    PERFORM {{G}}.refuse('The audit trail does not take that of you.');
  END IF;
  IF action IN ('submit', 'restore') AND NOT EXISTS (SELECT 1 FROM {{S}}.annotations a JOIN {{S}}.conversations c
      ON c.id = a.conversation_id WHERE c.external_id = subject AND a.user_id = {{G}}.person()
        AND a.revision = (payload::jsonb ->> 'revision')::integer
        AND a.answers::jsonb = payload::jsonb -> 'answers') THEN
    PERFORM {{G}}.refuse('The audit trail takes what was submitted.');
  END IF;
  IF action = 'decide' AND NOT EXISTS (SELECT 1 FROM {{S}}.decisions d JOIN {{S}}.conversations c
      ON c.id = d.conversation_id WHERE c.external_id = subject AND d.user_id = {{G}}.person()
        AND d.kind = payload::jsonb ->> 'decision') THEN
    PERFORM {{G}}.refuse('The audit trail takes what was decided.');
  END IF;
  PERFORM {{G}}.open_gate();
  PERFORM {{S}}.append_audit(CASE WHEN abs(at - now_is) > 600000 THEN now_is ELSE at END, name, action, subject, payload);
  PERFORM {{G}}.close_gate();
  PERFORM set_config('gainsay.record', (SELECT md5(k.secret || txid_current()) FROM {{G}}.keys k), TRUE);
END $f$
--;
CREATE OR REPLACE FUNCTION {{G}}.join_audit(patient BOOLEAN) RETURNS VOID LANGUAGE plpgsql {{SAFE}} AS $f$
BEGIN
  IF {{G}}.leads() THEN
    PERFORM {{G}}.open_gate();
    PERFORM {{S}}.join_audit(patient);
    PERFORM {{G}}.close_gate();
  END IF;
END $f$
--;
-- The place to work on next, as its view calls it; hidden gold comes in here, where nobody sees it come.
CREATE OR REPLACE FUNCTION {{G}}.next_slot(asked_for BIGINT, without BIGINT) RETURNS BIGINT
  LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  me BIGINT := {{G}}.person();
  chosen RECORD;
  share DOUBLE PRECISION := COALESCE(({{G}}.settings() ->> 'hidden_gold_share')::double precision, 0);
  item BIGINT;
BEGIN
  IF asked_for IS DISTINCT FROM me OR NOT {{G}}.may_work() THEN
    RETURN NULL;
  END IF;
  PERFORM {{G}}.open_gate();
  UPDATE {{S}}.slots SET user_id = NULL, state = 0, lease_until = NULL WHERE pool = 1 AND state = 1
    AND lease_until <= extract(epoch FROM clock_timestamp()) * 1000;
  SELECT s.* INTO chosen FROM {{S}}.slots s WHERE s.id = {{S}}.next_slot(me, without);
  IF share > 0 AND chosen.purpose = 0 AND chosen.state = 0
      AND ('x' || substr(encode(sha256(convert_to((SELECT secret FROM {{G}}.keys) || me || ':' || chosen.conversation_id,
        'UTF8')), 'hex'), 1, 8))::bit(32)::bigint / 4294967296.0 < share
      AND NOT EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.purpose = 1 AND s.user_id = me
        AND s.position = chosen.position - 1) THEN
    SELECT g.conversation_id INTO item FROM {{S}}.gold_items g, {{G}}.keys k WHERE g.kind = 'hidden'
      AND NOT EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.conversation_id = g.conversation_id AND s.user_id = me)
      AND NOT EXISTS (SELECT 1 FROM {{S}}.annotations a WHERE a.conversation_id = g.conversation_id AND a.user_id = me)
      ORDER BY md5(k.secret || me || ':' || chosen.conversation_id || ':' || g.conversation_id) LIMIT 1;
    IF item IS NOT NULL THEN
      INSERT INTO {{S}}.slots (conversation_id, batch_id, number, user_id, position, state, pool, purpose)
        VALUES (item, chosen.batch_id, (SELECT LEAST(-1, MIN(s.number) - 1) FROM {{S}}.slots s
          WHERE s.conversation_id = item), me, chosen.position - 1, 0, 0, 1);
      chosen.conversation_id := item;
    END IF;
  END IF;
  -- Taken at once: by the number of the conversation one free place of it could not be told from another.
  IF item IS NULL THEN
    UPDATE {{S}}.slots SET user_id = me, state = 1, lease_until = extract(epoch FROM clock_timestamp()) * 1000
      + 60000 * COALESCE(({{G}}.settings() ->> 'lease_minutes')::bigint, 120) WHERE id = chosen.id AND user_id IS NULL;
  END IF;
  PERFORM {{G}}.close_gate();
  RETURN CASE WHEN {{G}}.leads() THEN (SELECT s.id FROM {{S}}.slots s WHERE s.conversation_id = chosen.conversation_id
    AND (s.user_id = me OR (s.user_id IS NULL AND s.id = chosen.id)) ORDER BY s.user_id LIMIT 1)
    ELSE chosen.conversation_id END;
END $f$
