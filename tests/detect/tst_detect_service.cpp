// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/rules/RuleDetector.h"
#include "core/detect/run/DetectPipeline.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/detect/DetectService.h"
#include "core/service/detect/Evidence.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/detect/TuningService.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "tests/support/Engines.h"

#include <cmath>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

QList<NewConversation> conversations(int count, BatchId batch)
{
    QList<NewConversation> list;
    for (int i = 0; i < count; ++i) {
        NewConversation added;
        added.batch = batch;
        added.conversation.externalId = u"c%1-%2"_s.arg(batch.value).arg(i);
        added.conversation.turns = {{u"user"_s, u"你养猫吗？"_s},
                                    {u"bot"_s, u"我养猫"_s},
                                    {u"user"_s, u"叫什么？"_s},
                                    {u"bot"_s, i % 2 == 0 ? u"我没有养猫"_s : u"我的猫叫小黑"_s}};
        added.conversation.target = 3;
        added.fingerprint = added.conversation.externalId.toUtf8();
        list.append(added);
    }
    return list;
}

// Cancels after so many reports.
class ImpatientProgress final : public Progress {
public:
    explicit ImpatientProgress(int patience) : m_patience(patience) {}
    void report(qint64, qint64) override { --m_patience; }
    bool isCancelled() const override { return m_patience <= 0; }

private:
    int m_patience;
};

// The rules, counting what they are asked, and failing when told to.
class WatchedDetector final : public Detector {
public:
    const DetectorInfo &info() const override { return m_rules.info(); }
    QString provider() const override { return m_rules.provider(); }
    QStringList remarks() const override { return {}; }
    Result<QList<Prediction>> detect(const QList<Conversation> &list, std::stop_token stop) const override
    {
        asked += list.size();
        if (asked > failAfter)
            return ioError(u"the accelerator melted"_s);
        return m_rules.detect(list, stop);
    }
    Result<QList<QList<Span>>> explain(const QList<Conversation> &list, const QList<Prediction> &predictions,
                                       std::stop_token stop) const override
    {
        return m_rules.explain(list, predictions, stop);
    }

    mutable qint64 asked = 0;
    qint64 failAfter = std::numeric_limits<qint64>::max();

private:
    RuleDetector m_rules;
};

}  // namespace

class TestDetectService : public QObject {
    Q_OBJECT

    Engines m_engines;

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void judgesABatchThenTheRest()
    {
        NEW_PROJECT(storage);
        const BatchId one = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        const BatchId two = *storage->conversations().findOrAddBatch(u"two"_s, 1);
        VERIFY_OK(storage->conversations().insert(conversations(5, one)));
        VERIFY_OK(storage->conversations().insert(conversations(3, two)));
        DetectService service(*storage, m_engines.clock(), u"ann"_s);
        const WatchedDetector detector;
        NoProgress progress;
        const auto first = service.run(detector, {two, {}}, false, progress);
        VERIFY_OK(first);
        QCOMPARE(first->judged, 3);
        const auto second = service.run(detector, {}, true, progress);
        VERIFY_OK(second);
        QCOMPARE(second->judged, 5);
        QCOMPARE(second->explained, 8);
        QCOMPARE(second->run.id, first->run.id);
        QCOMPARE(detector.asked, 8);
        QCOMPARE(service.run(detector, {}, true, progress)->judged, 0);
        QCOMPARE(storage->prelabels().runs()->front().count, 8);
        QCOMPARE(storage->audit().list(0, 1)->front().entry.action, u"detect"_s);
    }

    void keepsLabelProbabilitiesAndEvidence()
    {
        NEW_PROJECT(storage);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        const QList<ConversationId> ids = *storage->conversations().insert(conversations(2, batch));
        DetectService service(*storage, m_engines.clock(), {});
        const WatchedDetector detector;
        NoProgress progress;
        const auto report = service.run(detector, {{}, {ids[0]}}, false, progress);
        VERIFY_OK(report);
        QCOMPARE(report->judged, 1);
        const auto prelabel = storage->prelabels().prelabel(report->run.id, ids[0]);
        VERIFY_OK(prelabel);
        QCOMPARE((*prelabel)->label, u"history"_s);
        QCOMPARE((*prelabel)->related, 1);
        QCOMPARE((*prelabel)->probabilities.size(), 4);
        QVERIFY((*prelabel)->confidence() > 0.5 && (*prelabel)->margin() > 0.1);
        QVERIFY(!storage->prelabels().prelabel(report->run.id, ids[1])->has_value());
    }

    // In the window the three steps are on different threads.
    void findsEvidenceForSingleConversations()
    {
        NEW_PROJECT(storage);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        const QList<ConversationId> ids = *storage->conversations().insert(conversations(4, batch));
        const WatchedDetector detector;
        NoProgress progress;
        VERIFY_OK(DetectService(*storage, m_engines.clock(), {}).run(detector, {}, false, progress));
        const Scheme scheme = loadScheme(u"cdconv"_s)->scheme;
        const auto tasks = missingEvidence(*storage, {ids[0], ids[1]}, scheme, {});
        VERIFY_OK(tasks);
        // The other one is no contradiction: there is nothing to look for.
        QCOMPARE(tasks->size(), 1);
        QCOMPARE(tasks->front().conversation.id, ids[0]);
        const auto labels = LabelMap::make(detector.info().labels, scheme);
        const auto found = findEvidence(detector, *labels, *tasks, {});
        VERIFY_OK(found);
        QCOMPARE(found->at(0).spans.front().text, u"我没有养猫"_s);
        VERIFY_OK(keepEvidence(*storage, *found));
        QCOMPARE(*storage->prelabels().spans(tasks->front().run.id, ids[0]), std::optional(found->at(0).spans));
        QVERIFY(missingEvidence(*storage, {ids[0], ids[1]}, scheme, {})->isEmpty());
        ProjectSettings hidden;
        hidden.blindShare = 1.0;
        QVERIFY(missingEvidence(*storage, {ids[2]}, scheme, hidden)->isEmpty());
        hidden = {};
        hidden.showPrelabels = false;
        QVERIFY(missingEvidence(*storage, {ids[2]}, scheme, hidden)->isEmpty());
        QCOMPARE(missingEvidence(*storage, {ids[2]}, scheme, {})->size(), 1);
    }

    void neverChangesWhatWasSaid()
    {
        NEW_PROJECT(storage);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        const QList<ConversationId> ids = *storage->conversations().insert(conversations(1, batch));
        const RunId run =
            storage->prelabels()
                .findOrAddRun({{}, u"m"_s, u"1"_s, u"flatten"_s, Json::object(), u"detector"_s, u"cpu"_s, 1})
                ->id;
        Prelabel prelabel{ids[0], u"history"_s, {{u"history"_s, 0.9}, {u"none"_s, 0.1}}, {}, 1, u"cpu"_s, {}, {}};
        QCOMPARE(*storage->prelabels().insert(run, {prelabel}), 1);
        Prelabel other = prelabel;
        other.label = u"none"_s;
        QCOMPARE(*storage->prelabels().insert(run, {other}), 0);
        QCOMPARE(**storage->prelabels().prelabel(run, ids[0]), prelabel);
        QCOMPARE(storage->prelabels().pageAfter(run, {}, 10)->size(), 1);
    }

    void goesOnWhereItStopped()
    {
        NEW_PROJECT(storage);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        VERIFY_OK(storage->conversations().insert(conversations(2 * pipelineChunk + 10, batch)));
        DetectService service(*storage, m_engines.clock(), {});
        WatchedDetector failing;
        failing.failAfter = 2 * pipelineChunk;
        NoProgress progress;
        const auto broken = service.run(failing, {}, false, progress);
        QVERIFY(!broken);
        QCOMPARE(broken.error().message, u"the accelerator melted"_s);
        QCOMPARE(storage->prelabels().runs()->front().count, 2 * pipelineChunk);  // nothing that was computed is lost
        const WatchedDetector working;
        VERIFY_OK(service.run(working, {}, false, progress));
        QCOMPARE(working.asked, 10);
        QCOMPARE(storage->prelabels().runs()->front().count, 2 * pipelineChunk + 10);
    }

    void stopsWhenAsked()
    {
        NEW_PROJECT(storage);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        VERIFY_OK(storage->conversations().insert(conversations(3 * pipelineChunk, batch)));
        DetectService service(*storage, m_engines.clock(), {});
        ImpatientProgress progress(1);
        const WatchedDetector detector;
        const auto stopped = service.run(detector, {}, false, progress);
        QVERIFY(storage->prelabels().runs()->front().count >= pipelineChunk);
        QVERIFY(stopped || stopped.error().kind == ErrorKind::Cancelled);
    }

    void theTuningIsAppliedOnReadingOnly()
    {
        NEW_PROJECT(storage);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        const QList<ConversationId> ids = *storage->conversations().insert(conversations(1, batch));
        const RunId run =
            storage->prelabels()
                .findOrAddRun({{}, u"m"_s, u"1"_s, u"flatten"_s, Json::object(), u"detector"_s, u"cpu"_s, 1})
                ->id;
        const Prelabel said{ids[0], u"none"_s, {{u"history"_s, 0.3}, {u"none"_s, 0.6}, {u"role"_s, 0.1}}, {}, 1, {},
                            {},     {}};
        QCOMPARE(*storage->prelabels().insert(run, {said}), 1);
        QCOMPARE(*storage->prelabels().tuning(run), DetectorTuning());
        const Scheme scheme = loadScheme(u"cdconv"_s)->scheme;
        const Conversation conversation = *storage->conversations().byId(ids[0]);
        const auto suggested = [&] { return **suggestionFor(*storage, conversation, scheme, {}); };
        QCOMPARE(suggested().prelabel, said);

        TuningService tuning(*storage, m_engines.clock(), u"ann"_s);
        VERIFY_OK(tuning.set(run, {1.0, 0.35}));
        QCOMPARE(suggested().prelabel.label, u"history"_s);
        VERIFY_OK(tuning.set(run, {1.0, 0.45}));
        QCOMPARE(suggested().prelabel.label, u"none"_s);
        VERIFY_OK(tuning.set(run, {2.0, std::nullopt}));
        QCOMPARE(suggested().prelabel.label, u"none"_s);
        const double roots = std::sqrt(0.3) + std::sqrt(0.6) + std::sqrt(0.1);
        QVERIFY(std::abs(suggested().prelabel.probabilities[u"none"_s] - std::sqrt(0.6) / roots) < 1e-9);
        QCOMPARE(**storage->prelabels().prelabel(run, ids[0]), said);
        QCOMPARE(*storage->prelabels().tuning(run), (DetectorTuning{2.0, std::nullopt}));
        QCOMPARE(storage->audit().list(0, 1)->front().entry.action, u"tune_detector"_s);
        for (const DetectorTuning &bad : {DetectorTuning{0.0, {}}, DetectorTuning{1.0, 1.5}, DetectorTuning{-1.0, {}}})
            QCOMPARE(tuning.set(run, bad).error().kind, ErrorKind::InvalidInput);
        QCOMPARE(*storage->prelabels().tuning(run), (DetectorTuning{2.0, std::nullopt}));
    }

    void theNewestRunThatSpeaksIsHeard()
    {
        NEW_PROJECT(storage);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        const QList<ConversationId> ids = *storage->conversations().insert(conversations(1, batch));
        QVERIFY(!storage->prelabels().newest(ids[0])->has_value());
        for (const QString &label : {u"history"_s, u"none"_s, QString()}) {
            const auto run = storage->prelabels().findOrAddRun(
                {{}, u"model "_s + label, u"1"_s, u"flatten"_s, Json::object(), u"detector"_s, u"cpu"_s, 1});
            VERIFY_OK(storage->prelabels().insert(run->id, {Prelabel{ids[0], label, {}, {}, {}, {}, {}, {}}}));
        }
        const auto newest = storage->prelabels().newest(ids[0]);
        VERIFY_OK(newest);
        QCOMPARE((*newest)->run.model, u"model none"_s);
        QCOMPARE((*newest)->prelabel.label, u"none"_s);
    }

    void refusesLabelsThatTheSchemeDoesNotKnow()
    {
        NEW_PROJECT(storage, u"crp-errors"_s);
        NoProgress progress;
        const auto report = DetectService(*storage, m_engines.clock(), {}).run(WatchedDetector(), {}, false, progress);
        QVERIFY(!report);
        QVERIFY2(report.error().message.contains(u"intra"_s), qPrintable(report.error().message));
    }

    void answersTheSimplerQuestionOfRgm()
    {
        NEW_PROJECT(storage, u"rgm"_s);
        const BatchId batch = *storage->conversations().findOrAddBatch(u"one"_s, 1);
        const QList<ConversationId> ids = *storage->conversations().insert(conversations(2, batch));
        NoProgress progress;
        const auto report = DetectService(*storage, m_engines.clock(), {}).run(WatchedDetector(), {}, false, progress);
        VERIFY_OK(report);
        QCOMPARE((*storage->prelabels().prelabel(report->run.id, ids[0]))->label, u"contradictory"_s);
        QCOMPARE((*storage->prelabels().prelabel(report->run.id, ids[1]))->label, u"noncontradictory"_s);
    }
};

QTEST_GUILESS_MAIN(TestDetectService)
#include "tst_detect_service.moc"
