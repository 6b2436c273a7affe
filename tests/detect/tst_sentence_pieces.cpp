// SPDX-License-Identifier: GPL-3.0-or-later
// SentencePiece models learned here: read by libsentencepiece, and as the tokenizer.json that converters make of them.
#include "core/detect/package/ProtobufReader.h"
#include "core/detect/tokenize/JsonTokenizer.h"
#include "core/detect/tokenize/SentencePieceTokenizer.h"
#include "tests/support/TinyTokenizers.h"

#include <QTest>

#include <sentencepiece_processor.h>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// NormalizerSpec (field 3 of the model), precompiled_charsmap (field 2).
QByteArray characterTable(const std::string &model)
{
    ProtobufReader reader(QByteArrayView(model.data(), qsizetype(model.size())));
    while (reader.next()) {
        if (reader.field() != 3)
            continue;
        ProtobufReader normalizer(reader.bytes());
        while (normalizer.next()) {
            if (normalizer.field() == 2)
                return normalizer.bytes().toByteArray();
        }
    }
    return {};
}

QString shownIds(const std::vector<qint32> &ids)
{
    QStringList parts;
    for (const qint32 id : ids)
        parts.append(QString::number(id));
    return parts.join(u' ');
}

Json converted(const std::string &model)
{
    sentencepiece::SentencePieceProcessor processor;
    if (!processor.LoadFromSerializedProto(model).ok())
        qFatal("the model cannot be read");
    Json vocabulary = Json::array();
    Json added = Json::array();
    for (int id = 0; id < processor.GetPieceSize(); ++id) {
        vocabulary.push_back(Json::array({processor.IdToPiece(id), processor.GetScore(id)}));
        if (processor.IsControl(id))
            added.push_back({{"id", id}, {"content", processor.IdToPiece(id)}, {"special", true}});
    }
    return {{"added_tokens", added},
            {"normalizer",
             {{"type", "Sequence"},
              {"normalizers",
               {{{"type", "Precompiled"}, {"precompiled_charsmap", characterTable(model).toBase64().toStdString()}},
                {{"type", "Strip"}, {"strip_left", true}, {"strip_right", true}},
                {{"type", "Replace"}, {"pattern", {{"Regex", " {2,}"}}}, {"content", " "}}}}}},
            {"pre_tokenizer", {{"type", "Metaspace"}, {"replacement", "▁"}, {"prepend_scheme", "always"}}},
            {"model", {{"type", "Unigram"}, {"unk_id", 0}, {"vocab", vocabulary}}}};
}

}  // namespace

class SentencePiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_model = learnedSentencePieces(mixedStrings(3000, 3), "--vocab_size=600 --character_coverage=0.995 --pad_id=3")
                      .toStdString();
        const auto json = JsonTokenizer::read(dumpJson(converted(m_model)), u"tokenizer.json"_s);
        QVERIFY2(json, json ? "" : qPrintable(json.error().message));
        m_json = *json;
        const auto pieces =
            SentencePieceTokenizer::read(QByteArray::fromStdString(m_model), u"t5"_s, u"spiece.model"_s);
        QVERIFY2(pieces, pieces ? "" : qPrintable(pieces.error().message));
        m_pieces = *pieces;
    }

    void bothGiveTheSameIds()
    {
        int different = 0;
        QString first;
        for (const QString &text : mixedStrings(4000, 9)) {
            // Converted tokenizers compose no clusters of more than five bytes, and lose the blank that SentencePiece
            // puts in the place of broken text.
            if (text.contains(QChar(0x3099)) || text.contains(QChar(0xFFFD)) || !text.isValidUtf16())
                continue;
            std::vector<qint32> wanted;
            for (const Token &token : m_pieces->tokenize(text))
                wanted.push_back(token.id);
            const std::vector<qint32> ids = m_json->idsOf(text);
            if (ids != wanted && different++ < 5)
                first += u"\n%1: %2 / %3"_s.arg(text, shownIds(ids), shownIds(wanted));
        }
        QVERIFY2(different == 0, qPrintable(u"%1 differ:%2"_s.arg(QString::number(different), first)));
    }

    void placesAreThoseOfTheText()
    {
        const QString text = u"我住在海边 👍🏽 ㎏ I live"_s;
        const QList<uint> original = text.toUcs4();
        for (const Token &token : m_pieces->tokenize(text))
            QVERIFY(token.start >= 0 && token.start <= token.end && token.end <= original.size());
        const std::vector<Token> two = m_pieces->tokenize(u"I live"_s);
        QCOMPARE(two.back().end, 6);
    }

    void xlmRobertaMovesTheIds()
    {
        const auto moved = SentencePieceTokenizer::read(QByteArray::fromStdString(m_model), u"xlm-roberta"_s,
                                                        u"sentencepiece.bpe.model"_s);
        QVERIFY(moved);
        QCOMPARE((*moved)->markers().between, (std::vector<qint32>{2, 2}));
        const std::vector<Token> plain = m_pieces->tokenize(u"I live"_s);
        const std::vector<Token> shifted = (*moved)->tokenize(u"I live"_s);
        QCOMPARE(shifted.size(), plain.size());
        QCOMPARE(shifted.front().id, plain.front().id + 1);
        QCOMPARE((*moved)->tokenize(u"𒀀"_s).back().id, 3);  // unknown
        QCOMPARE((*moved)->size(), m_pieces->size() + 2);
    }

    void whatLooksLikeAMarkerIsText()
    {
        for (const Token &token : m_pieces->tokenize(u"a</s>b<s>"_s))
            QVERIFY(token.id != 1 && token.id != 2);
        for (const qint32 id : m_json->idsOf(u"a</s>b<s>"_s))
            QVERIFY(id != 1 && id != 2);
    }

private:
    std::string m_model;
    std::shared_ptr<const JsonTokenizer> m_json;
    std::shared_ptr<const SentencePieceTokenizer> m_pieces;
};

QTEST_GUILESS_MAIN(SentencePiecesTest)
#include "tst_sentence_pieces.moc"
