#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""FQness by its formula: which turns each term sees, and the quotient of the two probabilities."""
import json
import math
import random

from program import fail, near, path, run

rng = random.Random(11)
STATEMENTS = ["I keep bees.", "We moved to Oslo!", "我养了一只猫。", "昨日は雨でした。", "It was 3.5 km.", "Hm"]
QUESTIONS = ["Do you?", "Really?!", "你呢？", "本当ですか？", "Why so?"]


def utterance(statements, questions):
    """Sentences in a random order, and what is left of them without the questions, and the questions alone."""
    sentences = [(s, False) for s in rng.sample(STATEMENTS[:5], statements)] + [(q, True) for q in rng.sample(QUESTIONS, questions)]
    rng.shuffle(sentences)
    return (" ".join(s for s, _ in sentences), " ".join(s for s, q in sentences if not q), " ".join(s for s, q in sentences if q))


def case():
    distance = rng.choice([1, 3, 5])
    length = distance + 1 + rng.randrange(4)
    turns = [utterance(rng.randrange(1, 3), rng.randrange(2)) for _ in range(length - 1)] + [utterance(rng.randrange(2), 1)]
    asker = (length - 1) % 2
    role = ["assistant" if i % 2 == asker else "user" for i in range(length)]
    r = length - 1 - distance
    near_turns = [(role[i], turns[i][0]) for i in range(r + 1)]
    without = [(role[i], turns[i][0] if i != r else turns[i][2]) for i in range(length - 1)]
    return [t[0] for t in turns], distance, turns[r][1], near_turns, [turn for turn in without if turn[1]], turns[-1][0]


def known(history, continuation, numbers):
    return {"history": [{"role": role, "text": text} for role, text in history], "continuation": continuation, "logprobs": numbers}


rows, replies, wanted = [], {}, []
while len(rows) < 60:
    context, distance, referent, near_turns, without, question = case()
    tokens = rng.randrange(1, 9)
    terms = [[math.log(rng.random()) for _ in range(tokens)] for _ in range(2)]
    keys = [json.dumps([turns, question]) for turns in (near_turns, without)]
    if keys[0] in replies or keys[1] in replies or keys[0] == keys[1]:
        continue
    replies[keys[0]], replies[keys[1]] = known(near_turns, question, terms[0]), known(without, question, terms[1])
    rows.append({"context": context, "distance": distance})
    product = math.prod(map(math.exp, terms[0])) / math.prod(map(math.exp, terms[1]))
    wanted.append((referent, terms, math.log(product), tokens))

for name, lines in (("contexts.jsonl", rows), ("known.jsonl", replies.values())):
    with open(path(name), "w", encoding="utf-8") as out:
        out.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
out = run("fqness", path("contexts.jsonl"), "--bot", "replay:" + path("known.jsonl")).stdout.splitlines()
if len(out) != len(rows):
    fail(f"{len(out)} rows of {len(rows)} came back")
for line, (referent, terms, score, tokens) in zip(out, wanted):
    got = json.loads(line)
    if got["referent"] != referent:
        fail(f"referent {got['referent']!r}, expected {referent!r}")
    near("P(u_q | up to u_r)", got["logprob_near"], sum(terms[0]))
    near("P(u_q | all but r)", got["logprob_without_referent"], sum(terms[1]))
    near("FQness", got["fqness"], score)
    near("FQness per token", got["fqness_per_token"], score / tokens)
print(f"ok: {len(rows)} contexts")
