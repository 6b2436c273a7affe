-- SPDX-License-Identifier: GPL-3.0-or-later
-- The page of one item shows what was done to it: found by its id, however long the trail is.
CREATE INDEX audit_subject ON audit (subject, seq)
--;
-- An import can be taken back: it is found among the decisions of years.
CREATE INDEX audit_imports ON audit (seq) WHERE action = 'import'
