// SPDX-License-Identifier: GPL-3.0-or-later
// Importing on both engines: what comes in, what is left alone, what is refused and how it is named.
#include "core/service/exchange/ImportService.h"
#include "core/service/plan/AuxiliarySlots.h"
#include "core/service/project/ActiveScheme.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/support/Engines.h"
#include "tests/support/ListReader.h"
#include "tests/support/Team.h"

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

ImportRow row(int number, const QString &reply = u"嗯，我知道"_s)
{
    ImportRow made;
    made.line = number;
    made.conversation.externalId = u"f-%1"_s.arg(number);
    made.conversation.batch = number % 2 == 0 ? u"even"_s : u"odd"_s;
    made.conversation.turns = {{u"user"_s, u"第%1句"_s.arg(number)}, {u"bot"_s, reply}};
    made.conversation.target = 1;
    made.conversation.gold = {{"category", "role"}};
    return made;
}

std::vector<ImportEvent> rows(int first, int last)
{
    std::vector<ImportEvent> events;
    for (int i = first; i <= last; ++i)
        events.push_back(row(i));
    return events;
}

class CancelAfter final : public Progress {
public:
    explicit CancelAfter(qint64 limit) : m_limit(limit) {}
    void report(qint64 done, qint64) override { m_done = done; }
    bool isCancelled() const override { return m_done >= m_limit; }

private:
    qint64 m_limit;
    qint64 m_done = 0;
};

}  // namespace

class TestImport : public QObject {
    Q_OBJECT

    Engines m_engines;
    QStringList m_rejected;

    Result<ImportReport> import(Storage &storage, std::vector<ImportEvent> events)
    {
        NoProgress progress;
        ListReader reader(std::move(events));
        return import(storage, reader, progress);
    }

    Result<ImportReport> import(Storage &storage, ListReader &reader, Progress &progress)
    {
        m_rejected.clear();
        ImportRequest request;
        request.source = u"f.jsonl"_s;
        request.rejected = [this](const RowError &error) {
            m_rejected.append(u"%1 %2"_s.arg(error.line).arg(error.field));
        };
        if (!storage.project().userNamed(u"rea"_s))
            (void)storage.project().addUser({{}, u"rea"_s, Role::Researcher, {}, true, 0});
        return ImportService(storage, m_engines.clock(), u"rea"_s).run(reader, request, progress);
    }

private Q_SLOTS:
    void initTestCase_data() { Engines::addRows(); }

    void addsEachRowOnce()
    {
        NEW_PROJECT(storage);
        const auto first = import(*storage, rows(1, 1700));
        VERIFY_OK(first);
        QCOMPARE(first->added, 1700);
        QCOMPARE(first->rejected, 0);
        const qint64 audited = *storage->audit().verifyChain();
        const auto second = import(*storage, rows(1690, 1710));
        VERIFY_OK(second);
        QCOMPARE(second->added, 10);
        QCOMPARE(second->alreadyThere, 11);
        QCOMPARE(*storage->audit().verifyChain(), audited + 1);
        const auto third = import(*storage, rows(1, 1710));
        QCOMPARE(third->added, 0);
        QVERIFY2(*storage->audit().verifyChain() == audited + 1, "nothing changed, nothing to record");

        ConversationStore &store = storage->conversations();
        QCOMPARE(*store.count({}), 1710);
        QCOMPARE(store.batchByName(u"even"_s)->counts.conversations, 855);
        QCOMPARE(store.row(*store.idOf(u"f-1700"_s))->goldLabel, u"role"_s);
        ConversationFilter filter;
        for (const int number : {7, 1699, 1705}) {
            filter.text = u"第%1句"_s.arg(number);
            const auto found = store.list({filter, {}, false}, {}, 10);
            VERIFY_OK(found);
            QCOMPARE(found->size(), 1);
            QCOMPARE(found->first().externalId, u"f-%1"_s.arg(number));
        }
        const AuditEntry entry = storage->audit().list(0, 1)->first().entry;
        QCOMPARE(entry.action, u"import"_s);
        QCOMPARE(entry.user, u"rea"_s);
        QCOMPARE(entry.payload.value("added", 0), 10);
    }

    // Predictions beside people's answers become runs; what a model says twice and differently is refused.
    void predictionsInAFileBecomeRuns()
    {
        NEW_PROJECT(storage);
        ImportRow first = row(1);
        first.predictions = {{u"m1"_s, u"role"_s, {{u"role"_s, 0.75}}, {{1, 0, 2, u"嗯，"_s, 0, 0.0}}},
                             {u"m2"_s, u"none"_s, {}, {}}};
        ImportRow second = row(2);
        second.predictions = {{u"m1"_s, u"none"_s, {}, {}}};
        const auto report = import(*storage, {first, second});
        VERIFY_OK(report);
        QCOMPARE(report->predictions, 3);
        const QList<PrelabelRun> runs = must(storage->prelabels().runs());
        QCOMPARE(runs.size(), 2);
        QCOMPARE(runs[0].origin, u"f.jsonl"_s);
        const auto again = import(*storage, {first, second});
        VERIFY_OK(again);
        QCOMPARE(again->predictions, 0);
        QCOMPARE(again->rejected, 0);
        first.predictions[0].label = u"history"_s;
        const auto other = import(*storage, {first});
        VERIFY_OK(other);
        QCOMPARE(other->rejected, 1);
        QCOMPARE(m_rejected, QStringList(u"1 predictions"_s));
    }

    void whatIsNotTakenIsCounted()
    {
        NEW_PROJECT(storage);
        ImportRow first = row(1);
        first.kept = {u"mood"_s};
        first.leftOut = {u"drafts"_s};
        RowError fault{2, u"label"_s, u"x"_s, UnknownAnswer{u"category"_s, u"perhaps"_s}};
        const auto report = import(*storage, {first, fault, fault});
        VERIFY_OK(report);
        const Scheme scheme = must(activeScheme(storage->project())).scheme;
        const Json notes = report->notes.toJson(scheme);
        QCOMPARE(notes["kept"]["mood"].get<int>(), 1);
        QCOMPARE(notes["left_out"]["drafts"].get<int>(), 1);
        QCOMPARE(notes["unknown_answers"].size(), size_t(1));
        QCOMPARE(notes["unknown_answers"][0]["rows"].get<int>(), 2);
        QVERIFY(fromUtf8(notes["unknown_answers"][0]["expected"]).contains(u"history"_s));
    }

    void onlyThoseWhoMayBringDataIn()
    {
        NEW_PROJECT(storage);
        (void)storage->project().addUser({{}, u"ann"_s, Role::Annotator, {}, true, 0});
        NoProgress progress;
        ListReader reader(rows(1, 2));
        const auto refused = ImportService(*storage, m_engines.clock(), u"ann"_s).run(reader, {}, progress);
        QCOMPARE(refused.error().kind, ErrorKind::NotAllowed);
        QVERIFY(refused.error().message.contains(u"ann"_s));
        QCOMPARE(*storage->conversations().count({}), 0);
    }

    void namesWhatItRejects()
    {
        NEW_PROJECT(storage);
        VERIFY_OK(import(*storage, rows(1, 3)));
        std::vector<ImportEvent> events = rows(4, 4);
        events.push_back(RowError{5, u"label"_s, u"expected a number"_s});
        events.push_back(row(2, u"something else"_s));  // same id, other content
        ImportRow twice = row(4, u"again"_s);
        twice.line = 8;
        events.push_back(twice);
        ImportRow nothing = row(9);
        nothing.conversation.turns.clear();
        events.push_back(nothing);
        ImportRow outside = row(10);
        outside.conversation.target = 2;
        events.push_back(outside);
        ImportRow nameless = row(11);
        nameless.conversation.externalId.clear();
        events.push_back(nameless);
        ImportRow mislabelled = row(13);
        mislabelled.conversation.gold = {{"category", "wat"}};
        events.push_back(mislabelled);
        ImportRow misplaced = row(14);
        misplaced.conversation.gold = {{"evidence", "everywhere"}};
        events.push_back(misplaced);
        ImportRow unreadable = row(15);
        unreadable.conversation.gold = {{"of others", {{"deep", std::string("a\0b", 3)}}}};
        events.push_back(unreadable);
        events.push_back(row(12));
        const auto report = import(*storage, events);
        VERIFY_OK(report);
        QCOMPARE(report->added, 2);
        QCOMPARE(report->rejected, 9);
        m_rejected.sort();
        QCOMPARE(m_rejected, (QStringList{u"10 target"_s, u"11 id"_s, u"13 gold"_s, u"14 gold"_s, u"15 gold"_s,
                                          u"2 id"_s, u"5 label"_s, u"8 id"_s, u"9 "_s}));
        QCOMPARE(storage->conversations().byExternalId(u"f-2"_s)->turns[1].text, u"嗯，我知道"_s);
    }

    void stopsWhenAsked()
    {
        NEW_PROJECT(storage);
        ListReader reader(rows(1, 3000));
        CancelAfter progress(1000);
        const auto report = import(*storage, reader, progress);
        VERIFY_OK(report);
        QVERIFY(report->cancelled);
        QVERIFY(report->added >= 500 && report->added < 3000);
        QCOMPARE(*storage->conversations().count({}), report->added);
    }

    void keepsWhatCameBeforeABreak()
    {
        NEW_PROJECT(storage);
        ListReader reader(rows(1, 700), ioError(u"the disk is gone"_s));
        NoProgress progress;
        const auto report = import(*storage, reader, progress);
        QVERIFY(!report);
        QVERIFY2(report.error().message.startsWith(u"the disk is gone 700 conversations had been taken"_s),
                 qPrintable(report.error().message));
        QCOMPARE(*storage->conversations().count({}), 700);
    }

    // Each line of some files is one person's; the places that nobody filled stay open.
    void peoplesAnswersBecomeTheirAnnotations()
    {
        NEW_PROJECT(storage);
        const Json answers = cdconvAnswers(u"role"_s);
        const auto by = [&](int number, const QString &person, const Json &said) {
            ImportRow made = row(number);
            made.people.append({person, said, 1000, 2000});
            return ImportEvent(made);
        };
        const std::vector<ImportEvent> events{by(1, u"lee"_s, answers), by(1, u"kim"_s, answers),
                                              by(2, u"lee"_s, answers), by(3, u"lee"_s, {{"category", "nonsense"}})};
        const auto report = import(*storage, events);
        VERIFY_OK(report);
        QCOMPARE(report->added, 2);
        QCOMPARE(report->answers, 3);
        QCOMPARE(m_rejected, QStringList{u"3 lee"_s});
        ConversationStore &store = storage->conversations();
        QVERIFY(store.row(*store.idOf(u"f-1"_s))->state == ItemState::Agreed);
        const ConversationId half = *store.idOf(u"f-2"_s);
        QVERIFY(store.row(half)->state == ItemState::InWork);
        const auto slotList = storage->work().slotsOf(half);
        VERIFY_OK(slotList);
        QCOMPARE(slotList->size(), 2);
        QVERIFY(slotList->at(1).pool && !slotList->at(1).user);
        const User lee = *storage->project().userNamed(u"lee"_s);
        QVERIFY(lee.role == Role::Annotator);
        QCOMPARE((*storage->work().latestAnnotation(half, lee.id))->time.activeMs, 2000);
        const qint64 audited = *storage->audit().verifyChain();
        const auto again = import(*storage, events);
        VERIFY_OK(again);
        QCOMPARE(again->answers, 0);
        QCOMPARE(*storage->audit().verifyChain(), audited);
        const auto more = import(*storage, {by(2, u"kim"_s, answers)});
        QCOMPARE(more->answers, 1);
        QCOMPARE(storage->work().slotsOf(half)->size(), 2);
        QVERIFY(store.row(half)->state == ItemState::Agreed);
        VERIFY_OK(verifyDerived(*storage, activeScheme(storage->project())->scheme));
    }

    // Whatever has become of somebody's answer or place since: the import goes on, and says whose answer it left out.
    void answersOfThoseWhoHadTheItemBefore()
    {
        NEW_PROJECT(storage);
        Team team(*storage, m_engines.clock());
        team.person(u"ann"_s);
        const Json role = cdconvAnswers(u"role"_s);
        Json sure = cdconvAnswers(u"none"_s);
        sure["confidence"] = 3;
        const auto by = [&](int number, const QList<PersonAnswers> &people) {
            ImportRow made = row(number);
            made.people = people;
            return ImportEvent(made);
        };
        VERIFY_OK(import(*storage, {by(1, {{u"ann"_s, role, 1000, 2000}}), by(2, {})}));
        ConversationStore &store = storage->conversations();
        const ConversationId first = *store.idOf(u"f-1"_s);
        const ConversationId second = *store.idOf(u"f-2"_s);
        // Ann's answer was taken back, abe has the second place of the other item, amy has it as hidden gold.
        Slot anns = **storage->work().slotOf(first, team.person(u"ann"_s));
        anns.annotation = {};
        anns.state = SlotState::Claimed;
        VERIFY_OK(storage->work().updateSlot(anns));
        Slot free;
        free.conversation = second;
        free.batch = store.row(second)->batch;
        free.pool = true;
        Slot abes = free;
        abes.number = 1;
        abes.user = team.person(u"abe"_s);
        VERIFY_OK(storage->work().addSlots({free, abes}));
        VERIFY_OK(addAuxiliarySlot(*storage, second, team.person(u"amy"_s), 5, SlotPurpose::HiddenGold, {}));
        const std::vector<ImportEvent> events{
            by(1, {{u"ann"_s, role, 1000, 2000}}), by(1, {{u"ann"_s, sure, 1000, 2000}}),
            by(2, {{u"abe"_s, sure, 1, 2}, {u"amy"_s, role, 1, 2}, {u"abe"_s, role, 1, 2}})};
        for (const int wanted : {1, 0}) {
            const auto report = import(*storage, events);
            VERIFY_OK(report);
            QCOMPARE(report->answers, wanted);
            QCOMPARE(m_rejected, (QStringList{u"1 ann"_s, u"2 amy"_s, u"2 abe"_s}));
        }
        QVERIFY(!(*storage->work().slotOf(first, team.person(u"ann"_s)))->annotation);
        const Slot filled = **storage->work().slotOf(second, team.person(u"abe"_s));
        QCOMPARE(filled.number, 1);
        QCOMPARE((*storage->work().annotation(filled.annotation))->confidence, std::optional(3));
    }
};

QTEST_GUILESS_MAIN(TestImport)
#include "tst_import.moc"
