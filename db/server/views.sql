-- SPDX-License-Identifier: GPL-3.0-or-later
-- What each person reads, under the names of the tables, so that the program's statements are the same for everybody.
-- A view shows by branches that only those of a role run, each by what an index finds, so that not even EXPLAIN tells
-- how many rows were passed over. Macros, see ServerGate.cpp: {{ME}} the person, {{LEADS}} {{STUDIES}} {{JUDGES}} by
-- role, {{OWN(x)}} has or had a place on conversation x, {{CASE(x)}} x is disputed or decided and open to this
-- adjudicator, {{SETTLED(x)}}, {{ALIAS(x,u)}} a number for rater u of x that says nothing.
CREATE VIEW {{G}}.meta WITH (security_barrier) AS
  SELECT m.key, CASE WHEN m.key = 'settings' AND {{WORKS}}
    THEN (m.value::jsonb - 'blind_share' - 'hidden_gold_share' - 'passwords_required')::text ELSE m.value END AS value
  FROM {{S}}.meta m
  WHERE {{ME}} IS NOT NULL AND (m.key IN ('schema_version', 'settings') OR m.key = 'signin/' || {{ME}}
    OR (m.key NOT LIKE 'signin/%' AND ({{LEADS}} OR {{STUDIES}})))
  UNION ALL SELECT 'schema_version', (SELECT value FROM {{S}}.meta WHERE key = 'schema_version') WHERE {{ME}} IS NULL
--;
CREATE VIEW {{G}}.schemes WITH (security_barrier) AS SELECT s.* FROM {{S}}.schemes s WHERE {{ME}} IS NOT NULL
--;
-- Below zero: those whose names are not for this person, A, B, C.
CREATE VIEW {{G}}.users WITH (security_barrier) AS
  SELECT u.id, u.name, u.role, CASE WHEN u.password IS NULL OR u.password = '' THEN u.password ELSE '*' END AS password,
    u.state, u.created_at
  FROM {{S}}.users u
  WHERE {{LEADS}} OR {{STUDIES}} OR {{JUDGES}} OR u.id = {{ME}}
    OR (u.role IN ('adjudicator', 'supervisor', 'admin') AND {{ME}} IS NOT NULL)
    OR EXISTS (SELECT 1 FROM {{S}}.messages m WHERE m.to_user = {{ME}} AND m.from_user = u.id)
    OR EXISTS (SELECT 1 FROM {{S}}.comments t JOIN {{S}}.conversations c ON c.id = t.conversation_id AND c.state = 4
               WHERE t.user_id = u.id AND {{OWN(t.conversation_id)}})
  UNION ALL SELECT -n, chr(64 + n), 'annotator', '', 'left', 0::bigint FROM generate_series(1, 26) n
  WHERE {{ME}} IS NOT NULL AND NOT {{LEADS}} AND NOT {{STUDIES}}
--;
CREATE VIEW {{G}}.batches WITH (security_barrier) AS
  SELECT b.* FROM {{S}}.batches b WHERE {{LEADS}} OR {{STUDIES}} OR {{JUDGES}}
    OR EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.batch_id = b.id AND s.user_id = {{ME}})
    OR EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.batch_id = b.id AND s.user_id IS NULL AND {{WORKS}})
    OR ({{WORKS}} AND EXISTS (SELECT 1 FROM {{S}}.conversations c WHERE c.batch_id = b.id AND ({{LEARNT(c.id)}}
      OR (EXISTS (SELECT 1 FROM {{S}}.annotations a WHERE a.conversation_id = c.id AND a.user_id = {{ME}})
        AND NOT EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.conversation_id = c.id AND s.user_id = {{ME}})))))
--;
CREATE VIEW {{G}}.conversations WITH (security_barrier) AS
  SELECT c.* FROM {{S}}.conversations c WHERE {{LEADS}} OR {{STUDIES}}
  UNION ALL SELECT c.id, c.external_id, c.batch_id, c.purpose, '', '', c.length, c.turn_count, '', c.state,
    CASE WHEN c.state = 4 THEN c.label ELSE '' END, CASE WHEN c.state = 4 THEN c.removed ELSE '' END,
    CASE WHEN c.state = 4 THEN c.source ELSE '' END
  FROM {{S}}.conversations c WHERE {{JUDGES}} AND c.state IN (2, 4) AND c.purpose = 0 AND NOT {{OWN(c.id)}}
  UNION ALL SELECT c.id, c.external_id, COALESCE((SELECT s.batch_id FROM {{S}}.slots s
      WHERE s.conversation_id = c.id AND s.user_id = {{ME}}), c.batch_id),
    CASE WHEN {{OWN(c.id)}} THEN 0 ELSE c.purpose END, '', '', c.length, c.turn_count, '',
    CASE WHEN EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.conversation_id = c.id AND s.user_id = {{ME}}
      AND s.annotation_id IS NOT NULL) THEN CASE WHEN c.state = 4 THEN 4 ELSE 1 END ELSE 0 END, '', '', ''
  FROM {{S}}.conversations c WHERE {{WORKS}} AND NOT {{CASE(c.id)}}
    AND ({{OWN(c.id)}} OR {{FREE(c.id)}} OR {{LEARNT(c.id)}})
--;
CREATE VIEW {{G}}.conversation_texts WITH (security_barrier) AS
  SELECT t.* FROM {{S}}.conversation_texts t WHERE {{LEADS}} OR {{STUDIES}}
  UNION ALL SELECT t.conversation_id, t.turns, t.target, t.related, t.candidates, NULL, NULL, ''::bytea
  FROM {{S}}.conversation_texts t WHERE {{WORKS}} AND ({{CASE(t.conversation_id)}} OR {{OWN(t.conversation_id)}}
    OR {{FREE(t.conversation_id)}} OR {{LEARNT(t.conversation_id)}})
--;
CREATE VIEW {{G}}.resolutions WITH (security_barrier) AS
  SELECT r.* FROM {{S}}.resolutions r WHERE {{LEADS}} OR {{STUDIES}}
    OR (r.source = 'adjudication' AND {{CASE(r.conversation_id)}})
--;
-- One's own place goes by the number of its conversation: its real one would tell when it was made.
CREATE VIEW {{G}}.slots WITH (security_barrier) AS
  SELECT s.id, s.conversation_id, s.batch_id, s.number, s.user_id, s.position, s.state, s.pool, s.lease_until,
    s.annotation_id, s.purpose FROM {{S}}.slots s WHERE {{LEADS}}
  UNION ALL SELECT s.id, s.conversation_id, s.batch_id, s.number, s.user_id, s.position, s.state, s.pool,
    s.lease_until, CASE WHEN {{SETTLED(s.conversation_id)}} THEN s.annotation_id END, s.purpose
  FROM {{S}}.slots s WHERE {{STUDIES}}
  UNION ALL SELECT s.id, s.conversation_id, s.batch_id, s.number,
    CASE WHEN {{DECIDED(s.conversation_id)}} THEN s.user_id ELSE {{ALIAS(s.conversation_id,s.user_id)}} END, s.position,
    s.state, s.pool, s.lease_until, s.annotation_id, s.purpose
  FROM {{S}}.slots s WHERE {{JUDGES}} AND s.purpose = 0 AND s.user_id IS NOT NULL AND {{CASE(s.conversation_id)}}
  UNION ALL SELECT s.conversation_id, s.conversation_id, s.batch_id, 1, s.user_id,
    CASE WHEN s.purpose = 0 THEN s.position ELSE s.conversation_id * 1024 END, s.state, s.pool, s.lease_until,
    s.annotation_id, 0 FROM {{S}}.slots s WHERE s.user_id = {{ME}} AND {{WORKS}}
  UNION ALL SELECT s.conversation_id, s.conversation_id, s.batch_id, 1, NULL, s.position, s.state, s.pool, NULL, NULL, 0
  FROM {{S}}.slots s WHERE s.user_id IS NULL AND s.state = 0 AND s.pool = 1 AND {{WORKS}} AND NOT {{OWN(s.conversation_id)}}
    AND NOT EXISTS (SELECT 1 FROM {{S}}.slots f WHERE f.conversation_id = s.conversation_id AND f.user_id IS NULL
      AND f.number < s.number)
--;
CREATE VIEW {{G}}.annotations WITH (security_barrier) AS
  SELECT a.* FROM {{S}}.annotations a WHERE {{LEADS}}
  UNION ALL SELECT a.* FROM {{S}}.annotations a WHERE {{STUDIES}} AND {{SETTLED(a.conversation_id)}}
  UNION ALL SELECT a.id, a.conversation_id,
    CASE WHEN {{DECIDED(a.conversation_id)}} THEN a.user_id ELSE {{ALIAS(a.conversation_id,a.user_id)}} END, a.revision,
    a.scheme_id, a.answers, a.label, a.confidence, a.created_at, 0::bigint, 0::bigint, NULL::bigint, 0, NULL::integer,
    NULL::bigint
  FROM {{S}}.annotations a WHERE {{JUDGES}} AND {{CASE(a.conversation_id)}}
    AND EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.annotation_id = a.id AND s.conversation_id = a.conversation_id
      AND s.purpose = 0)
  UNION ALL SELECT a.* FROM {{S}}.annotations a WHERE a.user_id = {{ME}} AND {{WORKS}}
--;
CREATE VIEW {{G}}.drafts WITH (security_barrier) AS SELECT d.* FROM {{S}}.drafts d WHERE {{LEADS}} OR d.user_id = {{ME}}
--;
CREATE VIEW {{G}}.edits WITH (security_barrier) AS SELECT e.* FROM {{S}}.edits e WHERE e.user_id = {{ME}}
--;
CREATE VIEW {{G}}.marks WITH (security_barrier) AS SELECT m.* FROM {{S}}.marks m WHERE {{LEADS}} OR m.user_id = {{ME}}
--;
-- An annotator learns that an item came back, and of which of the own answers that was said.
CREATE VIEW {{G}}.decisions WITH (security_barrier) AS
  SELECT d.* FROM {{S}}.decisions d WHERE {{LEADS}}
  UNION ALL SELECT d.* FROM {{S}}.decisions d WHERE {{STUDIES}} AND {{SETTLED(d.conversation_id)}}
  UNION ALL SELECT d.id, d.conversation_id, d.user_id, d.kind, d.answers, d.reason, d.note, d.after_annotation,
    d.created_at FROM {{S}}.decisions d WHERE {{JUDGES}} AND {{CASE(d.conversation_id)}}
  UNION ALL SELECT d.id, d.conversation_id, NULL, d.kind, NULL, d.reason, d.note, COALESCE((SELECT MAX(a.id)
      FROM {{S}}.annotations a WHERE a.conversation_id = d.conversation_id AND a.user_id = {{ME}}
        AND a.id <= d.after_annotation), 0), d.created_at
  FROM {{S}}.decisions d WHERE d.kind = 'send_back' AND {{WORKS}} AND {{OWN(d.conversation_id)}}
--;
CREATE VIEW {{G}}.disputes WITH (security_barrier) AS
  SELECT d.* FROM {{S}}.disputes d WHERE {{LEADS}} OR {{STUDIES}} OR ({{JUDGES}} AND {{CASE(d.conversation_id)}})
--;
CREATE VIEW {{G}}.comments WITH (security_barrier) AS
  SELECT t.* FROM {{S}}.comments t WHERE {{LEADS}} OR t.user_id = {{ME}}
  UNION ALL SELECT t.id, t.conversation_id, CASE WHEN NOT {{RATES(t.conversation_id,t.user_id)}}
      OR {{DECIDED(t.conversation_id)}} THEN t.user_id ELSE {{ALIAS(t.conversation_id,t.user_id)}} END, t.body,
    t.created_at
  FROM {{S}}.comments t WHERE NOT {{LEADS}} AND t.user_id <> {{ME}} AND ({{CASE(t.conversation_id)}}
    OR ({{WORKS}} AND EXISTS (SELECT 1 FROM {{S}}.slots s WHERE s.conversation_id = t.conversation_id
        AND s.user_id = {{ME}} AND s.purpose = 0 AND (s.annotation_id IS NOT NULL
          OR NOT {{RATES(t.conversation_id,t.user_id)}}))))
--;
CREATE VIEW {{G}}.messages WITH (security_barrier) AS
  SELECT m.* FROM {{S}}.messages m WHERE {{LEADS}} OR m.to_user = {{ME}} OR m.from_user = {{ME}}
--;
-- The seed of a round would let its sample be drawn again.
CREATE VIEW {{G}}.spot_rounds WITH (security_barrier) AS
  SELECT r.* FROM {{S}}.spot_rounds r WHERE {{LEADS}} OR ({{STUDIES}} AND r.outcome IS NOT NULL)
  UNION ALL SELECT r.id, r.batch_id, r.round, 0::bigint, 0, r.threshold, '', NULL, r.started_at, NULL, r.closed_at,
    r.outcome FROM {{S}}.spot_rounds r WHERE NOT {{LEADS}} AND ({{WORKS}} OR ({{STUDIES}} AND r.outcome IS NULL))
--;
-- Annotators see what failed of theirs, once the batch is theirs again.
CREATE VIEW {{G}}.spot_items WITH (security_barrier) AS
  SELECT i.* FROM {{S}}.spot_items i WHERE {{LEADS}} OR ({{STUDIES}} AND EXISTS (SELECT 1 FROM {{S}}.spot_rounds r
    WHERE r.id = i.round_id AND r.outcome IS NOT NULL))
  UNION ALL SELECT i.round_id, i.conversation_id, 0, i.verdict, i.answers, i.feedback, COALESCE((SELECT MAX(a.id)
      FROM {{S}}.annotations a WHERE a.conversation_id = i.conversation_id AND a.user_id = {{ME}}
        AND a.id <= i.after_annotation), 0), NULL, NULL
  FROM {{S}}.spot_items i WHERE NOT {{LEADS}} AND {{WORKS}} AND i.verdict = 'fail' AND EXISTS (SELECT 1
    FROM {{S}}.spot_rounds r WHERE r.id = i.round_id AND r.outcome = 'returned') AND EXISTS (SELECT 1 FROM {{S}}.slots s
    WHERE s.conversation_id = i.conversation_id AND s.user_id = {{ME}} AND s.purpose = 0)
--;
CREATE VIEW {{G}}.batch_events WITH (security_barrier) AS
  SELECT e.id, e.batch_id, e.round, CASE WHEN {{LEADS}} THEN e.user_id END AS user_id, e.kind,
    CASE WHEN {{LEADS}} OR {{STUDIES}} THEN e.reason ELSE '' END AS reason, e.created_at
  FROM {{S}}.batch_events e WHERE {{ME}} IS NOT NULL
--;
CREATE VIEW {{G}}.prelabel_runs WITH (security_barrier) AS
  SELECT r.* FROM {{S}}.prelabel_runs r WHERE {{LEADS}} OR {{STUDIES}} OR ({{WORKS}} AND {{SHOWN}})
--;
CREATE VIEW {{G}}.detector_tunings WITH (security_barrier) AS
  SELECT t.* FROM {{S}}.detector_tunings t WHERE {{LEADS}} OR {{STUDIES}} OR ({{WORKS}} AND {{SHOWN}})
--;
CREATE VIEW {{G}}.prelabels WITH (security_barrier) AS
  SELECT p.* FROM {{S}}.prelabels p WHERE {{LEADS}} OR {{STUDIES}} OR ({{SHOWN}} AND {{SUGGESTED(p.conversation_id)}})
--;
CREATE VIEW {{G}}.prelabel_spans WITH (security_barrier) AS
  SELECT p.* FROM {{S}}.prelabel_spans p WHERE {{LEADS}} OR {{STUDIES}}
    OR ({{SHOWN}} AND {{SUGGESTED(p.conversation_id)}})
--;
-- What is right shows when it has been answered in a tutorial; of the test it never does.
CREATE VIEW {{G}}.gold_items WITH (security_barrier) AS
  SELECT g.* FROM {{S}}.gold_items g WHERE {{LEADS}} OR {{STUDIES}}
  UNION ALL SELECT g.id, g.kind, g.conversation_id, CASE WHEN {{TAUGHT(g)}} THEN g.answers ELSE '{}' END,
    CASE WHEN {{TAUGHT(g)}} THEN g.explanation ELSE '' END, g.position
  FROM {{S}}.gold_items g WHERE {{WORKS}} AND NOT {{LEADS}} AND g.kind IN ('tutorial', 'qualification')
--;
CREATE VIEW {{G}}.training_sessions WITH (security_barrier) AS
  SELECT t.* FROM {{S}}.training_sessions t WHERE {{LEADS}} OR t.user_id = {{ME}}
--;
-- Whether an answer of the test was right is not said item by item.
CREATE VIEW {{G}}.training_answers WITH (security_barrier) AS
  SELECT a.session_id, a.conversation_id, a.answers,
    CASE WHEN {{LEADS}} OR t.kind = 'tutorial' THEN a.correct ELSE 0 END AS correct, a.created_at
  FROM {{S}}.training_answers a JOIN {{S}}.training_sessions t ON t.id = a.session_id
  WHERE {{LEADS}} OR t.user_id = {{ME}}
--;
CREATE VIEW {{G}}.audit WITH (security_barrier) AS SELECT a.* FROM {{S}}.audit a WHERE {{LEADS}}
--;
CREATE VIEW {{G}}.audit_rows WITH (security_barrier) AS SELECT a.* FROM {{S}}.audit_rows a WHERE {{LEADS}}
--;
CREATE VIEW {{G}}.error_tags WITH (security_barrier) AS SELECT t.* FROM {{S}}.error_tags t WHERE {{LEADS}} OR {{STUDIES}}
--;
CREATE VIEW {{G}}.slices WITH (security_barrier) AS SELECT t.* FROM {{S}}.slices t WHERE {{LEADS}} OR {{STUDIES}}
--;
CREATE VIEW {{G}}.tag_kinds WITH (security_barrier) AS SELECT t.* FROM {{S}}.tag_kinds t WHERE {{LEADS}} OR {{STUDIES}}
--;
CREATE VIEW {{G}}.contrastive_pairs WITH (security_barrier) AS SELECT t.* FROM {{S}}.contrastive_pairs t WHERE {{LEADS}} OR {{STUDIES}}
--;
CREATE VIEW {{G}}.search_blocks WITH (security_barrier) AS SELECT t.* FROM {{S}}.search_blocks t WHERE {{LEADS}} OR {{STUDIES}}
--;
CREATE VIEW {{G}}.search_lists WITH (security_barrier) AS SELECT t.* FROM {{S}}.search_lists t WHERE {{LEADS}} OR {{STUDIES}}
--;
CREATE VIEW {{G}}.error_blocks WITH (security_barrier) AS SELECT t.* FROM {{S}}.error_blocks t WHERE {{LEADS}} OR {{STUDIES}}
--;
CREATE VIEW {{G}}.calibration_sets WITH (security_barrier) AS SELECT t.* FROM {{S}}.calibration_sets t WHERE {{LEADS}}
