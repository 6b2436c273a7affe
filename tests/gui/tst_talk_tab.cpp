// SPDX-License-Identifier: GPL-3.0-or-later
// Chatbots in the window: a server is added only after consent, a person talks to it, marks its reply, and the
// conversation is an item with that label as its first.
#include "core/bots/BotRegistry.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/LoopbackServer.h"
#include "ui/conversation/ConversationView.h"
#include "ui/pages/collect/bots/AddServerDialog.h"
#include "ui/pages/collect/bots/BotsTab.h"
#include "ui/pages/collect/talk/TalkPanel.h"
#include "ui/pages/collect/talk/TalkTab.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

QPushButton *buttonSaying(QWidget *parent, const QString &text)
{
    for (QPushButton *button : parent->findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

// Tab from wherever the keyboard is.
bool reachedByTab(QWidget &window, const QWidget *wanted)
{
    for (int i = 0; i < 200 && QApplication::focusWidget() != wanted; ++i)
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, Qt::Key_Tab);
    return QApplication::focusWidget() == wanted;
}

void chooseByKey(QComboBox *box, const QString &wanted)
{
    QVERIFY(reachedByTab(*box->window(), box));
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && box->currentText() != wanted; ++i)
        QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(box->currentText(), wanted);
}

template <class Field> Field *named(QWidget *parent, const QString &name)
{
    for (Field *field : parent->findChildren<Field *>()) {
        if (field->accessibleName() == name)
            return field;
    }
    return nullptr;
}

}  // namespace

class TestTalkTab : public QObject {
    Q_OBJECT

    QTemporaryDir m_home;

    static void addServer(const LoopbackServer &server, const QString &name = u"mine"_s,
                          const QString &model = u"small"_s)
    {
        ServerBotSettings settings;
        settings.name = name;
        settings.address = server.address();
        settings.confirmedAddress = settings.address;
        settings.model = model;
        QVERIFY(BotRegistry().save(settings, true));
    }

private Q_SLOTS:
    void initTestCase() { qputenv("XDG_CONFIG_HOME", m_home.path().toUtf8()); }

    void aServerIsAddedOnlyAfterConsent()
    {
        const LoopbackServer server([](const HeardRequest &, const LoopbackServer::Caller &caller) {
            caller.beginEvents();
            caller.piece(u"hello"_s);
            caller.end();
        });
        WindowRig rig(u"cdconv"_s);
        rig.open(u"sup"_s, u"collect"_s);
        Page *page = rig.page(u"collect"_s);
        page->activate({{"tab", "bots"}});
        QTRY_VERIFY(page->findChild<BotsTab *>());
        auto *tab = page->findChild<BotsTab *>();
        QTest::mouseClick(buttonSaying(tab, u"Add a server…"_s), Qt::LeftButton);
        QPointer<AddServerDialog> dialog = rig.window().findChild<AddServerDialog *>();
        QVERIFY(dialog);
        named<QLineEdit>(dialog, u"Name"_s)->setText(u"mine"_s);
        named<QLineEdit>(dialog, u"Address"_s)->setText(server.address());
        named<QLineEdit>(dialog, u"Model"_s)->setText(u"small"_s);
        QPushButton *add = buttonSaying(dialog, u"Add"_s);
        QPushButton *test = buttonSaying(dialog, u"Test"_s);
        QVERIFY(!add->isEnabled() && !test->isEnabled());
        QVERIFY(dialog->findChild<QLabel *>(u"whatIsSent"_s)->text().contains(server.address()));
        auto *agreed = dialog->findChild<QCheckBox *>();
        agreed->setChecked(true);
        QVERIFY(add->isEnabled());
        // Consent is for one address.
        named<QLineEdit>(dialog, u"Address"_s)->setText(u"https://elsewhere.example/v1"_s);
        QVERIFY(!agreed->isChecked() && !add->isEnabled());
        named<QLineEdit>(dialog, u"Address"_s)->setText(server.address());
        agreed->setChecked(true);
        QCOMPARE(server.heard().size(), 0);
        QTest::mouseClick(test, Qt::LeftButton);
        QTRY_COMPARE(server.heard().size(), 1);
        QTRY_VERIFY(add->isEnabled());
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_VERIFY(!dialog);
        QTRY_VERIFY(!tab->findChild<QListWidget *>()->findItems(u"mine"_s, Qt::MatchExactly).isEmpty());
        QCOMPARE(BotRegistry().byName(u"mine"_s)->confirmedAddress, server.address());
    }

    // Two bots, one line for both, and everything by keyboard: F8 marks the left reply, F9 the right one, the arrows
    // choose the words, Enter takes them.
    void repliesAreMarkedByKeyAlone()
    {
        const LoopbackServer server([](const HeardRequest &request, const LoopbackServer::Caller &caller) {
            caller.beginEvents();
            caller.piece(request.body.contains("\"large\"") ? u"我住在山上"_s : u"我住在海边"_s);
            caller.end();
        });
        addServer(server);
        addServer(server, u"other"_s, u"large"_s);
        WindowRig rig(u"cdconv"_s);
        rig.open(u"sup"_s, u"collect"_s);
        Page *page = rig.page(u"collect"_s);
        page->activate({{"tab", "talk"}});
        QTRY_VERIFY(page->findChild<TalkTab *>());
        auto *tab = page->findChild<TalkTab *>();
        auto *left = named<QComboBox>(tab, u"Chatbot"_s);
        auto *right = named<QComboBox>(tab, u"Second chatbot"_s);
        QTRY_VERIFY(right->findText(u"other"_s) >= 0);
        chooseByKey(left, u"mine"_s);
        chooseByKey(right, u"other"_s);
        auto *line = named<QLineEdit>(tab, u"What you say"_s);
        QVERIFY(reachedByTab(rig.window(), line));
        QTest::keyClick(&rig.window(), Qt::Key_F8);  // nothing is there to be marked
        QTest::keyClicks(line, u"where"_s);
        QTest::keyClick(line, Qt::Key_Return);
        const QList<TalkPanel *> panels = tab->findChildren<TalkPanel *>();
        QTRY_VERIFY(panels[0]->canMark() && panels[1]->canMark());
        for (const auto &[key, panel] : {std::pair(Qt::Key_F9, panels[1]), {Qt::Key_F8, panels[0]}}) {
            auto *view = panel->findChild<ConversationView *>();
            view->setFocus();
            QTest::keyClick(view, Qt::Key_End);
            QTest::keyClick(view, Qt::Key_Right);
            QTest::keyClick(view, Qt::Key_Return);
            QTRY_COMPARE(view->marks().size(), 1);
            QTest::keyClick(&rig.window(), key);
            QPushButton *keep = buttonSaying(panel, u"Keep with this label"_s);
            QTRY_VERIFY(keep->isVisible());
            QVERIFY(!buttonSaying(panels[panel == panels[0] ? 1 : 0], u"Keep with this label"_s)->isVisible());
            QTest::keyClick(&rig.window(), key);  // the same key again keeps it
            QTRY_VERIFY(!keep->isVisible());
        }
        QVERIFY(rig.errors().isEmpty());
        rig.withStorage([](Storage &storage) {
            const QList<Conversation> kept = *storage.conversations().pageAfter({}, 10);
            QCOMPARE(kept.size(), 2);
            QCOMPARE(kept[0].model, u"other"_s);
            QCOMPARE(kept[1].model, u"mine"_s);
            QCOMPARE(kept[1].turns[1].text, u"我住在海边"_s);
        });
    }

    void aMarkedReplyIsAnItemWithItsFirstLabel()
    {
        const LoopbackServer server([](const HeardRequest &request, const LoopbackServer::Caller &caller) {
            caller.beginEvents();
            caller.piece(request.body.contains("猫叫什么") ? u"我没有养猫"_s : u"我养猫"_s);
            caller.end();
        });
        addServer(server);
        WindowRig rig(u"cdconv"_s);
        rig.open(u"sup"_s, u"collect"_s);
        Page *page = rig.page(u"collect"_s);
        page->activate({{"tab", "talk"}});
        QTRY_VERIFY(page->findChild<TalkTab *>());
        auto *tab = page->findChild<TalkTab *>();
        auto *bots = named<QComboBox>(tab, u"Chatbot"_s);
        QTRY_VERIFY(bots->findText(u"mine"_s) >= 0);
        bots->setCurrentIndex(bots->findText(u"mine"_s));
        Q_EMIT bots->activated(bots->currentIndex());
        auto *line = named<QLineEdit>(tab, u"What you say"_s);
        auto *panel = tab->findChildren<TalkPanel *>().constFirst();
        QVERIFY(!panel->canMark());
        line->setText(u"你养宠物吗？"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(panel->canMark());
        line->setText(u"猫叫什么？"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_COMPARE(server.heard().size(), 2);
        QTRY_VERIFY(panel->canMark());
        auto *view = panel->findChild<ConversationView *>();
        QCOMPARE(view->bubbleCount(), 4);
        Q_EMIT view->spanSelected(1, 0, 3);
        Q_EMIT view->spanSelected(3, 1, 5);
        QCOMPARE(view->marks().size(), 2);
        QTest::mouseClick(buttonSaying(panel, u"Mark the last reply"_s), Qt::LeftButton);
        QPushButton *keep = buttonSaying(panel, u"Keep with this label"_s);
        QTRY_VERIFY(keep->isVisible());
        QTest::mouseClick(keep, Qt::LeftButton);
        QTRY_VERIFY(!keep->isVisible());
        QVERIFY(rig.errors().isEmpty());
        rig.withStorage([](Storage &storage) {
            const QList<Conversation> all = *storage.conversations().pageAfter({}, 10);
            QCOMPARE(all.size(), 1);
            const Conversation &kept = all.constFirst();
            QCOMPARE(kept.turns.size(), 4);
            QCOMPARE(kept.turns[3].text, u"我没有养猫"_s);
            QCOMPARE(kept.model, u"mine"_s);
            QCOMPARE(kept.method, u"talk"_s);
            QVERIFY(kept.extra["talked_by"] == "sup");
            QCOMPARE(kept.extra["provenance"].size(), size_t(2));
            QVERIFY(kept.extra["provenance"][1]["bot"]["version"] == "small");
            const User person = *storage.project().userNamed(u"sup"_s);
            const QList<Annotation> given = *storage.work().revisions(kept.id, person.id);
            QCOMPARE(given.size(), 1);
            QVERIFY(given[0].answers["category"] == "history");
            QCOMPARE(given[0].answers["evidence"].size(), size_t(2));
            // One more person is asked, and not told.
            QCOMPARE(storage.conversations().row(kept.id)->label, QString());
        });
    }
};

QTEST_MAIN(TestTalkTab)
#include "tst_talk_tab.moc"
