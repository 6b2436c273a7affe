-- SPDX-License-Identifier: GPL-3.0-or-later
-- How the project reads what a detector has said: applied when it is shown, never to what is stored.
CREATE TABLE detector_tunings (id {{id}}, run_id BIGINT NOT NULL UNIQUE REFERENCES prelabel_runs (id),
  temperature DOUBLE PRECISION NOT NULL, threshold DOUBLE PRECISION)
