-- SPDX-License-Identifier: GPL-3.0-or-later
-- What the program's rules say, said once more for the server: who acts, what a scheme asks, when answers fit it and
-- what makes an item settled. tests/server/tst_server_rules.cpp holds every function here against the program's own.
-- {{S}} is the schema of the project, {{G}} the one beside it through which people come in, {{SAFE}} the clause of
-- functions that act with the owner's rights. Statements are separated as in migrations.
CREATE TABLE IF NOT EXISTS {{G}}.logins (login TEXT PRIMARY KEY, user_id BIGINT NOT NULL REFERENCES {{S}}.users (id))
--;
-- What nobody else can know: numbers people differently in each conversation, and tells the gate's own writing.
CREATE TABLE IF NOT EXISTS {{G}}.keys (secret TEXT NOT NULL)
--;
INSERT INTO {{G}}.keys SELECT gen_random_uuid()::text || gen_random_uuid()::text
  WHERE NOT EXISTS (SELECT 1 FROM {{G}}.keys)
--;
CREATE OR REPLACE FUNCTION {{G}}.person() RETURNS BIGINT LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT u.id FROM {{G}}.logins l JOIN {{S}}.users u ON u.id = l.user_id
    WHERE l.login = session_user AND u.state = 'active'
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.role_name() RETURNS TEXT LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT COALESCE((SELECT u.role FROM {{S}}.users u WHERE u.id = {{G}}.person()), '')
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.leads() RETURNS BOOLEAN LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT {{G}}.role_name() IN ('supervisor', 'admin')
$f$
--;
-- Who connected, for the program: the person's name, empty for a login of nobody who is active.
CREATE OR REPLACE FUNCTION {{G}}.who() RETURNS TEXT LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT COALESCE((SELECT u.name FROM {{S}}.users u WHERE u.id = {{G}}.person()), '')
$f$
--;
-- Whether this session is one of those that the rules are kept for: everybody but the owner of the project.
CREATE OR REPLACE FUNCTION {{G}}.guarded() RETURNS BOOLEAN LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT CASE WHEN EXISTS (SELECT 1 FROM {{G}}.logins l WHERE l.login = session_user)
      OR NOT pg_has_role(session_user, (SELECT nspowner FROM pg_namespace WHERE nspname = {{S'}}), 'USAGE')
    THEN current_setting('gainsay.gate', true) IS DISTINCT FROM (SELECT secret FROM {{G}}.keys) ELSE FALSE END
$f$
--;
-- Between these two the gate itself writes. Only functions of the owner get at the key.
CREATE OR REPLACE FUNCTION {{G}}.open_gate() RETURNS VOID LANGUAGE sql {{SAFE}} AS $f$
  SELECT set_config('gainsay.gate', (SELECT secret FROM {{G}}.keys), TRUE)
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.close_gate() RETURNS VOID LANGUAGE sql {{SAFE}} AS $f$
  SELECT set_config('gainsay.gate', '', TRUE)
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.refuse(why TEXT) RETURNS VOID LANGUAGE plpgsql AS $f$
BEGIN
  RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = why;
END $f$
--;
CREATE OR REPLACE FUNCTION {{G}}.settings() RETURNS JSONB LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT COALESCE((SELECT value::jsonb FROM {{S}}.meta WHERE key = 'settings'), '{}')
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.shows_detector() RETURNS BOOLEAN LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT COALESCE(({{G}}.settings() ->> 'show_prelabels')::boolean, FALSE)
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.blind_share() RETURNS DOUBLE PRECISION LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT COALESCE(({{G}}.settings() ->> 'blind_share')::double precision, 0)
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.is_blind(external TEXT, share DOUBLE PRECISION) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE AS $f$
  SELECT ('x' || substr(encode(sha256(convert_to(external, 'UTF8')), 'hex'), 1, 8))::bit(32)::bigint / 4294967296.0
    < share
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.scheme() RETURNS JSONB LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT body::jsonb FROM {{S}}.schemes ORDER BY version DESC, id DESC LIMIT 1
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.is_blank(answer JSONB) RETURNS BOOLEAN LANGUAGE sql IMMUTABLE AS $f$
  SELECT answer IS NULL OR answer IN ('null', '[]', '""')
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.holds(test JSONB, answers JSONB) RETURNS BOOLEAN LANGUAGE plpgsql IMMUTABLE AS $f$
DECLARE
  given JSONB := COALESCE(answers -> (test ->> 'question'), 'null');
BEGIN
  IF jsonb_exists(test, 'question') THEN
    IF jsonb_exists(test, 'equals') THEN
      RETURN given = test -> 'equals';
    ELSIF jsonb_exists(test, 'in') THEN
      RETURN EXISTS (SELECT 1 FROM jsonb_array_elements(test -> 'in') e WHERE e.value = given);
    ELSIF jsonb_exists(test, 'empty') THEN
      RETURN {{G}}.is_blank(given) = (test ->> 'empty')::boolean;
    END IF;
    RETURN (given <> 'null') = (test ->> 'answered')::boolean;
  ELSIF jsonb_exists(test, 'all') THEN
    RETURN NOT EXISTS (SELECT 1 FROM jsonb_array_elements(test -> 'all') e WHERE NOT {{G}}.holds(e.value, answers));
  ELSIF jsonb_exists(test, 'any') THEN
    RETURN EXISTS (SELECT 1 FROM jsonb_array_elements(test -> 'any') e WHERE {{G}}.holds(e.value, answers));
  END IF;
  RETURN NOT {{G}}.holds(test -> 'not', answers);
END $f$
--;
-- The answers to questions that are asked, given these; a hidden one asks nothing further.
CREATE OR REPLACE FUNCTION {{G}}.visible(scheme JSONB, answers JSONB) RETURNS JSONB LANGUAGE plpgsql IMMUTABLE AS $f$
DECLARE
  shown JSONB := '{}';
  question JSONB;
BEGIN
  FOR question IN SELECT value FROM jsonb_array_elements(scheme -> 'questions') LOOP
    IF jsonb_exists(question, 'ask_if') AND NOT {{G}}.holds(question -> 'ask_if', shown) THEN
      CONTINUE;
    END IF;
    IF jsonb_exists(answers, question ->> 'id') THEN
      shown := shown || jsonb_build_object(question ->> 'id', answers -> (question ->> 'id'));
    END IF;
  END LOOP;
  RETURN shown;
END $f$
--;
-- Of a ranking perhaps the first choice alone is compared; other answers stay as they are.
CREATE OR REPLACE FUNCTION {{G}}.decided(question JSONB, answer JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $f$
  SELECT CASE WHEN question ->> 'compare' = 'first' AND jsonb_typeof(answer) = 'array' AND jsonb_array_length(answer) > 1
    THEN jsonb_build_array(answer -> 0) ELSE answer END
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.comparable(scheme JSONB, answers JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $f$
  SELECT COALESCE(jsonb_object_agg(v.key, CASE
      WHEN jsonb_typeof(v.value) = 'array' AND q.value ->> 'kind' <> 'ranking'
        THEN (SELECT COALESCE(jsonb_agg(e.value ORDER BY e.value), '[]') FROM jsonb_array_elements(v.value) e)
      ELSE {{G}}.decided(q.value, v.value) END), '{}')
    FROM jsonb_each({{G}}.visible(scheme, answers)) v
    JOIN jsonb_array_elements(scheme -> 'questions') q ON q.value ->> 'id' = v.key
    WHERE COALESCE(q.value ->> 'compare', 'true') <> 'false'
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.removed_as(scheme JSONB, answers JSONB, by_one BOOLEAN) RETURNS TEXT
  LANGUAGE sql IMMUTABLE AS $f$
  SELECT COALESCE((SELECT r.value ->> 'as'
    FROM jsonb_array_elements(COALESCE(scheme -> 'removes', '[]')) WITH ORDINALITY r (value, place)
    WHERE (NOT by_one OR r.value ->> 'by' = 'any')
      AND {{G}}.holds(r.value -> 'if', {{G}}.visible(scheme, answers)) ORDER BY r.place LIMIT 1), '')
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.answer_text(answer JSONB) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $f$
  SELECT COALESCE(answer #>> '{}', '')
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.label_of(scheme JSONB, answers JSONB) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $f$
  SELECT CASE
    WHEN NOT jsonb_exists(answers, g.id) THEN ''
    WHEN jsonb_typeof(answers -> g.id) <> 'array' THEN {{G}}.answer_text(answers -> g.id)
    WHEN EXISTS (SELECT 1 FROM jsonb_array_elements(scheme -> 'questions') q
                 WHERE q.value ->> 'id' = g.id AND q.value ->> 'kind' = 'ranking')
      THEN {{G}}.answer_text(answers -> g.id -> 0)
    ELSE COALESCE((SELECT string_agg({{G}}.answer_text(e.value), '+' ORDER BY e.place)
                   FROM jsonb_array_elements(answers -> g.id) WITH ORDINALITY e (value, place)), '') END
  FROM (SELECT scheme -> 'gold' ->> 'question' AS id) g
$f$
--;
-- The values of a question's options, in order.
CREATE OR REPLACE FUNCTION {{G}}.options(question JSONB) RETURNS TABLE (value JSONB, place BIGINT)
  LANGUAGE sql IMMUTABLE AS $f$
  SELECT CASE WHEN question ->> 'kind' = 'scale' THEN o.value -> 'code' ELSE o.value -> 'value' END, o.place
    FROM jsonb_array_elements(COALESCE(question -> 'options', '[]')) WITH ORDINALITY o (value, place)
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.is_whole(value JSONB, lowest BIGINT, highest BIGINT) RETURNS BOOLEAN
  LANGUAGE sql IMMUTABLE AS $f$
  SELECT CASE WHEN jsonb_typeof(value) = 'number'
    THEN value::numeric = trunc(value::numeric) AND value::numeric BETWEEN lowest AND highest ELSE FALSE END
$f$
--;
-- Whether one answer is what checkAnswers() of the program makes of it: complete, known, in its one form.
CREATE OR REPLACE FUNCTION {{G}}.fits(question JSONB, turns JSONB, candidates INTEGER, answer JSONB) RETURNS BOOLEAN
  LANGUAGE plpgsql IMMUTABLE AS $f$
DECLARE
  choices INTEGER := (SELECT COUNT(*) FROM {{G}}.options(question));
  part JSONB;
  words TEXT;
  before JSONB := NULL;
  place JSONB;
BEGIN
  CASE question ->> 'kind'
  WHEN 'single' THEN
    RETURN EXISTS (SELECT 1 FROM {{G}}.options(question) o WHERE o.value = answer);
  WHEN 'bool' THEN
    RETURN jsonb_typeof(answer) = 'boolean';
  WHEN 'scale' THEN
    RETURN {{G}}.is_whole(answer, (question ->> 'min')::bigint, (question ->> 'max')::bigint);
  WHEN 'text' THEN
    RETURN jsonb_typeof(answer) = 'string' AND btrim(answer #>> '{}', E' \t\n\r\f\013') = answer #>> '{}'
      AND answer <> '""';
  WHEN 'multi' THEN
    RETURN jsonb_typeof(answer) = 'array' AND answer = (SELECT COALESCE(jsonb_agg(o.value ORDER BY o.place), '[]')
      FROM {{G}}.options(question) o WHERE EXISTS (SELECT 1 FROM jsonb_array_elements(answer) e WHERE e.value = o.value));
  WHEN 'ranking' THEN
    IF candidates > 0 THEN
      choices := LEAST(choices, candidates);
    END IF;
    RETURN jsonb_typeof(answer) = 'array' AND jsonb_array_length(answer) >= (question ->> 'min')::integer
      AND jsonb_array_length(answer) <= LEAST((question ->> 'max')::integer, choices)
      AND (SELECT COUNT(DISTINCT e.value) FROM jsonb_array_elements(answer) e JOIN {{G}}.options(question) o
           ON o.value = e.value AND o.place <= choices) = jsonb_array_length(answer);
  ELSE
    NULL;
  END CASE;
  IF jsonb_typeof(answer) <> 'array' THEN
    RETURN FALSE;
  END IF;
  FOR part IN SELECT value FROM jsonb_array_elements(answer) LOOP
    IF jsonb_typeof(part) <> 'object' OR NOT {{G}}.is_whole(part -> 'utterance', 0, jsonb_array_length(turns) - 1)
        OR part - ARRAY['utterance', 'start', 'end', 'text', 'link'] <> '{}' THEN
      RETURN FALSE;
    END IF;
    words := turns -> (part ->> 'utterance')::integer ->> 1;
    IF NOT {{G}}.is_whole(part -> 'start', 0, GREATEST(0, length(words) - 1))
        OR NOT {{G}}.is_whole(part -> 'end', (part ->> 'start')::bigint + 1, length(words))
        OR part ->> 'text' IS DISTINCT FROM
           substr(words, (part ->> 'start')::integer + 1, (part ->> 'end')::integer - (part ->> 'start')::integer)
        OR (jsonb_exists(part, 'link') AND (NOT COALESCE((question ->> 'links')::boolean, FALSE)
            OR NOT {{G}}.is_whole(part -> 'link', 1, 2147483647))) THEN
      RETURN FALSE;
    END IF;
    place := jsonb_build_array(part -> 'utterance', part -> 'start', part -> 'end', COALESCE(part -> 'link', '0'));
    IF before IS NOT NULL AND place <= before THEN
      RETURN FALSE;
    END IF;
    before := place;
  END LOOP;
  RETURN TRUE;
END $f$
--;
-- Nothing, or what is wrong with somebody's answers to a conversation.
CREATE OR REPLACE FUNCTION {{G}}.fault(scheme JSONB, conversation BIGINT, answers JSONB) RETURNS TEXT
  LANGUAGE plpgsql STABLE AS $f$
DECLARE
  said RECORD;
  shown JSONB := '{}';
  question JSONB;
  id TEXT;
BEGIN
  IF jsonb_typeof(answers) IS DISTINCT FROM 'object' THEN
    RETURN 'answers: expected an object of question and answer';
  END IF;
  SELECT t.turns::jsonb AS turns, COALESCE(jsonb_array_length(t.candidates::jsonb), 0) AS candidates INTO said
    FROM {{S}}.conversation_texts t WHERE t.conversation_id = conversation;
  FOR question IN SELECT value FROM jsonb_array_elements(scheme -> 'questions') LOOP
    id := question ->> 'id';
    IF jsonb_exists(question, 'ask_if') AND NOT {{G}}.holds(question -> 'ask_if', shown) THEN
      CONTINUE;
    END IF;
    IF NOT jsonb_exists(answers, id) THEN
      IF COALESCE((question ->> 'required')::boolean, TRUE) THEN
        RETURN id || ': this question must be answered';
      END IF;
      CONTINUE;
    END IF;
    IF NOT {{G}}.fits(question, said.turns, said.candidates, answers -> id) THEN
      RETURN id || ': the scheme does not take this answer';
    END IF;
    shown := shown || jsonb_build_object(id, answers -> id);
  END LOOP;
  IF shown <> answers THEN
    RETURN 'an answer to a question that is not asked';
  END IF;
  RETURN NULL;
END $f$
--;
CREATE OR REPLACE FUNCTION {{G}}.majority(question TEXT, voters JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $f$
  SELECT v.value -> question FROM jsonb_array_elements(voters) v
    WHERE COALESCE(v.value -> question, 'null') <> 'null'
    GROUP BY v.value -> question HAVING 2 * COUNT(*) > jsonb_array_length(voters)
$f$
--;
-- What the scheme's vote makes of the answers; null where it settles nothing.
CREATE OR REPLACE FUNCTION {{G}}.by_vote(scheme JSONB, given JSONB) RETURNS JSONB LANGUAGE plpgsql IMMUTABLE AS $f$
DECLARE
  rule JSONB := scheme -> 'resolution';
  asked TEXT := scheme -> 'resolution' ->> 'question';
  winners JSONB;
  winner JSONB;
  voters JSONB;
  settled JSONB;
  question JSONB;
  other JSONB;
BEGIN
  SELECT jsonb_agg((SELECT COALESCE(jsonb_object_agg(a.key, {{G}}.decided(q.value, a.value)), '{}')
        FROM jsonb_each(v.value) a JOIN jsonb_array_elements(scheme -> 'questions') q ON q.value ->> 'id' = a.key)
      ORDER BY v.place)
    INTO given FROM jsonb_array_elements(given) WITH ORDINALITY v (value, place);
  IF rule ->> 'rule' = 'majority' THEN
    winner := {{G}}.majority(asked, given);
  ELSIF rule ->> 'rule' = 'median' THEN
    SELECT points.value INTO winner FROM (SELECT v.value -> asked AS value,
        row_number() OVER (ORDER BY (v.value -> asked)) - 1 AS place, COUNT(*) OVER () AS n
      FROM jsonb_array_elements(given) v WHERE jsonb_typeof(v.value -> asked) = 'number') points
      WHERE points.place = (points.n - 1) / 2;
  ELSE
    SELECT jsonb_agg(votes.value) INTO winners FROM (SELECT v.value -> asked AS value, COUNT(*) AS n
      FROM jsonb_array_elements(given) v WHERE COALESCE(v.value -> asked, 'null') <> 'null' GROUP BY 1) votes
      WHERE votes.n >= NULLIF((rule -> 'at_least' ->> (votes.value #>> '{}'))::integer, 0)
        OR (votes.n = jsonb_array_length(given) AND jsonb_exists(COALESCE(rule -> 'unanimous', '[]'), votes.value #>> '{}'));
    winner := CASE WHEN jsonb_array_length(winners) = 1 THEN winners -> 0 END;
  END IF;
  IF winner IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT jsonb_agg(v.value ORDER BY v.place) INTO voters
    FROM jsonb_array_elements(given) WITH ORDINALITY v (value, place) WHERE v.value -> asked = winner;
  settled := jsonb_build_object(asked, winner);
  FOR question IN SELECT value FROM jsonb_array_elements(scheme -> 'questions') LOOP
    CONTINUE WHEN question ->> 'id' = asked OR COALESCE(question ->> 'compare', 'true') = 'false';
    other := {{G}}.majority(question ->> 'id', voters);
    IF other IS NOT NULL THEN
      settled := settled || jsonb_build_object(question ->> 'id', other);
    END IF;
  END LOOP;
  RETURN settled;
END $f$
--;
-- The share of compared answers that are equal, over all pairs of raters.
CREATE OR REPLACE FUNCTION {{G}}.agreement(scheme JSONB, given JSONB) RETURNS DOUBLE PRECISION
  LANGUAGE sql IMMUTABLE AS $f$
  WITH rated AS (SELECT v.place, {{G}}.comparable(scheme, v.value) AS value
                 FROM jsonb_array_elements(given) WITH ORDINALITY v (value, place)),
  pairs AS (SELECT a.place AS one, b.place AS other,
      (SELECT COUNT(*) FROM (SELECT jsonb_object_keys(a.value) UNION SELECT jsonb_object_keys(b.value)) k) AS questions,
      (SELECT COUNT(*) FROM jsonb_each(a.value) e WHERE b.value -> e.key = e.value) AS equal
    FROM rated a JOIN rated b ON a.place < b.place)
  SELECT COALESCE(SUM(CASE WHEN questions = 0 THEN 1.0::double precision
    ELSE equal::double precision / questions END ORDER BY one, other) / COUNT(*), 1.0) FROM pairs
$f$
--;
-- deriveItem() of the program: state, answers, source, why it left the set, and how far its raters agree.
CREATE OR REPLACE FUNCTION {{G}}.derived(conversation BIGINT, OUT state INTEGER, OUT source TEXT, OUT answers TEXT,
    OUT removed TEXT, OUT agreement DOUBLE PRECISION) LANGUAGE plpgsql STABLE AS $f$
DECLARE
  scheme JSONB := {{G}}.scheme();
  sent_back BIGINT := (SELECT COALESCE(MAX(d.after_annotation), 0) FROM {{S}}.decisions d
                       WHERE d.conversation_id = conversation AND d.kind = 'send_back');
  raters INTEGER;
  newest BIGINT;
  given JSONB;
  texts TEXT[];
  last RECORD;
  by_one TEXT := '';
  place INTEGER;
BEGIN
  SELECT COUNT(*), COALESCE(MAX(s.annotation_id), 0),
      COALESCE(jsonb_agg(a.answers::jsonb ORDER BY s.number) FILTER (WHERE s.annotation_id > sent_back), '[]'),
      array_agg(a.answers ORDER BY s.number) FILTER (WHERE s.annotation_id > sent_back)
    INTO raters, newest, given, texts FROM {{S}}.slots s LEFT JOIN {{S}}.annotations a ON a.id = s.annotation_id
    WHERE s.conversation_id = conversation AND s.purpose = 0;
  SELECT d.kind, d.answers, d.after_annotation INTO last FROM {{S}}.decisions d
    WHERE d.conversation_id = conversation ORDER BY d.id DESC LIMIT 1;
  IF FOUND AND last.kind <> 'send_back' AND newest <= last.after_annotation THEN
    IF last.kind = 'reopen' THEN
      state := 2;
      agreement := {{G}}.agreement(scheme, given);
      RETURN;
    END IF;
    state := 4;
    source := 'adjudication';
    answers := COALESCE(last.answers, '{}');
    removed := CASE WHEN last.answers IS NULL THEN 'neither'
               ELSE {{G}}.removed_as(scheme, last.answers::jsonb, FALSE) END;
  ELSIF jsonb_array_length(given) = 0 THEN
    state := 0;
  ELSIF jsonb_array_length(given) < raters THEN
    state := 1;
  ELSE
    FOR place IN 1 .. array_length(texts, 1) LOOP
      by_one := {{G}}.removed_as(scheme, texts[place]::jsonb, TRUE);
      IF by_one <> '' THEN
        state := 3;
        source := 'agreement';
        answers := texts[place];
        removed := by_one;
        RETURN;
      END IF;
    END LOOP;
    IF scheme -> 'resolution' ->> 'rule' = 'agreement' THEN
      agreement := {{G}}.agreement(scheme, given);
      state := CASE WHEN (SELECT COUNT(DISTINCT {{G}}.comparable(scheme, v.value))
                          FROM jsonb_array_elements(given) v) = 1 THEN 3 ELSE 2 END;
      IF state = 3 THEN
        source := 'agreement';
        answers := texts[1];
        removed := {{G}}.removed_as(scheme, answers::jsonb, FALSE);
      END IF;
    ELSE
      answers := {{G}}.by_vote(scheme, given)::text;
      state := CASE WHEN answers IS NULL THEN 6 ELSE 5 END;
      IF answers IS NOT NULL THEN
        source := 'vote';
        removed := {{G}}.removed_as(scheme, answers::jsonb, FALSE);
      END IF;
    END IF;
  END IF;
END $f$
--;
-- Locks the item, computes its state from what is there now, and stores it.
CREATE OR REPLACE FUNCTION {{G}}.derive(conversation BIGINT) RETURNS VOID LANGUAGE plpgsql {{SAFE}} AS $f$
DECLARE
  now_is RECORD;
BEGIN
  PERFORM 1 FROM {{S}}.conversations c WHERE c.id = conversation FOR UPDATE;
  SELECT * INTO now_is FROM {{G}}.derived(conversation);
  UPDATE {{S}}.conversations SET state = now_is.state, source = COALESCE(now_is.source, ''),
      removed = COALESCE(now_is.removed, ''),
      label = CASE WHEN now_is.answers IS NULL THEN '' ELSE {{G}}.label_of({{G}}.scheme(), now_is.answers::jsonb) END
    WHERE id = conversation;
  IF now_is.source IS NULL THEN
    DELETE FROM {{S}}.resolutions WHERE conversation_id = conversation;
  ELSE
    INSERT INTO {{S}}.resolutions (conversation_id, source, answers, removed)
      VALUES (conversation, now_is.source, now_is.answers, now_is.removed)
      ON CONFLICT (conversation_id) DO UPDATE SET source = excluded.source, answers = excluded.answers,
        removed = excluded.removed;
  END IF;
  IF now_is.state = 2 THEN
    INSERT INTO {{S}}.disputes (conversation_id, agreement) VALUES (conversation, now_is.agreement)
      ON CONFLICT (conversation_id) DO UPDATE SET agreement = excluded.agreement;
  ELSE
    DELETE FROM {{S}}.disputes WHERE conversation_id = conversation;
  END IF;
  DELETE FROM {{S}}.error_blocks WHERE block = conversation >> 12;
END $f$
--;
-- Whether the batch is neither being checked nor accepted.
CREATE OR REPLACE FUNCTION {{G}}.allows_work(batch BIGINT) RETURNS BOOLEAN LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT COALESCE((SELECT r.outcome IS NOT NULL AND (r.outcome <> 'accepted' OR EXISTS (SELECT 1
      FROM {{S}}.batch_events e WHERE e.batch_id = batch AND e.kind = 'reopened' AND e.round = r.round))
    FROM {{S}}.spot_rounds r WHERE r.batch_id = batch ORDER BY r.round DESC LIMIT 1), TRUE)
$f$
--;
CREATE OR REPLACE FUNCTION {{G}}.may_work() RETURNS BOOLEAN LANGUAGE sql STABLE {{SAFE}} AS $f$
  SELECT {{G}}.role_name() NOT IN ('', 'researcher')
    AND (NOT COALESCE(({{G}}.settings() ->> 'training_required')::boolean, FALSE) OR EXISTS (SELECT 1
      FROM {{S}}.training_sessions t WHERE t.user_id = {{G}}.person() AND t.kind = 'tutorial' AND t.passed = 1))
    AND (NOT COALESCE(({{G}}.settings() ->> 'qualification_required')::boolean, FALSE) OR EXISTS (SELECT 1
      FROM {{S}}.training_sessions t WHERE t.user_id = {{G}}.person() AND t.kind = 'qualification' AND t.passed = 1))
$f$
