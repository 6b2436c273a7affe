#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# From some hundred labels to a detector of one's own.
#
#   docs/examples/teach.sh LABELLED.jsonl FRESH.jsonl FOLDER
#
# Both files hold one conversation a line: {"u1": …, "b1": …, "u2": …, "b2": …, "label": 0, 1, 2 or 3}. The detector
# learns from the first and is measured on the second, which it never sees; 500 labels are a good beginning. Everything
# goes into FOLDER, which must be new. Set GAINSAY_CLI if gainsay-cli is not on the PATH.
set -eu
[ $# -eq 3 ] || { sed -n '3,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
labelled=$1 fresh=$2 folder=$3
cli=${GAINSAY_CLI:-gainsay-cli}
mkdir "$folder"

# A project with the labels in it. In a project that people have labelled, this is there already.
"$cli" init "$folder/project.gainsay"
"$cli" import "$folder/project.gainsay" "$labelled" --format cdconv

# Learning: the result is a package with a card that says how good it is on what it had not seen.
"$cli" model learn "$folder/project.gainsay" --gold all --out "$folder/detector"

# The detector that ships, and the one that learned, on conversations that are new to it.
"$cli" detect "$fresh" --format cdconv --out "$folder/before.jsonl"
"$cli" detect "$fresh" --format cdconv --model "$folder/detector" --out "$folder/after.jsonl"
for when in before after; do
  echo "== $when"
  "$cli" evaluate "$fresh" "$folder/$when.jsonl"
done

# It judges the project: suggestions and the order "most uncertain first" follow it from now on. Label what comes
# first, and run the learning again with another --out.
"$cli" detect "$folder/project.gainsay" --model "$folder/detector"
