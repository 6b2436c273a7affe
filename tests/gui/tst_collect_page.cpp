// SPDX-License-Identifier: GPL-3.0-or-later
// The Collect page: what is missing before a run, the preview of the methods, a run with a bot, and the way on.
#include "core/bots/BotRegistry.h"
#include "core/store/ConversationStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/LoopbackServer.h"
#include "ui/pages/collect/cdconv/CdconvForm.h"
#include "ui/pages/collect/tab/SendConsent.h"
#include "ui/widgets/PillTabs.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableWidget>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

class CollectPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8()); }
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 12);
    }
    void cleanup() { m_rig.reset(); }

    void saysWhatIsMissing()
    {
        m_rig->open(u"res"_s, u"collect"_s);
        QTRY_VERIFY(says(page(), u"Choose where the opening utterances come from."_s));
        QVERIFY(!button(u"Collect"_s)->isEnabled());
        chooseProject();
        untickAll(u"short"_s);
        QTRY_VERIFY(says(page(), u"Tick a trigger method."_s));
    }

    void theMethodsAreTriedOnTheProjectsOpenings()
    {
        m_rig->open(u"res"_s, u"collect"_s);
        chooseProject();
        auto *table = page()->findChild<QTableWidget *>();
        QTRY_VERIFY_WITH_TIMEOUT(table->isVisible() && table->rowCount() > 10, 60000);
        bool made = false;
        for (int row = 0; row < table->rowCount(); ++row) {
            QVERIFY(!table->item(row, 2)->text().isEmpty());
            made = made || table->item(row, 2)->text() != table->item(row, 1)->text();
        }
        QVERIFY(made);
    }

    void aRunMakesABatchAndShowsTheWayOn()
    {
        const QString replies = m_folder.filePath(u"bot.jsonl"_s);
        write(replies, "{\"reply\": \"我住在上海\"}\n");
        m_rig->open(u"res"_s, u"collect"_s);
        chooseProject();
        untickAll(u"short"_s);
        box(u"short"_s)->setChecked(true);
        field(u"Another chatbot"_s)->setText(u"replay:"_s + replies);
        button(u"Add"_s)->click();
        for (int i = 0; i < bots()->count(); ++i)
            bots()->item(i)->setCheckState(bots()->item(i)->text().startsWith(u"replay:"_s) ? Qt::Checked
                                                                                            : Qt::Unchecked);
        QTRY_VERIFY(button(u"Collect"_s)->isEnabled());
        button(u"Collect"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(says(page(), u"conversations are in batch"_s), 60000);
        QVERIFY(button(u"Plan who labels…"_s)->isVisible());
        QVERIFY(m_rig->errors().isEmpty());
        m_rig->withStorage([](Storage &storage) {
            ConversationFilter filter;
            filter.method = u"short"_s;
            filter.model = u"replay"_s;
            const auto count = storage.conversations().count(filter);
            QVERIFY(count && *count > 5);
        });
    }

    // Everything with Tab, arrows, Space and Enter: openings, a bot, the run, the way on.
    void aRunIsMadeByKeyboardAlone()
    {
        const QString replies = m_folder.filePath(u"bot.jsonl"_s);
        write(replies, "{\"reply\": \"我住在上海\"}\n");
        m_rig->open(u"res"_s, u"collect"_s);
        auto *batches = page()->findChild<CdconvForm *>()->findChild<QComboBox *>();
        QTRY_VERIFY(batches->count() > 2);
        tabTo(batches);
        QTest::keyClick(batches, Qt::Key_Down);
        QTRY_VERIFY(says(page(), u"ask the other one"_s));
        QListWidget *list = bots();
        tabTo(list);
        if (list->count() > 0)
            QTest::keyClick(list, Qt::Key_Space);  // the embedded one is not wanted
        QLineEdit *bot = field(u"Another chatbot"_s);
        tabTo(bot);
        QTest::keyClicks(bot, u"replay:"_s + replies);
        QTest::keyClick(bot, Qt::Key_Return);
        QTRY_VERIFY(button(u"Collect"_s)->isEnabled());
        tabTo(button(u"Collect"_s));
        QTest::keyClick(button(u"Collect"_s), Qt::Key_Space);
        QTRY_VERIFY_WITH_TIMEOUT(says(page(), u"conversations are in batch"_s), 60000);
        tabTo(button(u"Plan who labels…"_s));
        QVERIFY(m_rig->errors().isEmpty());
    }

    // The tabs of the page, one after the other, by the arrow keys.
    void theTabsAreReachedByKeyboard()
    {
        m_rig->open(u"sup"_s, u"collect"_s);
        auto *stack = page()->findChild<QStackedWidget *>();
        const QList<QAbstractButton *> tabs = page()->findChild<PillTabs *>()->findChildren<QAbstractButton *>();
        QCOMPARE(tabs.size(), 6);
        tabTo(tabs[0]);
        for (int i = 1; i < tabs.size(); ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QTRY_COMPARE(stack->currentIndex(), i);
        }
    }

    // A run asks before it sends anything to a server; the answer counts for the address and this kind of texts.
    void aServerIsAskedAboutBeforeTheFirstRun()
    {
        const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
            caller.beginEvents();
            caller.piece(u"我住在上海"_s);
            caller.end();
        });
        ServerBotSettings settings;
        settings.name = u"mine"_s;
        settings.address = server.address();
        settings.confirmedAddress = settings.address;
        settings.model = u"small"_s;
        settings.prices = TokenPrices{2, 4, u"EUR"_s};
        QVERIFY(BotRegistry().save(settings, true));
        m_rig->open(u"res"_s, u"collect"_s);
        chooseProject();
        untickAll(u"short"_s);
        box(u"short"_s)->setChecked(true);
        QTRY_VERIFY(!bots()->findItems(u"mine"_s, Qt::MatchExactly).isEmpty());
        for (int i = 0; i < bots()->count(); ++i)
            bots()->item(i)->setCheckState(bots()->item(i)->text() == u"mine"_s ? Qt::Checked : Qt::Unchecked);
        QTRY_VERIFY(says(page(), u"It costs at most"_s) && says(page(), u"EUR"_s));
        QTRY_VERIFY(button(u"Collect"_s)->isEnabled());
        button(u"Collect"_s)->click();
        QTRY_VERIFY(m_rig->window().findChild<SendConsent *>());
        QPointer<SendConsent> asked = m_rig->window().findChild<SendConsent *>();
        QVERIFY(says(asked, server.address()));
        QVERIFY(says(asked, u"opening utterances"_s));
        QTest::keyClick(asked->focusWidget(), Qt::Key_Return);  // by habit: no
        QTRY_VERIFY(!asked);
        QTest::qWait(300);
        QCOMPARE(server.connections(), 0);
        QVERIFY(BotRegistry().byName(u"mine"_s)->agreedTexts.isEmpty());

        button(u"Collect"_s)->click();
        QTRY_VERIFY(m_rig->window().findChild<SendConsent *>());
        asked = m_rig->window().findChild<SendConsent *>();
        for (QPushButton *one : asked->findChildren<QPushButton *>()) {
            if (one->text() == u"Send"_s)
                one->click();
        }
        QTRY_VERIFY_WITH_TIMEOUT(says(page(), u"conversations are in batch"_s), 60000);
        QTRY_COMPARE(BotRegistry().byName(u"mine"_s)->agreedTexts, QStringList{u"openings"_s});
        const int sent = server.connections();
        QVERIFY(sent > 0);
        // Asked once: another batch goes without a question.
        field(u"Batch"_s)->setText(u"again"_s);
        QTRY_VERIFY(button(u"Collect"_s)->isEnabled());
        button(u"Collect"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(says(page(), u"are in batch again"_s), 60000);
        QVERIFY(server.connections() > sent);
        QVERIFY(m_rig->errors().isEmpty());
    }

    void anotherSchemeSaysWhyNot()
    {
        m_rig = std::make_unique<WindowRig>(u"mutual"_s);
        m_rig->open(u"res"_s, u"collect"_s);
        QTRY_VERIFY(says(page(), u"This project asks other questions than CDConv's."_s));
    }

private:
    Page *page() { return m_rig->page(u"collect"_s); }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *one : page()->findChildren<QPushButton *>()) {
            if (one->text() == text)
                return one;
        }
        qFatal("no button %s", qPrintable(text));
        return nullptr;
    }
    QLineEdit *field(const QString &name)
    {
        for (QLineEdit *one : page()->findChildren<QLineEdit *>()) {
            if (one->accessibleName() == name)
                return one;
        }
        qFatal("no field %s", qPrintable(name));
        return nullptr;
    }
    static void write(const QString &path, const QByteArray &content)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    void tabTo(const QWidget *wanted)
    {
        for (int i = 0; i < 200 && QApplication::focusWidget() != wanted; ++i)
            QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : page(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), wanted);
    }
    QCheckBox *box(const QString &name) { return page()->findChild<QCheckBox *>(name); }
    QListWidget *bots() { return page()->findChild<QListWidget *>(); }
    void untickAll(const QString &first)
    {
        QTRY_VERIFY(box(first));
        for (QCheckBox *one : page()->findChildren<QCheckBox *>()) {
            if (!one->objectName().isEmpty())
                one->setChecked(false);
        }
    }
    void chooseProject()
    {
        QComboBox *batches = nullptr;
        QTRY_VERIFY((batches = page()->findChild<CdconvForm *>()->findChild<QComboBox *>())->count() > 2);
        batches->setCurrentIndex(1);
        Q_EMIT batches->activated(1);
        QTRY_VERIFY(says(page(), u"ask the other one"_s));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(CollectPageTest)
#include "tst_collect_page.moc"
