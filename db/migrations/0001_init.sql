-- SPDX-License-Identifier: GPL-3.0-or-later
-- The first schema. Statements are separated by a line that holds only "--;".
-- {{id}} {{blob}} {{name}} {{clustered}} are replaced per engine (a name sorts by code point on both, clustered
-- tables are kept in the order of their key where the engine can); a statement that
-- starts with "-- sqlite" or "-- postgresql" belongs to that engine alone. Times are milliseconds
-- since the epoch, UTC; JSON is compact text.
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)
--;
-- A scheme as it was when something was annotated under it; the newest of a name is in force.
CREATE TABLE schemes (id {{id}}, name TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL,
  created_at BIGINT NOT NULL, UNIQUE (name, version))
--;
CREATE TABLE users (id {{id}}, name TEXT NOT NULL UNIQUE, role TEXT NOT NULL, password TEXT,
  state TEXT NOT NULL DEFAULT 'active', created_at BIGINT NOT NULL)
--;
CREATE TABLE batches (id {{id}}, name TEXT NOT NULL UNIQUE, created_at BIGINT NOT NULL)
--;
-- Narrow on purpose: lists, counts and filters never read the text. state, label, removed and source are
-- derived from annotations and decisions in the transaction that changes those; `verify` recomputes them.
-- An empty text means none.
CREATE TABLE conversations (id {{id}}, external_id {{name}} NOT NULL UNIQUE,
  batch_id BIGINT NOT NULL REFERENCES batches (id), purpose INTEGER NOT NULL DEFAULT 0,
  model {{name}} NOT NULL DEFAULT '', method {{name}} NOT NULL DEFAULT '',
  length INTEGER NOT NULL, turn_count INTEGER NOT NULL, gold_label {{name}} NOT NULL DEFAULT '',
  state INTEGER NOT NULL DEFAULT 0, label {{name}} NOT NULL DEFAULT '', removed TEXT NOT NULL DEFAULT '',
  source TEXT NOT NULL DEFAULT '')
--;
CREATE INDEX conversations_batch ON conversations (batch_id, state)
--;
CREATE INDEX conversations_state ON conversations (state)
--;
CREATE INDEX conversations_label ON conversations (label)
--;
CREATE INDEX conversations_gold ON conversations (gold_label)
--;
CREATE INDEX conversations_model ON conversations (model)
--;
CREATE INDEX conversations_method ON conversations (method)
--;
CREATE INDEX conversations_length ON conversations (length)
--;
CREATE TABLE conversation_texts (conversation_id BIGINT PRIMARY KEY REFERENCES conversations (id),
  turns TEXT NOT NULL, target INTEGER NOT NULL, related INTEGER, candidates TEXT, extra TEXT, gold TEXT,
  fingerprint {{blob}} NOT NULL)
--;
-- Final answers; one row per settled conversation.
CREATE TABLE resolutions (conversation_id BIGINT PRIMARY KEY REFERENCES conversations (id),
  source TEXT NOT NULL, answers TEXT NOT NULL, removed TEXT)
--;
-- One place for one rater of one conversation. pool: anyone eligible may claim it while user_id is null; an
-- expired lease makes it null again. Otherwise user_id is the person it was planned for.
CREATE TABLE slots (id {{id}}, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  batch_id BIGINT NOT NULL REFERENCES batches (id), number INTEGER NOT NULL, user_id BIGINT REFERENCES users (id),
  position BIGINT NOT NULL, state INTEGER NOT NULL DEFAULT 0, pool INTEGER NOT NULL DEFAULT 0, lease_until BIGINT,
  annotation_id BIGINT,
  UNIQUE (conversation_id, number), UNIQUE (conversation_id, user_id))
--;
CREATE INDEX slots_queue ON slots (user_id, state, position)
--;
CREATE INDEX slots_batch ON slots (batch_id, user_id, state)
--;
CREATE INDEX slots_lease ON slots (lease_until) WHERE lease_until IS NOT NULL
--;
-- Every revision of everybody's answers; slots.annotation_id points at the one in force.
-- label is the answer to the scheme's gold question, so that reports need not parse JSON.
CREATE TABLE annotations (id {{id}}, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), revision INTEGER NOT NULL,
  scheme_id BIGINT NOT NULL REFERENCES schemes (id), answers TEXT NOT NULL, label TEXT,
  confidence INTEGER, created_at BIGINT NOT NULL, active_ms BIGINT NOT NULL DEFAULT 0, idle_ms BIGINT NOT NULL DEFAULT 0,
  prelabel_run BIGINT, prelabel_shown INTEGER NOT NULL DEFAULT 0, prelabel_followed INTEGER, prelabel_ms BIGINT,
  UNIQUE (conversation_id, user_id, revision))
--;
CREATE INDEX annotations_user ON annotations (user_id, created_at, id)
--;
CREATE TABLE drafts (conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), answers TEXT NOT NULL, saved_at BIGINT NOT NULL,
  active_ms BIGINT NOT NULL DEFAULT 0, idle_ms BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (conversation_id, user_id))
--;
-- Undo that survives a restart: what each edit changed, in order, per person.
CREATE TABLE edits (id {{id}}, user_id BIGINT NOT NULL REFERENCES users (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), kind TEXT NOT NULL,
  before_answers TEXT NOT NULL, after_answers TEXT NOT NULL, undone INTEGER NOT NULL DEFAULT 0, created_at BIGINT NOT NULL)
--;
CREATE INDEX edits_user ON edits (user_id, id)
--;
-- "Skip" and "flag", with the reason given.
CREATE TABLE marks (id {{id}}, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), kind TEXT NOT NULL, reason TEXT NOT NULL,
  created_at BIGINT NOT NULL, cleared_at BIGINT)
--;
CREATE INDEX marks_conversation ON marks (conversation_id, user_id)
--;
-- What a third person decided: answers, neither, send_back; a supervisor's correction is one too.
-- after_annotation is the newest annotation it took into account: a later one re-opens the question.
-- user_id is null for whoever acts on the command line without naming a user.
CREATE TABLE decisions (id {{id}}, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT REFERENCES users (id), kind TEXT NOT NULL, answers TEXT, reason TEXT, note TEXT,
  after_annotation BIGINT NOT NULL, created_at BIGINT NOT NULL)
--;
CREATE INDEX decisions_conversation ON decisions (conversation_id, id)
--;
-- Items that wait for a decision, least agreed first; derived together with conversations.state.
CREATE TABLE disputes (conversation_id BIGINT PRIMARY KEY REFERENCES conversations (id),
  agreement DOUBLE PRECISION NOT NULL)
--;
CREATE INDEX disputes_order ON disputes (agreement, conversation_id)
--;
CREATE TABLE comments (id {{id}}, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  user_id BIGINT NOT NULL REFERENCES users (id), body TEXT NOT NULL, created_at BIGINT NOT NULL)
--;
CREATE INDEX comments_conversation ON comments (conversation_id, id)
--;
CREATE TABLE messages (id {{id}}, to_user BIGINT NOT NULL REFERENCES users (id), from_user BIGINT REFERENCES users (id),
  kind TEXT NOT NULL, conversation_id BIGINT, batch_id BIGINT, body TEXT NOT NULL, created_at BIGINT NOT NULL, read_at BIGINT)
--;
CREATE INDEX messages_to ON messages (to_user, read_at)
--;
CREATE TABLE spot_rounds (id {{id}}, batch_id BIGINT NOT NULL REFERENCES batches (id), round INTEGER NOT NULL,
  seed BIGINT NOT NULL, sample INTEGER NOT NULL, threshold DOUBLE PRECISION NOT NULL, stratify TEXT NOT NULL DEFAULT '',
  started_by BIGINT REFERENCES users (id), started_at BIGINT NOT NULL,
  closed_by BIGINT REFERENCES users (id), closed_at BIGINT, outcome TEXT, UNIQUE (batch_id, round))
--;
CREATE TABLE spot_items (round_id BIGINT NOT NULL REFERENCES spot_rounds (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), position INTEGER NOT NULL, verdict TEXT,
  answers TEXT, feedback TEXT, after_annotation BIGINT, reviewed_by BIGINT REFERENCES users (id), reviewed_at BIGINT,
  PRIMARY KEY (round_id, conversation_id))
--;
-- Decisions about a whole batch that are not a round: reopened after acceptance, with the reason. round is the
-- last one before it.
CREATE TABLE batch_events (id {{id}}, batch_id BIGINT NOT NULL REFERENCES batches (id), round INTEGER NOT NULL,
  user_id BIGINT REFERENCES users (id), kind TEXT NOT NULL, reason TEXT NOT NULL, created_at BIGINT NOT NULL)
--;
-- What detectors said, ours or anybody's: never changed, keyed by model, version, method and parameters.
CREATE TABLE prelabel_runs (id {{id}}, model TEXT NOT NULL, version TEXT NOT NULL, method TEXT NOT NULL,
  parameters TEXT NOT NULL, origin TEXT NOT NULL, provider TEXT NOT NULL, created_at BIGINT NOT NULL,
  UNIQUE (model, version, method, parameters))
--;
CREATE TABLE prelabels (run_id BIGINT NOT NULL REFERENCES prelabel_runs (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), label TEXT NOT NULL,
  confidence DOUBLE PRECISION NOT NULL, margin DOUBLE PRECISION NOT NULL, details TEXT NOT NULL,
  PRIMARY KEY (run_id, conversation_id))
--;
CREATE TABLE prelabel_spans (run_id BIGINT NOT NULL REFERENCES prelabel_runs (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), spans TEXT NOT NULL,
  PRIMARY KEY (run_id, conversation_id))
--;
-- Items with known answers: tutorial, qualification, hidden among the work.
CREATE TABLE gold_items (id {{id}}, kind TEXT NOT NULL, conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  answers TEXT NOT NULL, explanation TEXT NOT NULL DEFAULT '', position INTEGER NOT NULL, UNIQUE (kind, conversation_id))
--;
CREATE TABLE training_sessions (id {{id}}, user_id BIGINT NOT NULL REFERENCES users (id), kind TEXT NOT NULL,
  started_at BIGINT NOT NULL, finished_at BIGINT, total INTEGER NOT NULL, wrong INTEGER NOT NULL DEFAULT 0, passed INTEGER)
--;
CREATE TABLE training_answers (session_id BIGINT NOT NULL REFERENCES training_sessions (id),
  conversation_id BIGINT NOT NULL REFERENCES conversations (id), answers TEXT NOT NULL, correct INTEGER NOT NULL,
  created_at BIGINT NOT NULL, PRIMARY KEY (session_id, conversation_id))
--;
CREATE TABLE error_tags (conversation_id BIGINT NOT NULL REFERENCES conversations (id),
  run_id BIGINT NOT NULL REFERENCES prelabel_runs (id), tag TEXT NOT NULL, note TEXT NOT NULL DEFAULT '',
  user_id BIGINT NOT NULL REFERENCES users (id), created_at BIGINT NOT NULL, PRIMARY KEY (conversation_id, run_id, tag))
--;
CREATE TABLE slices (id {{id}}, name TEXT NOT NULL UNIQUE, filter TEXT NOT NULL, user_id BIGINT REFERENCES users (id),
  created_at BIGINT NOT NULL)
--;
-- Append-only; each row's hash covers its content and the hash before it.
CREATE TABLE audit (seq {{id}}, at BIGINT NOT NULL, user_name TEXT NOT NULL, action TEXT NOT NULL,
  subject TEXT NOT NULL, payload TEXT NOT NULL, previous {{blob}} NOT NULL, hash {{blob}} NOT NULL)
--;
-- Full-text search, see core/text/SearchBlock.h. A block covers the conversations first_id … last_id; blocks
-- follow each other without gaps, and what is newer than the last one is searched by reading.
CREATE TABLE search_blocks (first_id BIGINT PRIMARY KEY, last_id BIGINT NOT NULL)
--;
CREATE TABLE search_lists (block BIGINT NOT NULL REFERENCES search_blocks (first_id), gram BIGINT NOT NULL,
  documents {{blob}} NOT NULL, PRIMARY KEY (block, gram)) {{clustered}}
