#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A data set for the Hugging Face hub: front matter after the hub's published description of data cards, and rows that
a reader with one type per column takes."""
import json
import os
import re

from program import fail, path, run

KEYS = {"pretty_name", "language", "license", "license_name", "license_link", "task_categories", "task_ids", "tags", "size_categories",
        "configs", "annotations_creators", "language_creators", "multilinguality", "source_datasets", "dataset_info"}
LICENCES = {"apache-2.0", "mit", "cc0-1.0", "cc-by-4.0", "cc-by-sa-4.0", "cc-by-nc-4.0", "cc-by-nc-sa-4.0", "odbl", "other", "unknown"}


def front_matter(card):
    """The few forms of YAML that a card needs: key: text, key: followed by a list, and configs, a list of one object."""
    found = re.match(r"---\n(.*?)\n---\n", card, re.S)
    if not found:
        fail("the card must begin with front matter")
    values, key = {}, None
    for line in found.group(1).split("\n"):
        if line.startswith("#"):
            continue
        if match := re.fullmatch(r"(\w+): (.+)", line):
            values[match.group(1)] = json.loads(match.group(2)) if match.group(2).startswith('"') else match.group(2)
        elif match := re.fullmatch(r"(\w+):", line):
            key = match.group(1)
            values[key] = []
        elif match := re.fullmatch(r"- (\w+): (.+)", line):
            values[key].append({match.group(1): match.group(2)})
        elif match := re.fullmatch(r"- (.+)", line):
            values[key].append(match.group(1))
        elif match := re.fullmatch(r"  (\w+): (.+)", line):
            values[key][-1][match.group(1)] = json.loads(match.group(2)) if match.group(2).startswith('"') else match.group(2)
        else:
            fail(f"front matter: {line}")
    return values


def type_of(value):
    if isinstance(value, list):
        inner = {str(type_of(part)) for part in value}
        return ("list", tuple(sorted(inner)))
    if isinstance(value, dict):
        return ("object", tuple(sorted((key, str(type_of(part))) for key, part in value.items())))
    return type(value).__name__


def check_rows(name, rows):
    columns = {}
    for row in rows:
        if list(row) != list(rows[0]):
            fail(f"{name}: rows with other columns: {list(row)}")
        for key, value in row.items():
            if value is not None and value != []:
                columns.setdefault(key, set()).add(type_of(value))
    for key, types in columns.items():
        if len(types) > 1:
            fail(f"{name}: column {key} has the types {types}")


def check(scheme, style, rows, language, licence, wanted):
    project, file = path(f"{scheme}-{licence}.gainsay"), path("data.jsonl")
    run("init", project, "--scheme", scheme)
    with open(path("rows.jsonl"), "w", encoding="utf-8") as out:
        out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    run("import", project, path("rows.jsonl"), "--format", style, "--batch", 'b "1"')
    run("export", project, "--format", "huggingface", "--out", file, *(["--license", licence] if licence else []))
    with open(os.path.join(os.path.dirname(file), "README.md"), encoding="utf-8") as card:
        values = front_matter(card.read())
    if not set(values) <= KEYS:
        fail(f"{scheme}: fields that the hub does not know: {set(values) - KEYS}")
    if values["license"] not in LICENCES or {k: values.get(k) for k in wanted} != wanted:
        fail(f"{scheme}: licence {licence} became {values}")
    if values["language"] != [language] or values["size_categories"] != ["n<1K"] or values["task_categories"] != ["text-classification"]:
        fail(f"{scheme}: {values}")
    if values["configs"] != [{"config_name": "default", "data_files": "data.jsonl"}]:
        fail(f"{scheme}: the card must name the data file: {values['configs']}")
    with open(file, encoding="utf-8") as data:
        written = [json.loads(line) for line in data]
    if len(written) != len(rows):
        fail(f"{scheme}: {len(written)} rows of {len(rows)}")
    check_rows(scheme, written)
    os.remove(os.path.join(os.path.dirname(file), "README.md"))
    run("export", project, "--format", "jsonl", "--license", "mit", expect=2)


cdconv = [{"id": f"c{i}", "u1": "你有宠物吗？", "b1": "我养了一只猫。", "u2": "它几岁了？", "b2": f"我没有猫，编号{i}。", "label": i % 4, **({"persona": 1} if i % 4 == 3 else {}), **({"note": i} if i % 2 else {})} for i in range(12)]
rgm = [{"id": f"r{i}", "utterances": ["I have a boat.", "Where?", f"I never had a boat, number {i}."], "speakers": ["A", "B", "A"], "annotation_target_pair": [0, 2], "rgm_name": "m", "contradictory_label_count": [0, 2, 3, 3][i % 4]} for i in range(12)]
check("cdconv", "cdconv", cdconv, "zh", "", {"license": "unknown", "license_name": None})
check("cdconv", "cdconv", cdconv, "zh", "CC-BY-NC-4.0", {"license": "cc-by-nc-4.0", "license_name": None})
check("rgm", "rgm", rgm, "en", "The \"Lab\" licence 2.0", {"license": "other", "license_name": 'The "Lab" licence 2.0'})
print("data cards fit the hub")
