-- SPDX-License-Identifier: GPL-3.0-or-later
-- The Errors page: words for tags, pairs kept from "try it", and columns prepared for a million rows.
--
-- The editable words for what is behind an error; error_tags names them. A retired word keeps its tags.
CREATE TABLE tag_kinds (id {{id}}, name {{name}} NOT NULL UNIQUE, key TEXT NOT NULL DEFAULT '', position INTEGER NOT NULL,
  retired INTEGER NOT NULL DEFAULT 0)
--;
INSERT INTO tag_kinds (name, key, position) VALUES ('commonsense', '1', 1), ('world knowledge', '2', 2),
  ('numerical reasoning', '3', 3), ('ambiguity', '4', 4), ('label error', '5', 5), ('negation', '6', 6),
  ('coreference', '7', 7), ('other', '8', 8)
--;
-- A conversation with edited turns beside the original, and what a model said to both.
CREATE TABLE contrastive_pairs (id {{id}}, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  turns TEXT NOT NULL, model TEXT NOT NULL, label_before TEXT NOT NULL, label_after TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '', user_id BIGINT REFERENCES users (id), created_at BIGINT NOT NULL)
--;
CREATE INDEX contrastive_pairs_conversation ON contrastive_pairs (conversation_id, id)
--;
-- What the Errors page shows of a block of 4,096 conversation ids, packed: run 0 is the conversations themselves,
-- others the labels of that run. Derived: whoever changes what a block was made from deletes it, and the page
-- computes it again when it is next opened.
CREATE TABLE error_blocks (run_id BIGINT NOT NULL, block BIGINT NOT NULL, data {{blob}} NOT NULL,
  PRIMARY KEY (run_id, block))
