-- SPDX-License-Identifier: GPL-3.0-or-later
-- From this version on a SQLite project keeps checksums of its tables (db/engine/RowSeal.h), which an older program
-- would not keep up; the last step of every upgrade computes them.
UPDATE meta SET value = value WHERE key = 'settings'
