# SPDX-License-Identifier: GPL-3.0-or-later
"""The reference tokenizer: folding, offsets, segments and truncation."""
import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from gainsay_training.tokenizer import CLS, SEP, UNK, CharacterTokenizer, SPECIAL  # noqa: E402

TOKENIZER = CharacterTokenizer(SPECIAL + list("abc好不?1"))


class Tokenizer(unittest.TestCase):
    def test_folds_width_and_case_and_keeps_offsets(self):
        ids, offsets = TOKENIZER.tokenize("Ａ b\u3000好？①")
        self.assertEqual([TOKENIZER.tokens[i] for i in ids], ["a", "b", "好", "?", "1"])
        self.assertEqual(offsets, [0, 2, 4, 5, 6])

    def test_one_code_point_may_give_several_tokens(self):
        ids, offsets = TOKENIZER.tokenize("㏂")
        self.assertEqual(len(ids), len("a.m."))
        self.assertEqual(offsets, [0] * len(ids))
        self.assertEqual(ids[1], UNK)

    def test_invisible_characters_are_dropped(self):
        self.assertEqual(TOKENIZER.tokenize("\t\n\u200b\u200d\ufeff \u00a0"), ([], []))

    def test_target_is_always_segment_three(self):
        two = TOKENIZER.encode(["a", "b"], 20)
        self.assertEqual(two.ids, [CLS, 5, SEP, 6, SEP])
        self.assertEqual(two.segments, [0, 2, 2, 3, 3])
        six = TOKENIZER.encode(list("abcabc"), 20)
        self.assertEqual(six.segments, [0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3])

    def test_past_is_cut_from_the_left_and_target_at_the_right(self):
        cut = TOKENIZER.encode(["aaaa", "bb", "c", "好"], 8)
        self.assertEqual([TOKENIZER.tokens[i] for i in cut.ids],
                         ["[CLS]", "b", "b", "[SEP]", "c", "[SEP]", "好", "[SEP]"])
        long_target = TOKENIZER.encode(["a", "bbbbbbbb"], 6)
        self.assertEqual(long_target.ids, [CLS, 6, 6, 6, 6, SEP])


if __name__ == "__main__":
    unittest.main()
