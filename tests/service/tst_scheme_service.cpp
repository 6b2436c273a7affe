// SPDX-License-Identifier: GPL-3.0-or-later
// Criteria change while people work: answers keep their version, reports tell them apart, states follow the new rules.
#include "core/io/Formats.h"
#include "core/scheme/SchemeReader.h"
#include "core/service/annotate/AnnotateService.h"
#include "core/service/exchange/ExportService.h"
#include "core/service/exchange/ImportService.h"
#include "core/service/project/DerivedState.h"
#include "core/service/project/SchemeService.h"
#include "core/service/report/ReportService.h"
#include "core/service/supervise/SpotCheckService.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QBuffer>
#include <QFile>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

using SchemeEdit = std::function<void(Json &)>;

Json &questionIn(Json &scheme, const std::string &id)
{
    for (Json &question : scheme["questions"]) {
        if (question["id"] == id)
            return question;
    }
    qFatal("no such question");
}

LoadedScheme edited(const Scheme &from, const SchemeEdit &edit)
{
    Json json = *parseJson(must(loadScheme(from.id)).body);
    json["version"] = from.version + 1;
    edit(json);
    const QByteArray body = dumpJson(json);
    return {must(readScheme(body)), body};
}

void askForIrony(Json &scheme)
{
    scheme["questions"].push_back({{"id", "irony"}, {"kind", "bool"}, {"title", {{"en", "Irony?"}}}});
}

void forgetPersona(Json &scheme)
{
    questionIn(scheme, "persona")["compare"] = false;
}

}  // namespace

class SchemeServiceTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    NoProgress m_progress;

    Result<SchemeChange> revise(Storage &storage, const LoadedScheme &scheme, UserId actor = {})
    {
        return SchemeService(storage, m_engines.clock(), actor).revise(scheme, m_progress);
    }

    Result<void> submit(Storage &storage, const QString &name, ConversationId item, const Json &answers)
    {
        const ActiveScheme now = must(activeScheme(storage.project()));
        AnnotateService service(storage, m_engines.clock(), now, must(storage.project().userNamed(name)).id);
        Submission submission;
        submission.conversation = item;
        submission.answers = answers;
        const auto submitted = service.submit(submission);
        return submitted ? Result<void>() : submitted.error();
    }

    static QByteArray everything(Storage &storage)
    {
        QBuffer buffer;
        (void)buffer.open(QIODevice::WriteOnly);
        NoProgress progress;
        must(ExportService(storage).run({ExportWhat::Everything, u"jsonl"_s, false, {}}, buffer, progress));
        return buffer.data();
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void answersKeepTheirVersionAndReportsTellThemApart()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"one"_s, 6);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        for (const ConversationId item : items.first(4)) {
            team.submit(u"ann"_s, item, cdconvAnswers(u"role"_s));
            team.submit(u"abe"_s, item, cdconvAnswers(item == items[0] ? u"none"_s : u"role"_s));
        }
        const ActiveScheme before = team.scheme();
        const auto change = revise(*storage, edited(before.scheme, askForIrony));
        VERIFY_OK(change);
        QCOMPARE(change->to, before.scheme.version + 1);
        QCOMPARE(change->added, QStringList{u"irony"_s});
        QVERIFY(change->removed.isEmpty() && change->changed.isEmpty());
        QCOMPARE(change->settledAnew, 0);

        const auto unanswered = submit(*storage, u"ann"_s, items[4], cdconvAnswers(u"none"_s));
        QVERIFY2(!unanswered && unanswered.error().message.startsWith(u"irony"_s), "the new question must be answered");
        Json answers = cdconvAnswers(u"none"_s);
        answers["irony"] = false;
        for (const ConversationId item : items.sliced(4)) {
            VERIFY_OK(submit(*storage, u"ann"_s, item, answers));
            VERIFY_OK(submit(*storage, u"abe"_s, item, answers));
        }
        const UserId ann = team.person(u"ann"_s);
        QVERIFY((*storage->work().latestAnnotation(items[0], ann))->scheme == before.id);
        QVERIFY((*storage->work().latestAnnotation(items[5], ann))->scheme != before.id);

        const auto versions = SchemeService(*storage, m_engines.clock(), {}).versions();
        VERIFY_OK(versions);
        QCOMPARE(versions->size(), 2);
        QCOMPARE(versions->at(0).answers, 8);
        QCOMPARE(versions->at(1).answers, 4);

        ReportService report(*storage);
        const auto groups = report.agreementPerVersion(u"category"_s, {});
        VERIFY_OK(groups);
        QCOMPARE(groups->size(), 2);
        QCOMPARE(groups->at(0).group, QString::number(before.scheme.version));
        QCOMPARE(*groups->at(0).summary.percent.value, 0.75);
        QCOMPARE(*groups->at(1).summary.percent.value, 1.0);
        QVERIFY(must(report.agreementOn(u"category"_s, {})).breakdowns.last().by == AgreementGroup::Version);
        ReportFilter earlier;
        earlier.scheme = before.id;
        QCOMPARE(must(report.agreementOn(u"category"_s, earlier)).summary.items, 4);
        const auto asks = [&](const ReportFilter &filter) {
            const QList<QuestionAgreement> all = must(report.agreement(filter));
            return std::any_of(all.begin(), all.end(), [](const auto &one) { return one.question == u"irony"_s; });
        };
        QVERIFY(asks({}) && !asks(earlier));
        ReportTarget target;
        target.ratings = TargetRatings{};
        target.ratings->version = before.scheme.version;
        QCOMPARE(must(storage->reports().conversations({}, target, 10)).total, 4);
        VERIFY_OK(storage->audit().verifyChain());
    }

    void whatIsSettledFollowsTheNewRules()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"history"_s, u"opinions"_s));
        team.submit(u"abe"_s, items[0], cdconvAnswers(u"history"_s, u"attributes"_s));
        team.submit(u"ann"_s, items[1], cdconvAnswers(u"role"_s));
        QCOMPARE(team.stateOf(items[0]), u"disputed"_s);
        const auto change = revise(*storage, edited(team.scheme().scheme, forgetPersona));
        VERIFY_OK(change);
        QCOMPARE(change->changed, QStringList{u"persona"_s});
        QCOMPARE(change->settledAnew, 1);
        QCOMPARE(team.stateOf(items[0]), u"agreed"_s);
        VERIFY_OK(verifyDerived(*storage, must(activeScheme(storage->project())).scheme));
        const AuditEntry entry = storage->audit().list(0, 1)->first().entry;
        QCOMPARE(entry.action, u"revise_scheme"_s);
        QCOMPARE(entry.payload.value("settled_anew", 0), 1);
    }

    // What is said beforehand is what happens then, and who has to answer again gets the item back.
    void whatBecomesOfAnswersIsSaidBeforehand()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"one"_s, 3);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"history"_s, u"opinions"_s));
        team.submit(u"abe"_s, items[0], cdconvAnswers(u"history"_s, u"attributes"_s));
        team.submit(u"ann"_s, items[1], cdconvAnswers(u"role"_s));
        const LoadedScheme revised = edited(team.scheme().scheme, [](Json &scheme) {
            // "opinions" is no answer any more, b1_intra is not asked, and a history needs an age.
            questionIn(scheme, "persona")["options"].erase(1);
            questionIn(scheme, "b1_intra")["ask_if"] = {{"not", {{"question", "risk"}, {"empty", true}}}};
            scheme["questions"].push_back({{"id", "age"},
                                           {"kind", "bool"},
                                           {"title", {{"en", "Old?"}}},
                                           {"ask_if", {{"question", "category"}, {"equals", "history"}}}});
        });
        const auto before = everything(*storage);
        const auto preview = SchemeService(*storage, m_engines.clock(), {}).preview(revised, m_progress);
        VERIFY_OK(preview);
        QCOMPARE(everything(*storage), before);
        const auto impactOn = [](const SchemeChange &change, const QString &question) {
            for (const QuestionImpact &one : change.questions) {
                if (one.question == question)
                    return QList<qint64>{one.kept, one.reask, one.lost};
            }
            return QList<qint64>();
        };
        QCOMPARE(impactOn(*preview, u"category"_s), QList<qint64>({3, 0, 0}));
        QCOMPARE(impactOn(*preview, u"persona"_s), QList<qint64>({1, 1, 0}));
        QCOMPARE(impactOn(*preview, u"b1_intra"_s), QList<qint64>({0, 0, 3}));
        QCOMPARE(impactOn(*preview, u"age"_s), QList<qint64>({0, 2, 0}));
        QCOMPARE(preview->answers, 3);
        QCOMPARE(preview->again, 2);
        QCOMPARE(preview->returned, 0);

        const UserId sue = team.person(u"sue"_s);
        const auto change = SchemeService(*storage, m_engines.clock(), sue).revise(revised, m_progress, AskAgain::Yes);
        VERIFY_OK(change);
        QCOMPARE(change->returned, 2);
        QCOMPARE(change->settledAnew, preview->settledAnew);
        for (const QString &question : {u"category"_s, u"persona"_s, u"b1_intra"_s, u"age"_s})
            QCOMPARE(impactOn(*change, question), impactOn(*preview, question));
        for (const Slot &slot : must(storage->work().slotsOf(items[0])))
            QVERIFY(slot.state == SlotState::Returned);
        for (const Slot &slot : must(storage->work().slotsOf(items[1])))
            QVERIFY(slot.state != SlotState::Returned);
        const QList<Message> told = must(storage->reviews().inbox(team.person(u"abe"_s), {}, 5));
        QCOMPARE(told.size(), 1);
        QVERIFY(told.first().kind == MessageKind::SentBack && told.first().conversation == items[0]);
        const AuditEntry entry = storage->audit().list(0, 1)->first().entry;
        QVERIFY(entry.payload["returned"] == 2);
        QVERIFY(entry.payload["answers"]["persona"]["reask"] == 1);

        Json complete = cdconvAnswers(u"history"_s, u"attributes"_s);
        complete.erase("b1_intra");
        complete["age"] = true;
        VERIFY_OK(submit(*storage, u"ann"_s, items[0], complete));
        VERIFY_OK(submit(*storage, u"abe"_s, items[0], complete));
        QCOMPARE(team.stateOf(items[0]), u"agreed"_s);
        VERIFY_OK(storage->audit().verifyChain());
    }

    // A batch that is done stays done; what is missing there is said.
    void acceptedBatchesAreLeftAlone()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.annotateAll(u"one"_s, cdconvAnswers(u"none"_s));
        const UserId sue = team.person(u"sue"_s);
        SpotCheckService checks(*storage, m_engines.clock(), team.scheme(), sue);
        const auto started = checks.start({u"one"_s, 2, std::nullopt, 1});
        VERIFY_OK(started);
        const auto change = SchemeService(*storage, m_engines.clock(), sue)
                                .revise(edited(team.scheme().scheme, askForIrony), m_progress, AskAgain::Yes);
        VERIFY_OK(change);
        QCOMPARE(change->again, 4);
        QCOMPARE(change->locked, 4);
        QCOMPARE(change->returned, 0);
        for (const Slot &slot : must(storage->work().slotsOf(items[0])))
            QVERIFY(slot.state == SlotState::Submitted);
    }

    void comesBackFromAnArchive()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const QList<ConversationId> items = team.addConversations(u"one"_s, 2);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        team.submit(u"ann"_s, items[0], cdconvAnswers(u"role"_s));
        VERIFY_OK(revise(*storage, edited(team.scheme().scheme, askForIrony)));
        Json answers = cdconvAnswers(u"none"_s);
        answers["irony"] = true;
        VERIFY_OK(submit(*storage, u"abe"_s, items[0], answers));
        const QByteArray once = everything(*storage);
        const QString path = m_engines.temporaryFile(u"revised.jsonl"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(once);
        file.close();
        // Whatever the new project was made with: all that the archive has, and nothing else.
        for (const QString &made : {u"cdconv"_s, u"rgm"_s}) {
            const auto second = m_engines.newProject(engine, made);
            QVERIFY(second);
            ImportOptions options;
            options.format = u"jsonl"_s;
            const auto reader = openImport(path, options);
            VERIFY_OK(reader);
            VERIFY_OK(ImportService(*second, m_engines.clock(), {}).run(**reader, {}, m_progress));
            QCOMPARE(everything(*second), once);
            QCOMPARE(must(activeScheme(second->project())).scheme.version, team.scheme().scheme.version + 1);
        }
    }

    void otherSchemesAndOtherPeopleAreRefused()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        const Scheme current = team.scheme().scheme;
        const auto refusal = [&](const SchemeEdit &edit) {
            const auto refused = revise(*storage, edited(current, edit));
            return refused ? QString() : QString(refused.error().message);
        };
        QVERIFY(refusal([](Json &scheme) { scheme["id"] = "other"; }).contains(u"other"_s));
        QVERIFY(refusal([&](Json &scheme) { scheme["version"] = current.version; }).contains(u"higher version"_s));
        QVERIFY(refusal([](Json &scheme) { scheme["gold"]["question"] = "persona"; }).contains(u"gold.question"_s));
        const auto byAnn = revise(*storage, edited(current, askForIrony), team.person(u"ann"_s));
        QVERIFY(!byAnn && byAnn.error().kind == ErrorKind::NotAllowed);
        QCOMPARE(must(storage->project().schemes()).size(), 1);
        VERIFY_OK(revise(*storage, edited(current, askForIrony), team.person(u"sue"_s)));
        const auto twice = revise(*storage, edited(current, askForIrony));
        QVERIFY(!twice);
    }
};

QTEST_GUILESS_MAIN(SchemeServiceTest)
#include "tst_scheme_service.moc"
