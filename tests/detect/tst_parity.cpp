// SPDX-License-Identifier: GPL-3.0-or-later
// The program and the training pipeline must read text alike: fixtures written by training/gainsay_training/parity.py.
#include "core/detect/package/ModelPackage.h"
#include "core/text/ExactText.h"
#include "tests/detect/DetectSamples.h"

#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

Result<ModelPackage> starter()
{
    return ModelPackage::open(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/starter-zh"));
}

}  // namespace

class ParityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void charactersGetTheSameIdsAndOffsets()
    {
        const Result<ModelPackage> package = starter();
        QVERIFY2(package, package ? "" : qPrintable(package.error().message));
        const std::vector<Json> rows = jsonRows(u"tokenizer/character.jsonl"_s);
        QVERIFY(rows.size() >= 2000);
        for (const Json &row : rows) {
            const QString text = exactText(row.at("text").get<std::string>());
            std::vector<int> ids;
            std::vector<int> offsets;
            for (const Token &token : package->tokenizer()->tokenize(text)) {
                ids.push_back(token.id);
                offsets.push_back(token.start);
            }
            QVERIFY2(Json(ids) == row.at("ids") && Json(offsets) == row.at("offsets"), row.dump().c_str());
        }
    }

    void sequencesAreCutAndNumberedAlike()
    {
        const Result<ModelPackage> package = starter();
        QVERIFY(package);
        const std::vector<Json> rows = jsonRows(u"tokenizer/sequences.jsonl"_s);
        QVERIFY(rows.size() >= 100);
        for (const Json &row : rows) {
            Conversation conversation;
            std::vector<int> turns;
            for (const Json &utterance : row.at("utterances")) {
                turns.push_back(int(conversation.turns.size()));
                conversation.turns.append({QString(), exactText(utterance.get<std::string>())});
            }
            const SequenceEncoder encoder(package->tokenizer(), row.at("max_length").get<int>(),
                                          package->spec().segments);
            const EncodedSequence sequence = encoder.encode(conversation, turns);
            QVERIFY2(Json(sequence.ids) == row.at("ids") && Json(sequence.segments) == row.at("segments"),
                     row.dump().c_str());
        }
    }
};

QTEST_GUILESS_MAIN(ParityTest)
#include "tst_parity.moc"
