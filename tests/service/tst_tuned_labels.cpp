// SPDX-License-Identifier: GPL-3.0-or-later
// A threshold and a temperature change what the detector says wherever the project uses its word, and nothing else.
#include "core/errors/ErrorsService.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/service/detect/Suggestion.h"
#include "core/service/detect/TuningService.h"
#include "core/service/exchange/ExportService.h"
#include "core/service/plan/QueueService.h"
#include "core/service/report/ReportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QBuffer>

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

class TunedLabelsTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    // Two items, both "none" by the model's own rule; the second one less surely so.
    struct Judged {
        QList<ConversationId> items;
        RunId run;
    };
    static Judged judged(Team &team)
    {
        Judged project;
        project.items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        PrelabelRun run;
        run.model = u"m"_s;
        run.origin = u"detector"_s;
        project.run = must(team.storage().prelabels().findOrAddRun(run)).id;
        must(team.storage().prelabels().insert(
            project.run,
            {Prelabel{project.items[0], u"none"_s, {{u"none"_s, 0.9}, {u"role"_s, 0.1}}, {}, {}, {}, {}, {}},
             Prelabel{project.items[1], u"none"_s, {{u"none"_s, 0.6}, {u"role"_s, 0.4}}, {}, {}, {}, {}, {}}}));
        must(team.storage().prelabels().insertSpans(project.run, project.items[1], {}));
        return project;
    }

    static void tune(Team &team, RunId run, const DetectorTuning &tuning)
    {
        must(TuningService(team.storage(), team.clock(), u"res"_s).set(run, tuning));
    }

    static QStringList suggestedLabels(Team &team, const Judged &project)
    {
        QStringList labels;
        for (const ConversationId id : project.items)
            labels.append(must(suggestionFor(team.storage(), must(team.storage().conversations().byId(id)),
                                             team.scheme().scheme, {}))
                              ->prelabel.label);
        return labels;
    }

    static SharedErrorTable errorTable(Team &team)
    {
        NoProgress progress;
        return must(loadErrorTable(team.storage(), team.scheme().scheme, progress));
    }

    static QStringList labelsInErrors(Team &team)
    {
        const SharedErrorTable table = errorTable(team);
        QStringList labels;
        for (const quint8 code : table->runs.first().label)
            labels.append(table->rows.labels[code]);
        return labels;
    }

    static QList<Json> exported(Team &team)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        NoProgress progress;
        ExportRequest request;
        request.what = ExportWhat::Predictions;
        request.format = u"jsonl"_s;
        must(ExportService(team.storage()).run(request, buffer, progress));
        QList<Json> rows;
        for (const QByteArray &line : buffer.data().trimmed().split('\n'))
            rows.append(must(parseJson(line)).at("prediction"));
        return rows;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void aThresholdIsHeardEverywhere()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const Judged project = judged(team);
        const QStringList own{u"none"_s, u"none"_s};
        QCOMPARE(suggestedLabels(team, project), own);
        QCOMPARE(labelsInErrors(team), own);
        QVERIFY(!exported(team)[1].contains("tuning"));

        tune(team, project.run, {1.0, 0.3});
        const QStringList tuned{u"none"_s, u"role"_s};
        QCOMPARE(suggestedLabels(team, project), tuned);
        QCOMPARE(labelsInErrors(team), tuned);
        ErrorsService errors(*storage, team.clock(), team.scheme(), team.person(u"res"_s));
        QCOMPARE(must(errors.detail(project.items[1])).predictions[0].prelabel.label, u"role"_s);
        const Json row = exported(team)[1];
        QCOMPARE(row.at("label_name").get<std::string>(), "role");
        QCOMPARE(row.at("label").get<int>(), 2);
        QCOMPARE(row.at("tuning").at("threshold").get<double>(), 0.3);
        QCOMPARE(exported(team)[0].at("label_name").get<std::string>(), "none");
        // Role comes before none in the scheme's order.
        must(QueueService(*storage, team.clock(), team.scheme(), team.person(u"ann"_s)).arrange(QueueOrder::Predicted));
        QCOMPARE(must(storage->work().upcomingSlots(team.person(u"ann"_s), 1))[0].conversation, project.items[1]);

        tune(team, project.run, {});
        QCOMPARE(suggestedLabels(team, project), own);
        QCOMPARE(labelsInErrors(team), own);
        QCOMPARE(must(storage->prelabels().prelabel(project.run, project.items[1]))->label, u"none"_s);
    }

    void reportsCountWhatPeopleWereShown()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const Judged project = judged(team);
        tune(team, project.run, {1.0, 0.3});
        for (const QString &name : {u"ann"_s, u"abe"_s}) {
            team.submit(name, project.items[0], cdconvAnswers(u"none"_s));
            team.submit(name, project.items[1], cdconvAnswers(u"role"_s));
        }
        const DetectorEffect effect = must(ReportService(*storage).detectorEffect({}));
        QCOMPARE(effect.outcome.percent.value, 1.0);
        tune(team, project.run, {});
        QCOMPARE(must(ReportService(*storage).detectorEffect({})).outcome.percent.value, 0.5);
        // Predictions imported for study are nobody's detector.
        PrelabelRun study;
        study.model = u"study"_s;
        study.origin = u"study.jsonl"_s;
        must(storage->prelabels().findOrAddRun(study));
        QCOMPARE(must(ReportService(*storage).detectorEffect({})).run.trimmed(), u"m"_s);
    }

    void aContradictionByThresholdIsExplainedToo()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const Judged project = judged(team);
        const auto suggestion = [&] {
            return *must(suggestionFor(*storage, must(storage->conversations().byId(project.items[1])),
                                       team.scheme().scheme, {}));
        };
        QVERIFY(suggestion().explained);
        tune(team, project.run, {1.0, 0.3});
        QVERIFY(!suggestion().explained);
        Span span;
        span.utterance = 1;
        span.end = 1;
        must(storage->prelabels().insertSpans(project.run, project.items[1], {span}));
        QCOMPARE(suggestion().spans.size(), 1);
        // Read as "none" again, there is nothing that the marks could stand for.
        tune(team, project.run, {});
        QVERIFY(suggestion().spans.isEmpty());
    }

    void aTemperatureScalesConfidence()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const Judged project = judged(team);
        tune(team, project.run, {2.0, std::nullopt});
        const double scaled = std::sqrt(0.9) / (std::sqrt(0.9) + std::sqrt(0.1));
        QVERIFY(std::abs(errorTable(team)->runs[0].confidence[0] / shareScale - scaled) < 1e-4);
        QVERIFY(std::abs(exported(team)[0].at("probabilities").at("none").get<double>() - scaled) < 1e-9);
    }
};

QTEST_GUILESS_MAIN(TunedLabelsTest)
#include "tst_tuned_labels.moc"
