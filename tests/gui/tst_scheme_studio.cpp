// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme studio: from an empty home and a blank scheme to a labelled item; every change undone and redone; nothing
// lost when the program ends; faults at their fields; a project's scheme revised with what that means said first.
#include "app/gui/Composition.h"
#include "core/scheme/SchemeReader.h"
#include "core/scheme/edit/SchemeShelf.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/pages/data/ImportDialog.h"
#include "ui/pages/home/NewProjectDialog.h"
#include "ui/pages/studio/AnswerTrial.h"
#include "ui/pages/studio/PreviewPanel.h"
#include "ui/pages/studio/ReviseDialog.h"
#include "ui/pages/studio/StartDialog.h"
#include "ui/pages/studio/StudioOutline.h"
#include "ui/pages/studio/StudioPage.h"
#include "ui/pages/studio/TryDialog.h"
#include "ui/settings/Settings.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// A control of that kind, by the name that those hear who do not see it.
template <class T> T *named(const QWidget *parent, const QString &name)
{
    for (T *widget : parent->findChildren<T *>()) {
        if (widget->isVisible() && widget->accessibleName() == name)
            return widget;
    }
    return nullptr;
}

QPushButton *buttonCalled(const QWidget *parent, const QString &text)
{
    for (QPushButton *button : parent->findChildren<QPushButton *>()) {
        if (button->isVisible() && button->isEnabled() && button->text() == text)
            return button;
    }
    return nullptr;
}

void type(QLineEdit *field, const QString &text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
}

}  // namespace

class SchemeStudioTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_DATA_HOME", QFile::encodeName(m_folder.filePath(u"data"_s))); }
    void init() { QDir(m_folder.filePath(u"data"_s)).removeRecursively(); }
    void cleanup()
    {
        m_app.reset();
        m_rig.reset();
    }

    // By keyboard alone, but for the buttons of the dialogs around it.
    void fromBlankToALabelledFirstItem()
    {
        startEmpty();
        window().openPage(u"home"_s);
        m_app->actions().action(u"home.new"_s)->trigger();
        auto *first = window().findChild<NewProjectDialog *>();
        QVERIFY(first);
        buttonCalled(first, u"Own task…"_s)->click();
        QTRY_COMPARE(window().currentPage(), u"studio"_s);
        beginBlank();
        StudioModel &model = studio()->model();
        type(named<QLineEdit>(studio(), u"Title"_s), u"Politeness"_s);
        type(named<QLineEdit>(studio(), u"Name in files"_s), u"politeness"_s);
        outline()->choose(StudioOutline::FirstQuestion);
        type(named<QLineEdit>(studio(), u"Title"_s), u"How polite?"_s);
        auto *options = named<QTableWidget>(studio(), u"Options"_s);
        options->setFocus();
        options->setCurrentCell(0, 1);
        writeCell(options, u"Polite"_s);
        options->setCurrentCell(1, 1);
        writeCell(options, u"Rude"_s);
        options->setFocus();
        QTest::keyClick(options, Qt::Key_Insert);  // a third one, its title is being written
        QTRY_VERIFY(options->findChild<QLineEdit *>());
        QTest::keyClicks(options->findChild<QLineEdit *>(), u"Cannot tell"_s);
        QTest::keyClick(options->findChild<QLineEdit *>(), Qt::Key_Return);
        QTRY_COMPARE(model.scheme()->questions[0].options.size(), 3);
        QTRY_COMPARE(model.scheme()->questions[0].options[2].title.text(u"en"_s), u"Cannot tell"_s);
        QCOMPARE(model.scheme()->questions[0].options[2].key, u"3"_s);
        // A second question, asked only if it was rude: the condition is picked.
        model.change(u"add"_s, [](SchemeDocument &document) { document.addQuestion(u"text"_s, 1); });
        outline()->choose(StudioOutline::FirstQuestion + 1);
        type(named<QLineEdit>(studio(), u"Title"_s), u"Why?"_s);
        type(named<QLineEdit>(studio(), u"Key"_s), u"w"_s);
        buttonCalled(studio(), u"Ask only if…"_s)->click();
        auto *answer = named<QComboBox>(studio(), u"Answer"_s);
        QVERIFY(answer);
        answer->setCurrentIndex(1);
        Q_EMIT answer->activated(1);
        QVERIFY2(model.faults().isEmpty(), qPrintable(model.faults().value(0).text()));
        QVERIFY(model.scheme()->questions[1].askIf->holds({{"label", "option-2"}}));
        // What annotators get answers to the same keys.
        auto *trial = studio()->findChild<AnswerTrial *>();
        QTRY_COMPARE(trial->editor()->findChildren<QPlainTextEdit *>().size(), 1);
        m_app->actions().action(u"studio.preview"_s)->trigger();
        QTest::keyClicks(qApp->focusWidget(), u"1"_s);
        QTRY_COMPARE(trial->editor()->submission().value("label", std::string()), "option");
        QTest::keyClicks(qApp->focusWidget(), u"2"_s);
        QCOMPARE(trial->editor()->missing()->title.text(u"en"_s), u"Why?"_s);

        m_app->actions().action(u"studio.project"_s)->trigger();
        QTRY_VERIFY(openDialog<NewProjectDialog>());
        auto *second = openDialog<NewProjectDialog>();
        QCOMPARE(named<QComboBox>(second, u"Scheme"_s)->currentText(), u"Politeness"_s);
        labelOne(second);
    }

    // Each step back and forth again, ending where it began; Ctrl+Z in a field is the studio's.
    void everyStepIsUndone()
    {
        openRig(u"cdconv"_s);
        StudioModel &model = studio()->model();
        const QByteArray before = model.body();
        outline()->choose(StudioOutline::FirstQuestion + 3);
        auto *list = named<QListWidget>(studio(), u"Parts of the scheme"_s);
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(model.document().questionIds().indexOf(u"category"_s), 2);
        QVERIFY(!model.faults().isEmpty());  // its condition looks at what comes later now
        QTest::keyClick(list, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(model.document().questionIds()[3], u"category-2"_s);
        QTest::keyClick(list, Qt::Key_Delete);
        auto *title = named<QLineEdit>(studio(), u"Title"_s);
        type(title, u"Words"_s);
        auto *kind = named<QComboBox>(studio(), u"Answered with"_s);
        kind->setCurrentIndex(kind->findData(u"text"_s));
        Q_EMIT kind->activated(kind->currentIndex());
        const QByteArray after = model.body();
        const int steps = model.steps().count();
        title->setFocus();
        QTest::keyClick(title, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(model.body() != after);
        while (model.steps().canUndo() && model.steps().index() > model.steps().cleanIndex())
            m_rig->app().actions().action(u"studio.undo"_s)->trigger();
        QCOMPARE(model.body(), before);
        while (model.steps().canRedo())
            m_rig->app().actions().action(u"studio.redo"_s)->trigger();
        QCOMPARE(model.body(), after);
        QCOMPARE(model.steps().count(), steps);
    }

    // The program ends in the middle of a word, and again before anybody has looked.
    void nothingTypedIsLost()
    {
        startEmpty();
        window().openPage(u"studio"_s);
        type(named<QLineEdit>(studio(), u"Title"_s), u"Half a ti"_s);
        const SchemeShelf shelf = SchemeShelf::ofUser();
        QTRY_VERIFY(shelf.draft() && shelf.draft()->body.contains("Half a ti"));
        for (int i = 0; i < 2; ++i) {
            m_app.reset();
            startEmpty();
            window().openPage(u"studio"_s);
            QTRY_COMPARE(studio()->model().document().text(u"title.en"_s), u"Half a ti"_s);
        }
        m_app->actions().action(u"studio.undo"_s)->trigger();
        QCOMPARE(studio()->model().document(), SchemeDocument());
    }

    void faultsStandAtTheirFields()
    {
        openRig(u"cdconv"_s);
        StudioModel &model = studio()->model();
        outline()->choose(StudioOutline::FirstQuestion);
        QTRY_VERIFY(named<QLineEdit>(studio(), u"Key"_s));
        type(named<QLineEdit>(studio(), u"Key"_s), u"s"_s);  // belongs to the program
        const Result<Scheme> read = readScheme(model.body());
        QVERIFY(!read);
        const QString reason = model.faultAt(u"questions[0].key"_s);
        QVERIFY2(read.error().message.endsWith(reason), qPrintable(reason));
        QTRY_VERIFY(says(studio(), reason));
        QVERIFY(named<QListWidget>(studio(), u"Parts of the scheme"_s)
                    ->item(StudioOutline::FirstQuestion)
                    ->text()
                    .contains(u'⚠'));
        // From anywhere the fault leads back to the field.
        outline()->choose(StudioOutline::Guidelines);
        m_rig->app().actions().action(u"studio.faults"_s)->trigger();
        QTRY_COMPARE(qApp->focusWidget(), named<QLineEdit>(studio(), u"Key"_s));
        // Nothing with a fault is put to use.
        m_rig->app().actions().action(u"studio.revise"_s)->trigger();
        QVERIFY(!openDialog<ReviseDialog>());
        QTRY_VERIFY(!m_rig->errors().isEmpty());
    }

    void triedOnFiveConversationsWithoutStoring()
    {
        openRig(u"cdconv"_s);
        m_rig->app().actions().action(u"studio.try"_s)->trigger();
        QTRY_VERIFY(openDialog<TryDialog>());
        auto *dialog = openDialog<TryDialog>();
        auto *view = dialog->findChild<ConversationView *>();
        QTRY_VERIFY(view->hasFocus());
        QTest::keyClick(view, Qt::Key_Return);  // says what is missing
        QVERIFY(says(dialog, u"Conversation 1 of 5"_s));
        for (int i = 0; i < 5; ++i) {
            QTest::keyClicks(view, u"0"_s);
            QTest::keyClick(view, Qt::Key_Return);
        }
        QTRY_VERIFY(says(dialog, u"Nothing was stored"_s));
        m_rig->withStorage([](Storage &storage) {
            QVERIFY(must(storage.work().answersOf(must(storage.project().userNamed(u"ann"_s)).id, {}, 9)).isEmpty());
        });
        dialog->close();
    }

    // The project gets its next version, after it was said what becomes of the answers.
    void aProjectIsRevised()
    {
        openRig(u"cdconv"_s, [](WindowRig &rig) { rig.answerAll(u"ann"_s, cdconvAnswers(u"none"_s)); });
        const int before = m_rig->app().session().facts().scheme.version;
        studio()->model().change(u"add"_s, [](SchemeDocument &document) { document.addQuestion(u"bool"_s, 9); });
        m_rig->app().actions().action(u"studio.revise"_s)->trigger();
        QTRY_VERIFY(openDialog<ReviseDialog>());
        auto *dialog = openDialog<ReviseDialog>();
        QPushButton *apply = nullptr;
        QTRY_VERIFY(apply = buttonCalled(dialog, u"Put version %1 in force"_s.arg(before + 1)));
        auto *table = dialog->findChild<QTableWidget *>();
        QCOMPARE(table->item(0, 2)->text(), u"5"_s);  // risk: kept
        QCOMPARE(table->item(table->rowCount() - 1, 1)->text(), u"new"_s);
        QCOMPARE(table->item(table->rowCount() - 1, 3)->text(), u"5"_s);  // to be asked again
        QVERIFY(dialog->findChild<QCheckBox *>()->isChecked());
        apply->click();
        QTRY_COMPARE(m_rig->app().session().facts().scheme.version, before + 1);
        m_rig->withStorage([&](Storage &storage) {
            QCOMPARE(must(storage.project().currentScheme()).body, studio()->model().body());
            int returned = 0;
            for (const SlotTally &tally :
                 must(storage.work().slotTallies(must(storage.project().userNamed(u"ann"_s)).id)))
                returned += tally.state == SlotState::Returned ? int(tally.count) : 0;
            QCOMPARE(returned, 5);
        });
        QVERIFY(studio()->model().isKept());
    }

    // A template of one's own is offered by New project and by the studio.
    void aTemplateIsOffered()
    {
        openRig(u"cdconv"_s);
        m_rig->app().actions().action(u"studio.start"_s)->trigger();
        QTRY_VERIFY(openDialog<StartDialog>());
        auto *list = openDialog<StartDialog>()->findChild<QListWidget *>();
        const QList<QListWidgetItem *> sentiment = list->findItems(u"Sentiment"_s, Qt::MatchExactly);
        QCOMPARE(sentiment.size(), 1);
        list->setCurrentItem(sentiment.first());
        buttonCalled(openDialog<StartDialog>(), u"Begin"_s)->click();
        studio()->model().set(u"title.en"_s, "Mood of a turn");
        studio()->model().set(u"id"_s, "mood");
        m_rig->app().actions().action(u"studio.template"_s)->trigger();
        QTRY_COMPARE(SchemeShelf::ofUser().templates().size(), 1);
        m_rig->window().openPage(u"home"_s);
        m_rig->app().actions().action(u"home.new"_s)->trigger();
        QTRY_VERIFY(openDialog<NewProjectDialog>());
        auto *schemes = named<QComboBox>(openDialog<NewProjectDialog>(), u"Scheme"_s);
        QVERIFY(schemes->findText(u"Mood of a turn"_s) >= 0);
        for (const QString &shipped : shippedTemplates())
            QVERIFY(schemes->findData(shipped) >= 0);
    }

private:
    MainWindow &window() { return m_rig ? m_rig->window() : m_app->window(); }
    StudioPage *studio() { return qobject_cast<StudioPage *>(window().page(u"studio"_s)); }
    StudioOutline *outline() { return studio()->findChild<StudioOutline *>(); }
    template <class T> T *openDialog()
    {
        for (T *dialog : window().findChildren<T *>()) {
            if (dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }

    void startEmpty()
    {
        m_app = std::make_unique<Composition>(*qApp, m_clock, m_folder.filePath(u"settings.ini"_s));
        m_app->settings().setValue(Setting::Language, u"en"_s);
        window().resize(1440, 900);
        window().show();
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    void openRig(
        const QString &scheme, const std::function<void(WindowRig &)> &before = [](WindowRig &) {})
    {
        m_rig = std::make_unique<WindowRig>(scheme);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 4);
        m_rig->importLines(R"({"id":"own-1","u1":"你好","b1":"你好","u2":"吃了吗","b2":"吃了"})", u"cdconv"_s);
        m_rig->assign();
        before(*m_rig);
        m_rig->open(u"sup"_s, u"studio"_s);
        QTRY_COMPARE(studio()->model().document().text(u"id"_s), scheme);
    }

    void beginBlank()
    {
        m_app->actions().action(u"studio.start"_s)->trigger();
        QTRY_VERIFY(openDialog<StartDialog>());
        QTest::keyClick(openDialog<StartDialog>()->findChild<QListWidget *>(), Qt::Key_Return);
        QTRY_COMPARE(studio()->model().document(), SchemeDocument());
        window().activateWindow();
        QTRY_VERIFY(qApp->activeWindow() == &window());
    }

    static void writeCell(QTableWidget *table, const QString &text)
    {
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F2);
        QTRY_VERIFY(table->findChild<QLineEdit *>());
        auto *field = table->findChild<QLineEdit *>();
        field->selectAll();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!table->findChild<QLineEdit *>());
    }

    void labelOne(NewProjectDialog *dialog)
    {
        named<QLineEdit>(dialog, u"Your name"_s)->setText(u"mei"_s);
        named<QLineEdit>(dialog, u"File or postgresql:// address"_s)->setText(m_folder.filePath(u"own.gainsay"_s));
        buttonCalled(dialog, u"Create"_s)->click();
        QTRY_VERIFY(m_app->session().isOpen() && m_app->session().user());
        QCOMPARE(m_app->session().facts().scheme.id, u"politeness"_s);
        QFile rows(m_folder.filePath(u"rows.jsonl"_s));
        QVERIFY(rows.open(QIODevice::WriteOnly));
        rows.write(R"({"id":"x-1","turns":[{"speaker":"user","text":"Shut the door."}],"target":0})");
        rows.close();
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(rows.fileName())});
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &enter);
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &drop);
        QTRY_VERIFY(openDialog<ImportDialog>());
        QTRY_VERIFY(buttonCalled(openDialog<ImportDialog>(), u"Label these now"_s));
        buttonCalled(openDialog<ImportDialog>(), u"Label these now"_s)->click();
        QTRY_COMPARE(window().currentPage(), u"annotate"_s);
        auto *view = window().page(u"annotate"_s)->findChild<ConversationView *>();
        QTRY_VERIFY(view->isVisible() && view->property("shown").toLongLong() && m_app->session().isIdle());
        window().activateWindow();
        QTRY_VERIFY(qApp->activeWindow() == &window());
        view->setFocus();
        QTest::keyClicks(view, u"1"_s);
        QTest::keyClick(view, Qt::Key_Return);
        QTRY_VERIFY(m_app->session().isIdle());
        const std::unique_ptr<Storage> storage = must(openProject(m_app->session().facts().location));
        const QList<Annotation> given =
            must(storage->work().answersOf(must(storage->project().userNamed(u"mei"_s)).id, {}, 5));
        QCOMPARE(given.size(), 1);
        QCOMPARE(given.first().label, u"option"_s);
    }

    QTemporaryDir m_folder;
    SystemClock m_clock;
    std::unique_ptr<Composition> m_app;
    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(SchemeStudioTest)
#include "tst_scheme_studio.moc"
