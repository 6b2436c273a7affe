// SPDX-License-Identifier: GPL-3.0-or-later
// An annotator takes items along, works in the file and brings them back, in the window.
#include "core/service/annotate/AnnotateService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/offline/TakeAlongDialog.h"

#include <QApplication>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class OfflineWindowTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static void trigger(WindowRig &rig, const QString &id)
    {
        QAction *action = rig.app().actions().action(id);
        QVERIFY(action && action->isEnabled());
        action->trigger();
    }
    static bool wasTold(const QStringList &messages, const QString &words)
    {
        return messages.join(u'\n').contains(words);
    }
    // The annotator answers everything in the file, as on a train.
    void answerIn(const QString &file)
    {
        const auto storage = must(openProject(file));
        const ActiveScheme scheme = must(activeScheme(*storage));
        const SystemClock clock;
        AnnotateService desk(*storage, clock, scheme, must(storage->project().users()).first().id);
        while (const auto item = must(desk.next())) {
            Submission submission;
            submission.conversation = item->conversation.id;
            submission.answers = cdconvAnswers(u"none"_s);
            (void)must(desk.submit(submission));
        }
    }
    void takeAlong(WindowRig &rig, const QString &file)
    {
        trigger(rig, u"offline.take"_s);
        auto *dialog = qobject_cast<TakeAlongDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *field = dialog->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(field);
        field->setText(file);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(QFile::exists(file));
        QTRY_VERIFY(wasTold(rig.notices(), file));
    }

private Q_SLOTS:
    void itemsGoAlongAndComeBack()
    {
        WindowRig rig(u"cdconv"_s);
        rig.importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        rig.assign();
        rig.open(u"ann"_s, u"home"_s);
        const QString file = m_folder.filePath(u"new folder/along.gainsay"_s);
        takeAlong(rig, file);
        answerIn(file);

        trigger(rig, u"offline.bring"_s);
        auto *chooser = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(chooser);
        chooser->setDirectory(QFileInfo(file).absolutePath());
        chooser->selectFile(file);
        QMetaObject::invokeMethod(chooser, "accept");
        QTRY_VERIFY(wasTold(rig.notices(), u"4 answers"_s));
        QVERIFY(rig.errors().isEmpty());
        QCOMPARE(rig.openItems(u"ann"_s), 0);
    }

    // The copy says what it is, and offers neither command.
    void aCopySaysWhatItIs()
    {
        WindowRig rig(u"cdconv"_s);
        rig.importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        rig.assign();
        rig.open(u"ann"_s, u"home"_s);
        const QString file = m_folder.filePath(u"copy.gainsay"_s);
        takeAlong(rig, file);
        rig.window().openProject(file);
        QTRY_VERIFY(wasTold(rig.notices(), u"took along"_s));
        QTRY_VERIFY(!rig.app().actions().action(u"offline.take"_s)->isEnabled());
        QVERIFY(!rig.app().actions().action(u"offline.bring"_s)->isEnabled());
    }

    void aFileThatIsThereIsNotOverwritten()
    {
        WindowRig rig(u"cdconv"_s);
        rig.importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        rig.assign();
        rig.open(u"ann"_s, u"home"_s);
        QFile there(m_folder.filePath(u"there.gainsay"_s));
        QVERIFY(there.open(QIODevice::WriteOnly));
        trigger(rig, u"offline.take"_s);
        auto *dialog = qobject_cast<TakeAlongDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *field = dialog->findChild<QLineEdit *>(QString(), Qt::FindDirectChildrenOnly);
        field->setText(there.fileName());
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(says(dialog, u"there already"_s));
        QVERIFY(dialog->isVisible());
        dialog->reject();
    }

    void whoDecidesHasNothingToTake()
    {
        WindowRig rig(u"cdconv"_s);
        rig.open(u"judge"_s, u"home"_s);
        QVERIFY(!rig.app().actions().action(u"offline.take"_s)->isEnabled());
    }
};

QTEST_MAIN(OfflineWindowTest)
#include "tst_offline_window.moc"
