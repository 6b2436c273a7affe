// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody labels alone: from an empty window to the first label with four clicks and nothing typed but a name, from
// batch to batch, without a word of what only teams do; then others are invited and nothing is lost.
#include "app/gui/Composition.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Team.h"
#include "ui/answers/AnswerEditor.h"
#include "ui/conversation/ConversationView.h"
#include "ui/pages/data/ImportDialog.h"
#include "ui/pages/home/NewProjectDialog.h"
#include "ui/people/AddPeopleDialog.h"
#include "ui/widgets/KeyOption.h"

#include <QApplication>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Conversations of our own in two batches.
QByteArray twoBatches()
{
    QByteArray lines;
    for (int i = 1; i <= 4; ++i)
        lines +=
            QStringLiteral(R"({"id":"t-%1","file":"%2","u1":"你养什么？","b1":"我养猫。","u2":"几只？","b2":"%1只。"})"
                           "\n")
                .arg(i)
                .arg(i <= 2 ? u"first"_s : u"second"_s)
                .toUtf8();
    return lines;
}

void dropOn(QWidget &window, const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
}

}  // namespace

class AloneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QFile rows(m_folder.filePath(u"rows.jsonl"_s));
        QVERIFY(rows.open(QIODevice::WriteOnly) && rows.write(twoBatches()) > 0);
    }
    void init()
    {
        m_app = std::make_unique<Composition>(*qApp, m_clock, m_folder.filePath(u"settings.ini"_s));
        m_app->settings().setValue(Setting::Language, u"en"_s);
        window().resize(1440, 900);
        window().show();
        window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    void cleanup() { m_app.reset(); }

    void fourClicksToTheFirstLabel()
    {
        begin(u"alone.gainsay"_s);
        QCOMPARE(m_clicks, 3);
        AnswerEditor *editor = annotate()->findChild<AnswerEditor *>();
        for (KeyOption *option : editor->findChildren<KeyOption *>()) {
            if (option->keyText() == "0"_L1 && option->isVisible()) {
                click(option);
                break;
            }
        }
        QCOMPARE(m_clicks, 4);
        QTRY_COMPARE(editor->answers().value("category", std::string()), "none");
    }

    void fromBatchToBatchWithoutAPlan()
    {
        begin(u"batches.gainsay"_s);
        QStringList batches;
        for (int i = 0; i < 4; ++i) {
            QTRY_VERIFY(shown());
            withStorage([&](Storage &storage) {
                batches << must(storage.conversations().byId(ConversationId{shown()})).batch;
            });
            const qint64 before = shown();
            QTest::keyClicks(qApp->focusWidget(), u"0"_s);
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
            QTRY_VERIFY(shown() != before || i == 3);
            QTRY_VERIFY(m_app->session().isIdle());
        }
        QCOMPARE(batches, QStringList({u"first"_s, u"first"_s, u"second"_s, u"second"_s}));
        // All done: the next file is asked for, not a supervisor.
        QTRY_VERIFY(saysHere(u"Drop a file"_s));
        withStorage([](Storage &storage) {
            for (const Batch &batch : must(storage.conversations().batches()))
                QCOMPARE(batch.counts.settled, batch.counts.conversations);
        });
    }

    void nothingIsSaidOfWhatOnlyTeamsDo()
    {
        begin(u"words.gainsay"_s);
        const QStringList pages = window().reachablePages();
        for (const QString &ofTeams : {u"adjudicate"_s, u"spotcheck"_s, u"team"_s, u"inbox"_s, u"training"_s})
            QVERIFY2(!pages.contains(ofTeams), qPrintable(ofTeams));
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_app->session().isIdle());
        for (const QString &page : {u"home"_s, u"data"_s, u"annotate"_s}) {
            window().openPage(page);
            QTRY_VERIFY(m_app->session().isIdle());
            for (const QLabel *label : window().findChildren<QLabel *>()) {
                for (const QString &word : {u"agreed"_s, u"disput"_s, u"adjudicat"_s, u"spot"_s}) {
                    const bool said = label->isVisible() && label->text().contains(word, Qt::CaseInsensitive);
                    QVERIFY2(!said, qPrintable(page + u": "_s + label->text()));
                }
            }
        }
    }

    void othersAreInvitedWithoutLoss()
    {
        begin(u"team.gainsay"_s);
        QTest::keyClicks(qApp->focusWidget(), u"0"_s);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(m_app->session().isIdle());
        window().openPage(u"home"_s);
        QTRY_VERIFY(visibleButton(&window(), u"Invite others…"_s));
        click(visibleButton(&window(), u"Invite others…"_s));
        auto *dialog = window().findChild<AddPeopleDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        dialog->findChild<QPlainTextEdit *>()->setPlainText(u"zhao\nlin, adjudicator"_s);
        click(visibleButton(dialog, u"Add"_s));
        QTRY_VERIFY(!m_app->session().facts().settings.alone);
        QTRY_VERIFY(window().reachablePages().contains(u"adjudicate"_s));
        QCOMPARE(m_app->session().facts().users.size(), 3);
        withStorage([](Storage &storage) {
            qint64 settled = 0;
            for (const Batch &batch : must(storage.conversations().batches()))
                settled += batch.counts.settled;
            QCOMPARE(settled, 1);
        });
    }

private:
    MainWindow &window() { return m_app->window(); }
    Page *annotate() { return window().page(u"annotate"_s); }
    qint64 shown()
    {
        const auto *view = annotate() ? annotate()->findChild<ConversationView *>() : nullptr;
        return view && view->isVisible() ? view->property("shown").toLongLong() : 0;
    }
    bool saysHere(const QString &words)
    {
        for (const QLabel *label : window().findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().contains(words))
                return true;
        }
        return false;
    }
    static QPushButton *visibleButton(QWidget *where, const QString &text)
    {
        for (QPushButton *button : where->findChildren<QPushButton *>()) {
            if (button->isVisible() && button->isEnabled() && button->text() == text)
                return button;
        }
        return nullptr;
    }
    void click(QWidget *widget)
    {
        QVERIFY(widget);
        ++m_clicks;
        QTest::mouseClick(widget, Qt::LeftButton, {}, {widget->width() / 2, widget->height() / 2});
    }
    void withStorage(const std::function<void(Storage &)> &work)
    {
        const std::unique_ptr<Storage> storage = must(openProject(m_app->session().facts().location));
        work(*storage);
    }

    // New project, its name, Create; a file is dropped; Label these now.
    void begin(const QString &file)
    {
        m_clicks = 0;
        click(visibleButton(&window(), u"New project…"_s));
        auto *dialog = window().findChild<NewProjectDialog *>();
        QVERIFY(dialog);
        QTest::keyClicks(dialog->focusWidget(), u"mei"_s);
        for (QLineEdit *field : dialog->findChildren<QLineEdit *>()) {
            if (field->accessibleName().startsWith("File"_L1))
                field->setText(m_folder.filePath(file));  // in the place of the proposed one: no test writes there
        }
        click(visibleButton(dialog, u"Create"_s));
        QTRY_VERIFY(m_app->session().isOpen() && m_app->session().user());
        QVERIFY(m_app->session().facts().settings.alone);
        dropOn(window(), m_folder.filePath(u"rows.jsonl"_s));
        QTRY_VERIFY(window().findChild<ImportDialog *>());
        auto *import = window().findChild<ImportDialog *>();
        QTRY_VERIFY(visibleButton(import, u"Label these now"_s));
        click(visibleButton(import, u"Label these now"_s));
        QTRY_COMPARE(window().currentPage(), u"annotate"_s);
        QTRY_VERIFY(shown() && m_app->session().isIdle());
        // The offscreen platform does not give the window its activation back when a dialog closes.
        window().activateWindow();
        QTRY_VERIFY(qApp->activeWindow() == &window() && annotate()->isAncestorOf(qApp->focusWidget()));
    }

    QTemporaryDir m_folder;
    SystemClock m_clock;
    std::unique_ptr<Composition> m_app;
    int m_clicks = 0;
};

QTEST_MAIN(AloneTest)
#include "tst_alone.moc"
