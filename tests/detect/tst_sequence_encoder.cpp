// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/CharacterTokenizer.h"
#include "core/detect/tokenize/SequenceEncoder.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// a = 5, b = 6, c = 7, d = 8; [CLS] = 2, [SEP] = 3
std::shared_ptr<const Tokenizer> letters()
{
    return std::make_shared<CharacterTokenizer>(
        Vocabulary::parse("[PAD]\n[UNK]\n[CLS]\n[SEP]\n[MASK]\na\nb\nc\nd\n", u"vocab.txt"_s).value(),
        CharacterTokenizer::Options{});
}

Conversation fourTurns()
{
    Conversation conversation;
    conversation.turns = {{u"user"_s, u"aa"_s}, {u"bot"_s, u"bb"_s}, {u"user"_s, u"cc"_s}, {u"bot"_s, u"d d"_s}};
    conversation.target = 3;
    return conversation;
}

QString shown(const std::vector<std::int64_t> &numbers)
{
    QStringList parts;
    for (const qint64 number : numbers)
        parts.append(QString::number(number));
    return parts.join(u' ');
}

constexpr int allTurns[] = {0, 1, 2, 3};

}  // namespace

class SequenceEncoderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void utterancesAreCountedFromTheTarget()
    {
        const EncodedSequence sequence =
            SequenceEncoder(letters(), 64, SegmentStyle::Utterance).encode(fourTurns(), allTurns);
        QCOMPARE(shown(sequence.ids), u"2 5 5 3 6 6 3 7 7 3 8 8 3"_s);
        QCOMPARE(shown(sequence.segments), u"0 0 0 0 1 1 1 2 2 2 3 3 3"_s);
        QCOMPARE(sequence.origins[11].turn, 3);
        QCOMPARE(sequence.origins[11].start, 2);  // the blank in "d d" is counted
        QCOMPARE(sequence.origins[12].turn, -1);
    }

    void pairsAreBerts()
    {
        const int pair[] = {1, 3};
        const EncodedSequence sequence = SequenceEncoder(letters(), 64, SegmentStyle::Pair).encode(fourTurns(), pair);
        QCOMPARE(shown(sequence.ids), u"2 6 6 3 8 8 3"_s);
        QCOMPARE(shown(sequence.segments), u"0 0 0 0 1 1 1"_s);
    }

    void theOldestTokensGoFirst()
    {
        const EncodedSequence sequence =
            SequenceEncoder(letters(), 8, SegmentStyle::Utterance).encode(fourTurns(), allTurns);
        QCOMPARE(shown(sequence.ids), u"2 3 7 7 3 8 8 3"_s);
        QCOMPARE(shown(sequence.segments), u"0 1 2 2 2 3 3 3"_s);
        QCOMPARE(sequence.origins[2].turn, 2);
    }

    void aTargetTooLongByItselfKeepsItsBeginning()
    {
        Conversation conversation = fourTurns();
        conversation.turns[3].text = u"abcdabcd"_s;
        const EncodedSequence sequence =
            SequenceEncoder(letters(), 6, SegmentStyle::Utterance).encode(conversation, allTurns);
        QCOMPARE(shown(sequence.ids), u"2 5 6 7 8 3"_s);
    }

    void emptyTurnsStillHaveTheirSeparator()
    {
        Conversation conversation = fourTurns();
        conversation.turns[1].text.clear();
        const EncodedSequence sequence =
            SequenceEncoder(letters(), 64, SegmentStyle::Utterance).encode(conversation, allTurns);
        QCOMPARE(shown(sequence.ids), u"2 5 5 3 3 7 7 3 8 8 3"_s);
    }
};

QTEST_GUILESS_MAIN(SequenceEncoderTest)
#include "tst_sequence_encoder.moc"
