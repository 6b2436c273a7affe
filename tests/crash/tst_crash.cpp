// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 in the middle of scripted shifts, at the desk's service and at the window: nothing that was submitted is
// lost, and what was typed is at most a second old.
#include "core/base/Random.h"
#include "core/scheme/Answers.h"
#include "core/service/annotate/UndoService.h"
#include "core/service/project/DerivedState.h"
#include "core/store/AuditStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/WorkStore.h"
#include "tests/crash/Killed.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int serviceShifts = 40;
constexpr int startTimeoutMs = 60'000;
constexpr int desks = 8;           // windows at a time, each on a project of its own
constexpr int shiftsPerDesk = 25;  // 200 shifts in all
constexpr qsizetype keysInASecond = 50;

struct Report {
    char what = 0;
    ConversationId item;
    QByteArray rest;
};

QList<Report> reportsIn(const Killed &program)
{
    QList<Report> reports;
    for (const QByteArray &line : program.saidLines()) {
        const qsizetype space = line.indexOf(' ', 2);
        reports.append({line.at(0), {line.mid(2, space - 2).toLongLong()}, line.mid(space + 1)});
    }
    return reports;
}

qint64 numberIn(const Json &answers)
{
    return QByteArray::fromStdString(answers.value("note", "0")).toLongLong();
}

// A person with a project of their own, and what they work at now.
struct Desk {
    std::unique_ptr<Storage> storage;
    std::unique_ptr<Team> team;
    QTemporaryDir folder;
    UserId ann;
    std::unique_ptr<Killed> shift;
    int shifts = 0;

    // As they are stored; none if they could not be submitted.
    std::optional<Json> canonical(ConversationId item, const Json &answers) const
    {
        const auto checked = checkAnswers(team->scheme().scheme, must(storage->conversations().byId(item)), answers);
        return checked ? std::optional(*checked) : std::nullopt;
    }
};

}  // namespace

class CrashTest : public QObject {
    Q_OBJECT

    Engines m_engines;
    FairDraw m_draw{23};
    int m_submissionsChecked = 0;
    int m_draftsChecked = 0;

    void sitDown(Desk &desk, int conversations)
    {
        desk.storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(desk.storage);
        desk.team = std::make_unique<Team>(*desk.storage, m_engines.clock());
        desk.ann = desk.team->person(u"ann"_s);
        desk.team->addConversations(u"one"_s, conversations);
        desk.team->assign(u"one"_s, {u"ann"_s, u"abe"_s});
    }

    static void checkSubmitted(const Desk &desk, const Report &report, const Json &submission)
    {
        const std::optional<Json> answers = desk.canonical(report.item, submission);
        QVERIFY2(answers, report.rest);
        const QList<Annotation> revisions = must(desk.storage->work().revisions(report.item, desk.ann));
        QVERIFY2(std::any_of(revisions.begin(), revisions.end(),
                             [&](const Annotation &revision) { return revision.answers == *answers; }),
                 report.rest);
    }

    // What is stored is what was on screen after one of the last keys. Counted in keys, not in time: a busy machine
    // types more slowly too.
    void checkDraft(const Desk &desk, const QList<Report> &reports)
    {
        const Report &last = reports.last();
        const auto elsewhere = [&](const Report &report) { return report.what != 'D' || report.item != last.item; };
        const auto since = std::find_if(reports.rbegin(), reports.rend(), elsewhere).base();
        if (last.what != 'D' || reports.end() - since <= keysInASecond)
            return;
        ++m_draftsChecked;
        const auto draft = must(desk.storage->work().draft(last.item, desk.ann));
        const auto latest = must(desk.storage->work().latestAnnotation(last.item, desk.ann));
        bool found = false;
        for (auto report = reports.end() - keysInASecond; report != reports.end() && !found; ++report) {
            const Json held = *parseJson(report->rest);
            found = (draft && draft->answers == held["answers"]) ||
                    (latest && latest->answers == desk.canonical(last.item, held["submission"]));
        }
        QVERIFY2(found, last.rest);
    }

    void startShift(Desk &desk)
    {
        const QString seed = QString::number(m_draw.below(1'000'000));
        const QStringList arguments{desk.storage->location(), u"ann"_s, desk.folder.path(), seed};
        const auto keys = 20 + static_cast<qsizetype>(m_draw.below(80));
        desk.shift = std::make_unique<Killed>(WINDOW_SHIFT, arguments, keys);
        ++desk.shifts;
    }

    void checkShift(const Desk &desk)
    {
        const QList<Report> reports = reportsIn(*desk.shift);
        QVERIFY(!reports.isEmpty());
        for (const Report &report : reports) {
            if (report.what != 'S')
                continue;
            checkSubmitted(desk, report, *parseJson(report.rest));
            ++m_submissionsChecked;
        }
        checkDraft(desk, reports);
    }

    // The history reaches back behind every kill: step by step to where nothing was answered.
    static void checkUndo(const Desk &desk, const Clock &clock)
    {
        UndoService service(*desk.storage, clock, desk.team->scheme(), desk.ann);
        int steps = 0;
        while (must(service.undo()))
            ++steps;
        QVERIFY(steps > shiftsPerDesk);
        QVERIFY(must(desk.storage->work().answersOf(desk.ann, {}, 10)).isEmpty());
    }

private Q_SLOTS:
    void theServiceLosesNothing()
    {
        Desk desk;
        sitDown(desk, 40);
        for (int shift = 1; shift <= serviceShifts; ++shift) {
            const Killed worker(SHIFT_WORKER, {desk.storage->location(), u"ann"_s, QString::number(shift)},
                                1 + static_cast<qsizetype>(m_draw.below(6)));
            QVERIFY(QTest::qWaitFor([&] { return worker.isOver(); }, startTimeoutMs));
            const QList<Report> reports = reportsIn(worker);
            QVERIFY(!reports.isEmpty());
            for (const Report &report : reports) {
                Json answers = cdconvAnswers(u"none"_s);
                answers["note"] = report.rest.toStdString();
                if (report.what == 'S')
                    checkSubmitted(desk, report, answers);
            }
            if (const Report &last = reports.last(); last.what == 'D') {
                // Saved, or already replaced by the submission that followed.
                const auto draft = must(desk.storage->work().draft(last.item, desk.ann));
                const auto latest = must(desk.storage->work().latestAnnotation(last.item, desk.ann));
                const qint64 newest =
                    std::max(draft ? numberIn(draft->answers) : 0, latest ? numberIn(latest->answers) : 0);
                QVERIFY2(newest >= last.rest.toLongLong(), last.rest);
            }
        }
        VERIFY_OK(verifyDerived(*desk.storage, desk.team->scheme().scheme));
        VERIFY_OK(desk.storage->audit().verifyChain());
    }

    void theWindowLosesASecondOfTypingAtMost()
    {
        std::array<Desk, desks> all;
        for (Desk &desk : all)
            sitDown(desk, 500);
        const auto step = [this](Desk &desk) {
            if (desk.shift && !desk.shift->isOver())
                return true;
            if (desk.shift)
                checkShift(desk);
            desk.shift.reset();
            if (desk.shifts < shiftsPerDesk)
                startShift(desk);
            return desk.shift != nullptr;
        };
        const auto over = [&] { return std::count_if(all.begin(), all.end(), step) == 0; };
        QVERIFY(QTest::qWaitFor(over, shiftsPerDesk * startTimeoutMs));
        QVERIFY(m_submissionsChecked > desks * shiftsPerDesk);
        QVERIFY(m_draftsChecked > desks);
        for (const Desk &desk : all) {
            VERIFY_OK(verifyDerived(*desk.storage, desk.team->scheme().scheme));
            VERIFY_OK(desk.storage->audit().verifyChain());
            checkUndo(desk, m_engines.clock());
        }
    }
};

QTEST_GUILESS_MAIN(CrashTest)
#include "tst_crash.moc"
