-- SPDX-License-Identifier: GPL-3.0-or-later
-- Places beside the data set's own work: 0 work, 1 hidden gold, 2 calibration. What is answered there never settles
-- an item. Their numbers are below zero, out of the way of the raters'.
ALTER TABLE slots ADD COLUMN purpose INTEGER NOT NULL DEFAULT 0
--;
UPDATE slots SET purpose = 1, number = -1 - number
  WHERE conversation_id IN (SELECT conversation_id FROM gold_items WHERE kind = 'hidden')
--;
CREATE INDEX slots_aside ON slots (conversation_id) WHERE purpose <> 0
--;
-- Counts per person and batch leave side work and training out without reading the rows.
DROP INDEX slots_batch
--;
CREATE INDEX slots_batch ON slots (batch_id, user_id, state, purpose)
--;
DROP INDEX conversations_batch
--;
CREATE INDEX conversations_batch ON conversations (batch_id, state, purpose)
--;
-- Items that all of some people annotate, to see whether they mean the same. rule: how they were chosen; people:
-- names; items: external ids, in the order in which they were drawn.
CREATE TABLE calibration_sets (id {{id}}, name {{name}} NOT NULL UNIQUE, rule TEXT NOT NULL, people TEXT NOT NULL,
  items TEXT NOT NULL, user_id BIGINT REFERENCES users (id), created_at BIGINT NOT NULL)
