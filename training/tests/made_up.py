# SPDX-License-Identifier: GPL-3.0-or-later
"""A small made-up data folder in the layout that training/train reads."""
from __future__ import annotations

import json
import random
from pathlib import Path

PLACES = ["山城", "海岛", "北乡", "南湖", "西镇"]
FOODS = ["面条", "米饭", "苹果", "豆腐", "饺子"]


def conversation(rng: random.Random) -> dict:
    label = rng.choices([0, 1, 2, 3], [6, 1, 1, 3])[0]
    topic, other = rng.sample(rng.choice([PLACES, FOODS]), 2)
    said, replies = f"我喜欢{topic}", {
        0: f"我喜欢{topic}呀", 1: f"我喜欢{topic}，我不喜欢{topic}", 2: f"那你为什么喜欢{topic}呢？",
        3: rng.choice([f"我不喜欢{topic}", f"我只喜欢{other}"])}
    return {"u1": "你喜欢什么？", "b1": said, "u2": rng.choice(["你喜欢什么呢？", "嗯"]), "b2": replies[label],
            "label": label, "method": "made-up"}


def write_data(folder: Path, seed: int = 1) -> None:
    rng = random.Random(seed)
    for split, count in (("train", 240), ("dev", 80)):
        path = folder / "cdconv" / f"{split}.jsonl"
        path.parent.mkdir(parents=True, exist_ok=True)
        lines = (json.dumps(conversation(rng), ensure_ascii=False) for _ in range(count))
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    chat = [[" ".join(f"我在{place}吃{food}"), " ".join("好吃吗？"), " ".join(f"{food}很好吃")]
            for place in PLACES for food in FOODS]
    text = folder / "text" / "lccc-valid.json"
    text.parent.mkdir(parents=True, exist_ok=True)
    text.write_text(json.dumps(chat, ensure_ascii=False), encoding="utf-8")
    nli = folder / "nli" / "cmnli_dev.txt"
    nli.parent.mkdir(parents=True, exist_ok=True)
    nli.write_text("".join(f"他在{a}\t他不在{a}\tcontradiction\n他在{a}\t有人在{a}\tentailment\n" for a in PLACES),
                   encoding="utf-8")
    lexicon = folder / "lexicon"
    lexicon.mkdir(parents=True, exist_ok=True)
    (lexicon / "antonym.txt").write_text("喜欢@讨厌\n", encoding="utf-8")
    (lexicon / "cilin.txt").write_text(f"Di02B01# {' '.join(PLACES)}\nBr01A01= 面条 面\n", encoding="utf-8")
