// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 in the middle of 200 scripted shifts: nothing that was submitted is lost, and a draft is at most as old as
// the last one that was reported as saved. The window, killed while somebody types, loses a second of typing at most.
#include "core/service/DerivedState.h"
#include "core/store/AnnotationStore.h"
#include "core/store/AuditStore.h"
#include "core/store/DraftStore.h"
#include "core/workflow/FairDraw.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QProcess>
#include <QTemporaryDir>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int shifts = 200;
constexpr int startTimeoutMs = 60'000;
constexpr int typingShifts = 8;
constexpr qsizetype keysInASecond = 50;

struct Report {
    char what = 0;
    ConversationId item;
    qint64 number = 0;
};

QList<Report> reportsIn(const QByteArray &output)
{
    QList<Report> reports;
    QList<QByteArray> lines = output.split('\n');
    lines.removeLast();  // cut off, or empty
    for (const QByteArray &line : lines) {
        const QList<QByteArray> words = line.split(' ');
        reports.append({words.at(0).at(0), {words.at(1).toLongLong()}, words.at(2).toLongLong()});
    }
    return reports;
}

qint64 numberIn(const Json &answers)
{
    return QByteArray::fromStdString(answers.value("note", "0")).toLongLong();
}

}  // namespace

class CrashTest : public QObject {
    Q_OBJECT

    Engines m_engines;

    // Starts a program and kills it once it has reported `lines` lines; gives everything it said.
    static QByteArray killed(const char *program, const QStringList &arguments, qsizetype lines)
    {
        QProcess worker;
        worker.start(QString::fromLocal8Bit(program), arguments);
        QByteArray output;
        while (output.count('\n') < lines && worker.waitForReadyRead(startTimeoutMs))
            output += worker.readAllStandardOutput();
        worker.kill();
        worker.waitForFinished();
        return output + worker.readAllStandardOutput();
    }

private Q_SLOTS:
    void nothingSubmittedIsLost()
    {
        const std::unique_ptr<Storage> storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        team.addConversations(u"one"_s, 40);
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        FairDraw draw(17);
        for (int shift = 1; shift <= shifts; ++shift) {
            const QStringList arguments{storage->location(), u"ann"_s, QString::number(shift)};
            const auto reports = reportsIn(killed(SHIFT_WORKER, arguments, 1 + static_cast<qsizetype>(draw.below(6))));
            QVERIFY(!reports.isEmpty());
            for (const Report &report : reports) {
                if (report.what != 'S')
                    continue;
                QList<qint64> stored;
                for (const Annotation &revision : must(storage->annotations().revisions(report.item, ann)))
                    stored.append(numberIn(revision.answers));
                QVERIFY2(stored.contains(report.number), QByteArray::number(report.number));
            }
            if (const Report &last = reports.last(); last.what == 'D') {
                // Saved, or already replaced by the submission that followed.
                const auto draft = must(storage->drafts().draft(last.item, ann));
                const auto latest = must(storage->annotations().latest(last.item, ann));
                const qint64 newest =
                    std::max(draft ? numberIn(draft->answers) : 0, latest ? numberIn(latest->answers) : 0);
                QVERIFY2(newest >= last.number, QByteArray::number(last.number));
            }
        }
        VERIFY_OK(verifyDerived(*storage, team.scheme().scheme));
        VERIFY_OK(storage->audit().verifyChain());
    }

    // Counted in keys, not in time: a busy machine types more slowly too.
    void theWindowLosesASecondOfTypingAtMost()
    {
        const std::unique_ptr<Storage> storage = m_engines.newProject(u"sqlite"_s);
        QVERIFY(storage);
        Team team(*storage, m_engines.clock());
        const UserId ann = team.person(u"ann"_s);
        const ConversationId item = team.addConversations(u"one"_s, 1).first();
        team.assign(u"one"_s, {u"ann"_s, u"abe"_s});
        const QTemporaryDir folder;
        FairDraw draw(23);
        qsizetype kept = 0;
        for (int shift = 0; shift < typingShifts; ++shift) {
            const QByteArray output = killed(TYPING_WINDOW, {storage->location(), u"ann"_s, folder.path()},
                                             keysInASecond + static_cast<qsizetype>(draw.below(keysInASecond)));
            const QByteArrayList typed = output.left(output.lastIndexOf('\n')).split('\n');
            const auto draft = must(storage->drafts().draft(item, ann));
            QVERIFY(draft);
            const auto stored = static_cast<qsizetype>(draft->answers.value("note", "").size());
            QVERIFY2(stored > kept, "nothing was stored in this shift");
            QVERIFY2(stored >= typed.last().toLongLong() - keysInASecond, typed.last());
            kept = stored;
        }
    }
};

QTEST_GUILESS_MAIN(CrashTest)
#include "tst_crash.moc"
