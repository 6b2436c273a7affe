// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportWriter.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/report/FullReport.h"
#include "core/service/report/ReportCache.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <cmath>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// A conversation that came with a label.
void addImported(Storage &storage, const QString &externalId, const QString &model, const QString &method,
                 const QString &label, const QString &persona = {})
{
    NewConversation added;
    added.conversation.externalId = externalId;
    added.conversation.turns = {
        {u"user"_s, u"好吗？"_s}, {u"bot"_s, u"好😀"_s}, {u"user"_s, u"真的？"_s}, {u"bot"_s, u"不好"_s}};
    added.conversation.target = 3;
    added.conversation.model = model;
    added.conversation.method = method;
    added.conversation.gold = {{"category", toUtf8(label)}};
    if (!persona.isEmpty())
        added.conversation.gold["persona"] = toUtf8(persona);
    added.batch = must(storage.conversations().findOrAddBatch(u"old"_s, 1));
    added.goldLabel = label;
    added.fingerprint = externalId.toUtf8();
    must(storage.conversations().insert({added}));
}

// A reply to be judged against an utterance so many turns before it.
QList<ConversationId> addRelated(Storage &storage, const QString &externalId, int distance)
{
    NewConversation added;
    added.conversation.externalId = externalId;
    added.conversation.turns = {
        {u"user"_s, u"好吗？"_s}, {u"bot"_s, u"好"_s}, {u"user"_s, u"真的？"_s}, {u"bot"_s, u"不好"_s}};
    added.conversation.target = 3;
    added.conversation.related = 3 - distance;
    added.batch = must(storage.conversations().findOrAddBatch(u"one"_s, 1));
    added.fingerprint = externalId.toUtf8();
    return must(storage.conversations().insert({added}));
}

Json unqualified()
{
    return {{"risk", Json::array()}, {"not_fluent", {"u2"}}, {"b1_intra", false}};
}

}  // namespace

class ReportServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    static double share(ReportService &service, RatingMoment moment)
    {
        return *summarizeAgreement(must(service.rated(u"category"_s, {}, moment))->ratings).percent.value;
    }

    // What a figure counts is what a click on it lists.
    static qint64 behind(Storage &storage, const ReportTarget &target, const ReportFilter &filter = {})
    {
        const ListedConversations listed = must(storage.reports().conversations(filter, target, 1000));
        return listed.total == listed.rows.size() ? listed.total : -1;
    }

    // Six items by two people: three alike, one of them unqualified; two disputed; one answered by one person.
    static QList<ConversationId> sixItems(Team &team)
    {
        const auto items = team.addConversations(u"one"_s, 6);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        for (const QString &name : {u"ann"_s, u"abe"_s}) {
            team.submit(name, items.at(0), cdconvAnswers(u"none"_s));
            team.submit(name, items.at(1), cdconvAnswers(u"history"_s, u"opinions"_s));
            team.submit(name, items.at(2), unqualified());
        }
        team.submit(u"ann"_s, items.at(3), cdconvAnswers(u"none"_s));
        team.submit(u"abe"_s, items.at(3), cdconvAnswers(u"role"_s));
        team.submit(u"ann"_s, items.at(4), cdconvAnswers(u"intra"_s));
        team.submit(u"abe"_s, items.at(4), cdconvAnswers(u"none"_s));
        team.submit(u"ann"_s, items.at(5), cdconvAnswers(u"none"_s));
        AdjudicateService judge(team.storage(), team.clock(), team.scheme(), team.person(u"joe"_s));
        DecisionRequest request;
        request.conversation = items.at(3);
        request.kind = DecisionKind::Answers;
        request.answers = cdconvAnswers(u"role"_s);
        must(judge.decide(request));
        return items;
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void progressCountsEveryState()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        const Json json = toJson(must(ReportService(*storage).progress({})));
        QCOMPARE(json["items"].get<int>(), 6);
        QCOMPARE(json["annotated"].get<int>(), 5);
        QCOMPARE(json["agreed"].get<int>(), 3);
        QCOMPARE(json["disputed"].get<int>(), 1);
        QCOMPARE(json["adjudicated"].get<int>(), 1);
        QCOMPARE(json["unqualified"].get<int>(), 1);
        QCOMPARE(json["ambiguous"].get<int>(), 0);
        QCOMPARE(json["batches"][0]["batch"].get<std::string>(), "one");
        QCOMPARE(json["batches"][0]["items"].get<int>(), 6);
    }

    void agreementIsPerQuestionAndOnlyOfAskedOnes()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        ReportService service(*storage);
        QHash<QString, AgreementSummary> questions;
        for (const QuestionAgreement &question : must(service.agreement({})))
            questions.insert(question.question, question.summary);
        QCOMPARE(questions[u"category"_s].used, 4);
        QCOMPARE(questions[u"category"_s].items, 5);
        QCOMPARE(*questions[u"category"_s].percent.value, 0.5);
        QCOMPARE(questions[u"persona"_s].used, 1);
        QCOMPARE(*questions[u"not_fluent"_s].percent.value, 1.0);
        QCOMPARE(*questions[u"not_fluent"_s].alpha.value, 1.0);
        QVERIFY(!questions[u"b1_intra"_s].alpha.value);
        QVERIFY(!questions.contains(u"evidence"_s) && !questions.contains(u"note"_s));
        const QuestionAgreement category = must(service.agreementOn(u"category"_s, {}));
        QCOMPARE(category.breakdowns.size(), 4);
        QCOMPARE(category.breakdowns[0].groups.size(), 1);
        QCOMPARE(category.breakdowns[0].groups[0].group, u"one"_s);
        QCOMPARE(category.breakdowns[0].groups[0].summary.used, 4);
    }

    void amendmentsDoNotChangeWhatWasSaidFirst()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = sixItems(team);
        team.submit(u"abe"_s, items.at(4), cdconvAnswers(u"intra"_s));
        ReportService service(*storage);
        QCOMPARE(share(service, RatingMoment::First), 0.5);
        QCOMPARE(share(service, RatingMoment::InForce), 0.75);
        const Json json = must(agreementReport(service, {})).json["category"];
        const Json &discussion = json["discussion"];
        QCOMPARE(discussion["items"].get<int>(), 4);
        QCOMPARE(discussion["changed"].get<int>(), 1);
        QCOMPARE(discussion["percent_agreement"]["before"]["value"].get<double>(), 0.5);
        QCOMPARE(discussion["percent_agreement"]["after"]["value"].get<double>(), 0.75);
        QCOMPARE(discussion["percent_agreement"]["difference"]["value"].get<double>(), 0.25);
        QVERIFY(discussion["percent_agreement"]["difference"]["ci"][0].get<double>() < 0.25);
        // The keys that scripts rely on are where they were.
        QVERIFY(json.contains("fleiss_kappa") && json.contains("krippendorff_alpha") && json["used"] == 4);
        QVERIFY(json["by"]["week"].size() == 1 && json["by"]["batch"].contains("one"));
    }

    void readingCanBeStopped()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        struct Impatient final : Progress {
            void report(qint64 doneNow, qint64 totalNow) override { seen = doneNow <= totalNow && totalNow > 0; }
            bool isCancelled() const override { return true; }
            bool seen = false;
        } impatient;
        const auto stopped = ReportService(*storage, nullptr, &impatient).rated(u"category"_s, {});
        QVERIFY(!stopped);
        QVERIFY(stopped.error().kind == ErrorKind::Cancelled);
        QVERIFY(impatient.seen);
    }

    void theCacheSaysWhatTheProjectSays()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = sixItems(team);
        ReportCache cache;
        // Of two conversations each: what changes in one block leaves the others as they were counted.
        cache.states = BlockCountCache<QList<StateCount>>(2);
        cache.labels = BlockCountCache<QList<FinalAnswerCount>>(2);
        cache.dataset = BlockCountCache<DatasetCounts>(2);
        ReportService live(*storage, &cache);
        const auto same = [&](const char *step) {
            ReportService fresh(*storage);
            if (toJson(must(live.progress({}))) != toJson(must(fresh.progress({}))) ||
                toJson(must(live.finalLabels({}))) != toJson(must(fresh.finalLabels({}))) ||
                toJson(must(live.dataset({}))) != toJson(must(fresh.dataset({})))) {
                qWarning("%s: other counts", step);
                return false;
            }
            for (const RatingMoment moment : {RatingMoment::InForce, RatingMoment::First}) {
                const auto kept = must(live.rated(u"category"_s, {}, moment));
                const auto read = must(ReportService(*storage).rated(u"category"_s, {}, moment));
                const Json a = toJson(summarizeAgreement(kept->ratings));
                const Json b = toJson(summarizeAgreement(read->ratings));
                if (a["fleiss_kappa"]["value"] != b["fleiss_kappa"]["value"] || a["items"] != b["items"] ||
                    a["used"] != b["used"] ||
                    kept->by(AgreementGroup::Batch).of.size() != size_t(kept->ratings.itemCount()))
                    qWarning("%s: %s against %s", step, a.dump().c_str(), b.dump().c_str());
                else
                    continue;
                return false;
            }
            return true;
        };
        QVERIFY(same("read"));
        team.submit(u"abe"_s, items.at(5), cdconvAnswers(u"role"_s));
        QVERIFY(same("a first answer"));
        team.submit(u"abe"_s, items.at(4), cdconvAnswers(u"intra"_s));
        QVERIFY(same("an amendment"));
        AdjudicateService judge(*storage, team.clock(), team.scheme(), team.person(u"joe"_s));
        team.submit(u"ann"_s, items.at(0), cdconvAnswers(u"role"_s));
        DecisionRequest request;
        request.conversation = items.at(0);
        request.kind = DecisionKind::SendBack;
        must(judge.decide(request));
        QVERIFY(same("sent back"));
        const auto more = team.addConversations(u"two"_s, 2);
        team.assign(u"two"_s, {u"ann"_s, u"abe"_s});
        QVERIFY(same("a new batch"));
        for (const QString &name : {u"ann"_s, u"abe"_s})
            team.submit(name, more.at(1), cdconvAnswers(u"none"_s));
        QVERIFY(same("its first answers"));
    }

    void theDetectorsEffectHasAControl()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 8);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        PrelabelRun run;
        run.model = u"rules"_s;
        run.version = u"1"_s;
        run.method = u"flatten"_s;
        run.origin = u"detector"_s;
        run = must(storage->prelabels().findOrAddRun(run));
        QList<Prelabel> prelabels;
        for (const ConversationId item : items) {
            Prelabel prelabel;
            prelabel.conversation = item;
            prelabel.label = u"role"_s;
            prelabels.append(prelabel);
        }
        must(storage->prelabels().insert(run.id, prelabels));
        // Seen on the first four: all follow. Hidden on the others: one of two agrees with it by itself.
        for (int i = 0; i < 8; ++i) {
            for (const QString &name : {u"ann"_s, u"abe"_s}) {
                const QString label = i < 4 || (i % 2 == 0 && name == u"ann"_s) ? u"role"_s : u"none"_s;
                AnnotateService service(*storage, team.clock(), team.scheme(), team.person(name));
                Submission submission;
                submission.conversation = items.at(i);
                submission.answers = cdconvAnswers(label);
                submission.time = {i < 4 ? 5000 + 100 * i : 10'000 + 100 * i, 0};
                if (i < 4)
                    submission.prelabel = {run.id, true, label == u"role"_s, 800};
                must(service.submit(submission));
            }
        }
        const DetectorEffect effect = must(ReportService(*storage).detectorEffect({}));
        QCOMPARE(effect.run, u"rules 1"_s);
        QCOMPARE(effect.agreement.shown.used, 4);
        QCOMPARE(effect.agreement.hidden.used, 4);
        QCOMPARE(*effect.agreement.shown.percent.value, 1.0);
        QCOMPARE(*effect.agreement.hidden.percent.value, 0.5);
        QCOMPARE(*effect.agreement.percentDifference.value, 0.5);
        QCOMPARE(effect.follow.shown, 8);
        QCOMPARE(*effect.follow.shownShare().value, 1.0);
        QCOMPARE(*effect.follow.hiddenShare().value, 0.25);
        QVERIFY(effect.follow.difference().ci->low > 0.0);
        QVERIFY(*effect.pace.ratio.value < 0.55 && effect.pace.ratio.ci->high < 1.0);
        QCOMPARE(effect.people.size(), 2);
        QCOMPARE(effect.outcome.used, 6);
        ReportTarget followed;
        followed.shown = true;
        followed.followed = true;
        QCOMPARE(behind(*storage, followed), 4);
        ReportTarget hidden;
        hidden.shown = false;
        hidden.person = u"ann"_s;
        hidden.said = u"role"_s;
        QCOMPARE(behind(*storage, hidden), 2);
        ReportService service(*storage);
        QVERIFY(must(agreementReport(service, {}))
                    .json["category"]["detector"]["difference"]
                    .contains("krippendorff_alpha"));
    }

    void spansAreCompared()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const auto answer = [](int start, int end) {
            Json answers = cdconvAnswers(u"role"_s);
            answers["evidence"] = {{{"utterance", "b2"}, {"start", start}, {"end", end}}};
            return answers;
        };
        team.submit(u"ann"_s, items.at(0), answer(0, 4));
        team.submit(u"abe"_s, items.at(0), answer(0, 4));
        team.submit(u"ann"_s, items.at(1), answer(0, 4));
        team.submit(u"abe"_s, items.at(1), answer(2, 6));
        ReportService service(*storage);
        const QList<SpanQuestion> spans = must(service.spanAgreement({}));
        QCOMPARE(spans.size(), 1);
        QCOMPARE(spans[0].summary.used, 2);
        QCOMPARE(*spans[0].summary.exact.value, 0.5);
        QCOMPARE(*spans[0].summary.overlap.value, 0.75);
        QVERIFY(*spans[0].summary.alpha.value < 1.0);
        QVERIFY(must(agreementReport(service, {})).json["category"]["spans"]["evidence"].contains("unitizing_alpha"));
    }

    // Nothing that is drawn or tabled on the reports page leads nowhere.
    void everyFigureLeadsToConversations()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        addImported(*storage, u"x1"_s, u"eva"_s, u"short"_s, u"none"_s);
        addImported(*storage, u"x2"_s, u"eva"_s, u"short"_s, u"history"_s, u"opinions"_s);
        ReportService service(*storage);
        QList<ReportSection> sections = datasetSections(must(service.dataset({})));
        sections += annotatorSections(must(service.annotators({})));
        sections += spotCheckSections(must(service.spotChecks({})));
        sections.append(progressSection(must(service.progress({}))));
        sections += must(agreementReport(service, {})).report.sections;
        int figures = 0;
        for (const ReportSection &section : sections) {
            for (const ReportTable &table : section.tables) {
                for (const QList<ReportCell> &row : table.rows) {
                    for (qsizetype i = 1; i < row.size(); ++i) {
                        const bool figure =
                            row[i].kind == ReportCell::Kind::Number || row[i].kind == ReportCell::Kind::Percent;
                        QVERIFY2(!figure || row[i].target,
                                 qPrintable(u"%1: %2, %3"_s.arg(table.title, cellText(row[0]), table.columns[i])));
                        figures += figure ? 1 : 0;
                    }
                }
            }
            for (const ReportFigure &figure : section.figures) {
                for (const ReportSeries &series : figure.series) {
                    for (const ReportPoint &point : series.points)
                        QVERIFY2(point.target, qPrintable(figure.title));
                }
            }
        }
        QVERIFY(figures > 20);
    }

    // A persona, a mark of the screening, a turn: what a click lists is what was counted.
    void answersAndTurnsAreListed()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const auto items = sixItems(team);
        team.submit(u"abe"_s, items.at(4), cdconvAnswers(u"intra"_s));
        addImported(*storage, u"x1"_s, u"eva"_s, u"short"_s, u"none"_s);
        addImported(*storage, u"x2"_s, u"eva"_s, u"short"_s, u"history"_s, u"opinions"_s);
        ReportTarget opinions;
        opinions.answer = TargetAnswer{u"persona"_s, u"opinions"_s, false};
        QCOMPARE(behind(*storage, opinions), 2);  // one settled, one imported
        ReportTarget clumsy;
        clumsy.answer = TargetAnswer{u"not_fluent"_s, u"u2"_s, true};
        QCOMPARE(behind(*storage, clumsy), 1);
        ReportTarget second;
        second.model = u"eva"_s;
        second.turn = u"b2"_s;
        QCOMPARE(behind(*storage, second), 2);
        second.turn = u"b3"_s;
        QCOMPARE(behind(*storage, second), 0);
        ReportTarget amended;
        amended.amended = true;
        QCOMPARE(behind(*storage, amended), 1);
    }

    // Three raters judge replies against an utterance one, two or three turns before.
    void agreementIsBrokenDownByDistance()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        QList<ConversationId> items;
        for (int i = 0; i < 6; ++i)
            items += addRelated(*storage, QString::number(i), 1 + i % 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        for (int i = 0; i < items.size(); ++i) {
            team.submit(u"ann"_s, items.at(i), cdconvAnswers(u"role"_s));
            team.submit(u"abe"_s, items.at(i), cdconvAnswers(i % 3 == 2 ? u"none"_s : u"role"_s));
        }
        ReportService service(*storage);
        const Json json = must(agreementReport(service, {})).json["category"]["by"]["distance"];
        QCOMPARE(json.size(), size_t(3));
        QCOMPARE(json["1"]["percent_agreement"].get<double>(), 1.0);
        QCOMPARE(json["3"]["percent_agreement"].get<double>(), 0.0);
        ReportTarget far;
        far.distance = 3;
        QCOMPARE(behind(*storage, far), 2);
    }

    void everyFigureListsWhatItCounts()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        addImported(*storage, u"x1"_s, u"eva"_s, u"short"_s, u"none"_s);
        addImported(*storage, u"x2"_s, u"eva"_s, u"short"_s, u"history"_s, u"opinions"_s);
        ReportService service(*storage);
        int checked = 0;
        for (const ReportSection &section : must(fullReport(service, {}, {}, {})).report.sections) {
            for (const ReportTable &table : section.tables) {
                for (const QList<ReportCell> &row : table.rows) {
                    for (const ReportCell &cell : row) {
                        if (!cell.target || cell.kind != ReportCell::Kind::Count)
                            continue;
                        QVERIFY2(behind(*storage, *cell.target) == qint64(cell.value),
                                 qPrintable(u"%1: %2, %3"_s.arg(table.title, cellText(row[0]), cellText(cell))));
                        ++checked;
                    }
                }
            }
        }
        QVERIFY(checked > 20);
        ReportTarget overruled;
        overruled.person = u"ann"_s;
        overruled.overruled = true;
        QCOMPARE(behind(*storage, overruled), 1);
        ReportTarget one;
        one.conversation = u"x2"_s;
        QCOMPARE(behind(*storage, one), 1);
    }

    void datasetTellsImportedFromPeoples()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        addImported(*storage, u"x1"_s, u"eva"_s, u"short"_s, u"none"_s);
        addImported(*storage, u"x2"_s, u"eva"_s, u"short"_s, u"history"_s, u"opinions"_s);
        addImported(*storage, u"x3"_s, u"plato"_s, u"bot"_s, u"role"_s);
        const Json json = toJson(must(ReportService(*storage).dataset({})));
        QCOMPARE(json["conversations"].get<int>(), 6);
        QCOMPARE(json["positive"].get<int>(), 2);
        QCOMPARE(json["negative"].get<int>(), 4);
        QCOMPARE(json["people"]["conversations"].get<int>(), 3);
        QCOMPARE(json["imported"]["by_model"]["eva"]["by_method"]["short"]["negative"].get<int>(), 1);
        QCOMPARE(json["categories"]["history"]["share"].get<double>(), 0.5);
        QCOMPARE(json["answers"]["persona"]["opinions"]["count"].get<int>(), 2);
        QCOMPARE(json["sources"]["adjudication"].get<int>(), 1);
        // Code points: the face counts once. Three imported, three of the team's own with 7 characters each.
        QCOMPARE(json["mean_length"]["u1"].get<double>(), (3 * 3 + 3 * 7) / 6.0);
        QCOMPARE(json["mean_length"]["b1"].get<double>(), (3 * 2 + 3 * 8) / 6.0);
        QCOMPARE(json["screening"][""][""]["annotated"].get<int>(), 4);
        QCOMPARE(json["screening"][""][""]["marks"]["not_fluent:u2"]["count"].get<int>(), 1);
        QCOMPARE(json["screening"][""][""]["qualified"].get<int>(), 3);
    }

    // Lengths and answers are read out of what is stored as it is written, escapes and all.
    void lengthsAreThoseOfWhatWasSaid()
    {
        NEW_PROJECT(storage);
        NewConversation added;
        added.conversation.externalId = u"x"_s;
        added.conversation.turns = {{u"User \"A\""_s, u"说\"好\"\n\t\\😀"_s},
                                    {u"bot"_s, u"\u0001"_s},
                                    {u"UNKNOWN"_s, QString()},
                                    {QString(), u"猫"_s},
                                    {u"客服"_s, u"[{}],\"x\":1"_s}};
        added.conversation.target = 4;
        added.conversation.gold = {{"category", "history"}, {"persona", "opinions"}, {"note", "a \"b\": {c} [d], e"}};
        added.batch = must(storage->conversations().findOrAddBatch(u"b"_s, 1));
        added.goldLabel = u"history"_s;
        added.fingerprint = "f";
        must(storage->conversations().insert({added}));
        const Json json = toJson(must(ReportService(*storage).dataset({})));
        const Json expected{{"u1", 8.0}, {"b1", 1.0}, {"u2", 0.0}, {"t1", 1.0}, {"客1", 10.0}};
        QCOMPARE(QString::fromUtf8(dumpJson(json["mean_length"])), QString::fromUtf8(dumpJson(expected)));
        QCOMPARE(json["answers"]["persona"]["opinions"]["count"].get<int>(), 1);
    }

    // "Hard to judge" is neither good nor bad, and where nothing is good or bad nothing is called a contradiction.
    void theSchemeSaysWhatIsPositive()
    {
        const auto counts = [](const QStringList &labels) {
            QList<FinalAnswerCount> list;
            for (const QString &label : labels)
                list.append({u"m"_s, u"short"_s, ResolutionSource::Vote, {}, label, 10});
            return DatasetCounts{list};
        };
        const Scheme rated = must(loadScheme(u"crp-appropriateness"_s)).scheme;
        const DatasetFigures scores = datasetFigures(rated, counts({u"1"_s, u"2"_s, u"3"_s}));
        QCOMPARE(toJson(scores)["positive"].get<int>(), 10);
        QCOMPARE(toJson(scores)["negative"].get<int>(), 10);
        QCOMPARE(toJson(scores)["conversations"].get<int>(), 30);
        const QString told = QString::fromUtf8(toMarkdown({u"t"_s, {}, {}, datasetSections(scores), {}}));
        QVERIFY2(!told.contains(u"contradiction"_s), qPrintable(told));
        const Scheme ranked = must(loadScheme(u"mutual"_s)).scheme;
        const DatasetFigures choices = datasetFigures(ranked, counts({u"A"_s, u"B"_s}));
        QVERIFY(toJson(choices)["positive"].is_null() && toJson(choices)["negative"].is_null());
        const QString chosen = QString::fromUtf8(toMarkdown({u"t"_s, {}, {}, datasetSections(choices), {}}));
        QVERIFY2(!chosen.contains(u"contradiction"_s) && !chosen.contains(u"Negative"_s), qPrintable(chosen));
    }

    void filtersRestrictEveryPage_data()
    {
        QTest::addColumn<QString>("filtered");
        for (const char *name : {"batch", "person", "period", "method", "model"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    // Six items by ann and abe in "one"; two by ann and amy in "two", later; one imported. Each filter leaves some.
    void filtersRestrictEveryPage()
    {
        QFETCH(QString, filtered);
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        addImported(*storage, u"x1"_s, u"eva"_s, u"short"_s, u"none"_s);
        m_engines.clock().advance(1000);
        const qint64 later = m_engines.clock().nowMs();
        const auto second = team.addConversations(u"two"_s, 2);
        team.assign(u"two"_s, {u"ann"_s, u"amy"_s});
        for (const QString &name : {u"ann"_s, u"amy"_s})
            team.submit(name, second.at(0), cdconvAnswers(u"role"_s));
        ReportFilter filter;
        if (filtered == u"batch"_s)
            filter.batch = must(storage->conversations().batchByName(u"two"_s)).id;
        else if (filtered == u"person"_s)
            filter.user = team.person(u"amy"_s);
        else if (filtered == u"period"_s)
            filter.fromMs = later;
        else if (filtered == u"method"_s)
            filter.method = u"short"_s;
        else
            filter.model = u"eva"_s;
        const bool imported = filtered == u"method"_s || filtered == u"model"_s;
        const int items = imported || filtered == u"period"_s ? 1 : 2;
        ReportService service(*storage);
        const Json all = must(fullReport(service, {}, {}, {})).json;
        const Json json = must(fullReport(service, filter, {}, {{u"chosen"_s, filtered}})).json;
        QCOMPARE(all["progress"]["items"].get<int>(), 9);
        QCOMPARE(json["progress"]["items"].get<int>(), items);
        QCOMPARE(json["agreement"]["category"]["items"].get<int>(), imported ? 0 : 1);
        QCOMPARE(json["agreement"]["category"]["used"].get<int>(), imported ? 0 : 1);
        QCOMPARE(json["stats"]["conversations"].get<int>(), 1);
        QCOMPARE(json["annotators"]["annotators"].size(), imported ? 0 : filtered == u"person"_s ? 1 : 2);
        QCOMPARE(json["parameters"]["chosen"].get<std::string>(), filtered.toStdString());
    }

    void annotatorsAreComparedWithWhatWasSettled()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        const AnnotatorReport report = must(ReportService(*storage).annotators({}));
        QCOMPARE(report.annotators.size(), 2);
        const AnnotatorFigures &ann = report.annotators.at(report.annotators.at(0).name == u"ann"_s ? 0 : 1);
        QCOMPARE(ann.totals.items, 6);
        // Items that both agreed on are settled by their own answers.
        QCOMPARE(ann.againstFinal.total, 1);
        QCOMPARE(ann.againstFinal.right, 0);
        QCOMPARE(ann.againstFinal.counts.value(u"role"_s).value(u"none"_s), 1);
        QVERIFY(ann.ability && *ann.ability > 0.0);
        QVERIFY(toJson(report)["annotators"][0]["agreement_with_final"]["ci"].is_array());
    }

    void everyWriterGivesTheSameBytesTwice()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        sixItems(team);
        const auto make = [&] {
            ReportService service(*storage);
            return must(fullReport(service, {}, u"R <&> | 报告"_s, {{u"batch"_s, u"a_b"_s}})).report;
        };
        for (const auto write : {toMarkdown, toHtml, toLatex, toCsv}) {
            const QByteArray once = write(make());
            QCOMPARE(once, write(make()));
            QVERIFY(once.contains("Intra"));
            QVERIFY(once.contains("a_b") || once.contains("a\\_b"));  // what it was restricted to
        }
        const QByteArray page = toHtml(make());
        QVERIFY(page.contains("R &lt;&amp;&gt; | 报告") && page.contains("<svg") && !page.contains("src="));
        QVERIFY(toLatex(make()).contains("a\\_b"));
        QVERIFY(toMarkdown(make()).contains("R \\<&\\> \\| 报告"));
    }
};

QTEST_GUILESS_MAIN(ReportServiceTest)
#include "tst_report_service.moc"
