// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a project by keyboard: every field takes effect with Save, a scheme is revised while people work, and
// the page behind never has the keyboard.
#include "core/base/Json.h"
#include "core/service/access/TrainingGate.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/people/ProjectSettingsDialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QFileDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ProjectSettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<WindowRig> m_rig;

    ProjectSession &session() { return m_rig->app().session(); }

    ProjectSettingsDialog *openDialog()
    {
        m_rig->app().actions().action(u"people.projectSettings"_s)->trigger();
        auto *dialog = m_rig->window().findChild<ProjectSettingsDialog *>();
        // Qt calls a dialog active as soon as its parent is. Until it really is, keys go nowhere: the window behind is
        // blocked.
        const auto active = [dialog] { return QApplication::activeWindow() == dialog; };
        return dialog && QTest::qWaitFor(active) ? dialog : nullptr;
    }

    // Keys as a window system delivers them: to the window that it thinks is in front.
    void pressInWindow(Qt::Key key) { QTest::keyClick(m_rig->window().windowHandle(), key); }

    // Tabs on until the control of that name has the keyboard.
    static QWidget *tabTo(QDialog *dialog, const QString &name)
    {
        for (int i = 0; i < 40; ++i) {
            QWidget *focus = dialog->focusWidget();
            const auto *button = qobject_cast<QAbstractButton *>(focus);
            if (focus && (focus->accessibleName() == name || (button && button->text() == name)))
                return focus;
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        return nullptr;
    }

    static void enterNumber(QDialog *dialog, const QString &name, int number)
    {
        auto *box = qobject_cast<QSpinBox *>(tabTo(dialog, name));
        QVERIFY2(box, qPrintable(name));
        QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(box, QString::number(number));
        QCOMPARE(box->value(), number);
    }

    // The shipped scheme as its next version, changed by `change`.
    QString revisedScheme(const std::function<void(Json &)> &change)
    {
        QFile shipped(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/schemes/cdconv.json"));
        if (!shipped.open(QIODevice::ReadOnly))
            qFatal("no scheme");
        Json scheme = *parseJson(shipped.readAll());
        scheme["version"] = scheme["version"].get<int>() + 1;
        change(scheme);
        QFile file(m_folder.filePath(u"revised.json"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(dumpJson(scheme)) <= 0)
            qFatal("cannot write");
        return file.fileName();
    }

    static void chooseFile(QDialog *dialog, const QString &path)
    {
        QWidget *revise = tabTo(dialog, u"Revise the scheme"_s);
        QVERIFY(revise);
        QTest::keyClick(revise, Qt::Key_Space);
        QTRY_VERIFY(dialog->findChild<QFileDialog *>());
        auto *files = dialog->findChild<QFileDialog *>();
        Q_EMIT files->fileSelected(path);
        files->close();
    }

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        m_rig->assign();
    }
    void cleanup() { m_rig.reset(); }

    // Before it is in front: the page behind must not answer to what is typed for the dialog.
    void keysTypedAtOnceDoNotReachThePageBehind()
    {
        m_rig->open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>()->isVisible() && session().isIdle());
        m_rig->app().actions().action(u"window.preferences"_s)->trigger();
        pressInWindow(Qt::Key_2);
        pressInWindow(Qt::Key_Return);
        QTest::qWait(100);
        QVERIFY(m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>()->answers().empty());
        QApplication::activeWindow()->close();
        m_rig->window().activateWindow();  // as a window system does, but not the offscreen one
        QTRY_COMPARE(QApplication::activeWindow(), &m_rig->window());
        QTRY_VERIFY(QApplication::focusWidget());
        pressInWindow(Qt::Key_2);
        QTRY_VERIFY(!m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>()->answers().empty());
    }

    // Before the page has what it asked for, and after: what comes later must not take the keyboard.
    void theDialogHasTheKeyboard_data()
    {
        QTest::addColumn<QString>("page");
        for (const char *page :
             {"home", "annotate", "adjudicate", "spotcheck", "reports", "errors", "detector", "data", "team", "inbox"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }

    void theDialogHasTheKeyboard()
    {
        QFETCH(QString, page);
        m_rig->open(u"admin"_s, page);
        ProjectSettingsDialog *dialog = openDialog();
        QVERIFY(dialog);
        for (int key = 0; key < 12; ++key) {
            QVERIFY(QApplication::focusWidget());
            QVERIFY2(dialog->isAncestorOf(QApplication::focusWidget()),
                     QApplication::focusWidget()->metaObject()->className());
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QTest::qWait(10);
        }
        QTRY_VERIFY(session().isIdle());
        QVERIFY(dialog->isAncestorOf(QApplication::focusWidget()));
    }

    void everyFieldTakesEffectWithSave()
    {
        m_rig->open(u"admin"_s, u"home"_s);
        QTRY_VERIFY(session().isIdle());
        const ProjectSettings before = session().facts().settings;
        ProjectSettingsDialog *dialog = openDialog();
        QVERIFY(dialog);
        QTest::keyClick(tabTo(dialog, u"Finish the tutorial"_s), Qt::Key_Space);
        enterNumber(dialog, u"Items of the tutorial"_s, 12);
        QTest::keyClick(tabTo(dialog, u"Pass the qualification test"_s), Qt::Key_Space);
        enterNumber(dialog, u"Items of the test"_s, 9);
        enterNumber(dialog, u"Wrong answers allowed in the test"_s, 2);
        enterNumber(dialog, u"Wait before another try"_s, 45);
        enterNumber(dialog, u"Items with known answers mixed in, unnoticed"_s, 7);
        QTest::keyClick(tabTo(dialog, u"Annotators see what the detector says"_s), Qt::Key_Space);
        QTest::keyClick(tabTo(dialog, u"Annotators see model and method of a conversation"_s), Qt::Key_Space);
        enterNumber(dialog, u"An item that was begun stays reserved for"_s, 90);
        QCOMPARE(session().facts().settings.trainingRequired, before.trainingRequired);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!m_rig->window().findChild<ProjectSettingsDialog *>());
        m_rig->withStorage([&](Storage &storage) {
            const ProjectSettings now = *storage.project().settings();
            QCOMPARE(now.trainingRequired, !before.trainingRequired);
            QCOMPARE(now.qualificationRequired, !before.qualificationRequired);
            QCOMPARE(now.qualificationRetryMinutes, 45);
            QCOMPARE(now.hiddenGoldShare, 0.07);
            QCOMPARE(now.showPrelabels, !before.showPrelabels);
            QCOMPARE(now.showMetadata, !before.showMetadata);
            QCOMPARE(now.leaseMinutes, 90);
            const QualityRules rules = trainingRules(session().facts().scheme, now);
            QCOMPARE(rules.tutorialItems, 12);
            QCOMPARE(rules.qualificationItems, 9);
            QCOMPARE(rules.qualificationMaxWrong, 2);
        });
    }

    void nothingChangesWithoutSave()
    {
        m_rig->open(u"admin"_s, u"home"_s);
        QTRY_VERIFY(session().isIdle());
        const ProjectSettings before = session().facts().settings;
        ProjectSettingsDialog *dialog = openDialog();
        chooseFile(dialog, revisedScheme([](Json &) {}));
        QTRY_VERIFY(says(dialog, u"version 3 with Save"_s));
        enterNumber(dialog, u"Items of the tutorial"_s, 3);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!m_rig->window().findChild<ProjectSettingsDialog *>());
        m_rig->withStorage([&](Storage &storage) {
            QVERIFY(storage.project().settings()->toJson() == before.toJson());
            QCOMPARE(storage.project().currentScheme()->version, 2);
        });
    }

    void aSchemeIsRevisedWhilePeopleWork()
    {
        m_rig->open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(m_rig->page(u"annotate"_s)->findChild<AnswerEditor *>()->isVisible() && session().isIdle());
        QTest::keyClicks(QApplication::focusWidget(), u"2"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(session().isIdle());
        m_rig->close();
        m_rig->open(u"admin"_s, u"home"_s);
        ProjectSettingsDialog *dialog = openDialog();
        QVERIFY(dialog && says(dialog, u"cdconv, version 2"_s));
        chooseFile(dialog, revisedScheme([](Json &scheme) {
                       for (Json &question : scheme["questions"]) {
                           if (question["id"] == "category")
                               question["title"]["en"] = "What is wrong with b2?";
                       }
                   }));
        QTRY_VERIFY(says(dialog, u"version 3 with Save"_s));
        QTest::keyClick(tabTo(dialog, u"Save"_s), Qt::Key_Space);
        QTRY_VERIFY(!m_rig->window().findChild<ProjectSettingsDialog *>());
        QTRY_COMPARE(session().facts().scheme.version, 3);
        QCOMPARE(session().facts().scheme.question(u"category"_s)->title.text(u"en"_s), u"What is wrong with b2?"_s);
        m_rig->withStorage([](Storage &storage) {
            const auto versions = *storage.project().schemes();
            QCOMPARE(versions.size(), 2);
            const UserId ann = storage.project().userNamed(u"ann"_s)->id;
            const auto first = storage.work().answersOf(ann, {}, 10)->constFirst();
            QCOMPARE(first.scheme, versions.constFirst().id);
        });
    }

    void aSchemeThatCannotBeTakenIsRefusedInWords_data()
    {
        QTest::addColumn<QString>("fault");
        QTest::addColumn<QString>("words");
        QTest::newRow("broken") << u"raters"_s << u"raters"_s;
        QTest::newRow("another one") << u"id"_s << u"another project"_s;
        QTest::newRow("older") << u"version"_s << u"higher version"_s;
    }

    void aSchemeThatCannotBeTakenIsRefusedInWords()
    {
        QFETCH(QString, fault);
        QFETCH(QString, words);
        const QString path = revisedScheme([&](Json &scheme) {
            if (fault == "raters"_L1)
                scheme["raters"] = "two";
            else if (fault == "id"_L1)
                scheme["id"] = "other";
            else
                scheme["version"] = 1;
        });
        m_rig->open(u"admin"_s, u"home"_s);
        ProjectSettingsDialog *dialog = openDialog();
        QVERIFY(dialog);
        chooseFile(dialog, path);
        if (fault != "raters"_L1) {
            QTRY_VERIFY(says(dialog, u" with Save"_s));
            QTest::keyClick(tabTo(dialog, u"Save"_s), Qt::Key_Space);
        }
        QTRY_VERIFY(says(dialog, words));
        QVERIFY(dialog->isVisible());
        m_rig->withStorage([](Storage &storage) { QCOMPARE(storage.project().currentScheme()->version, 2); });
    }
};

QTEST_MAIN(ProjectSettingsTest)
#include "tst_project_settings.moc"
