// SPDX-License-Identifier: GPL-3.0-or-later
// kill -9 in the middle of 200 scripted shifts: nothing that was submitted is lost, and a draft is at most as old as
// the last one that was reported as saved.
#include "core/service/DerivedState.h"
#include "core/store/AnnotationStore.h"
#include "core/store/AuditStore.h"
#include "core/store/DraftStore.h"
#include "core/workflow/FairDraw.h"
#include "tests/support/Engines.h"
#include "tests/support/Team.h"

#include <QProcess>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr int shifts = 200;
constexpr int startTimeoutMs = 60'000;

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

    // Starts a shift and kills it once it has reported `lines` lines; gives everything it said.
    static QByteArray killedShift(const QString &project, int shift, qsizetype lines)
    {
        QProcess worker;
        worker.start(QString::fromLocal8Bit(SHIFT_WORKER), {project, u"ann"_s, QString::number(shift)});
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
            const auto reports =
                reportsIn(killedShift(storage->location(), shift, 1 + static_cast<qsizetype>(draw.below(6))));
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
};

QTEST_GUILESS_MAIN(CrashTest)
#include "tst_crash.moc"
