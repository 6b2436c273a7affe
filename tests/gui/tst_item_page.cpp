// SPDX-License-Identifier: GPL-3.0-or-later
// The page of one item by keyboard: opened from lists, left for its neighbours and back, and seen by each role.
#include "core/scheme/Scheme.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/CommentThread.h"
#include "ui/keys/CommandPalette.h"
#include "ui/pages/annotate/HistoryDialog.h"
#include "ui/pages/item/ItemAnswers.h"
#include "ui/pages/item/ItemHistory.h"
#include "ui/report/ReportTableView.h"
#include "ui/shell/GoToItemDialog.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/PillTabs.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class ItemPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Six conversations; ann and bob differ on the even ones.
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 6);
        m_rig->assign();
        m_rig->answerAll(u"ann"_s, cdconvAnswers(u"none"_s));
        int number = 0;
        m_rig->answerEach(u"bob"_s, [&](const Conversation &) {
            return ++number % 2 == 0 ? cdconvAnswers(u"intra"_s) : cdconvAnswers(u"none"_s);
        });
    }
    void cleanup() { m_rig.reset(); }

    void theDataListOpensItsItems()
    {
        m_rig->open(u"sup"_s, u"data"_s);
        QTableView *table = listOfData();
        QTRY_COMPARE(table->model()->rowCount(), 6);
        table->selectRow(1);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(window().currentPage(), u"item"_s);
        QTRY_COMPARE(place(), u"2 of 6"_s);
        QTRY_VERIFY(headings().contains(u"ann"_s) && headings().contains(u"bob"_s));
        const QString second = shownId();
        press(Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(place(), u"3 of 6"_s);
        QTRY_VERIFY(shownId() != second);
        press(Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(shownId(), second);
        for (int i = 0; i < 5; ++i) {
            press(Qt::Key_Right, Qt::AltModifier);
            QTRY_VERIFY(m_rig->app().session().isIdle());
        }
        QTRY_COMPARE(place(), u"6 of 6"_s);  // and no further
        press(Qt::Key_Escape);
        QTRY_COMPARE(window().currentPage(), u"data"_s);
        QTRY_COMPARE(table->currentIndex().row(), 5);
    }

    void everyTabIsAKeyAway()
    {
        decide(u"judge"_s);
        m_rig->open(u"sup"_s, u"data"_s);
        openItem(m_item);
        auto *tabs = itemPage()->findChild<PillTabs *>();
        press(Qt::Key_4);
        QCOMPARE(tabs->current(), 3);
        auto *history = itemPage()->findChild<ItemHistory *>();
        QTRY_VERIFY(history->isVisible());
        QVERIFY(says(history, u"ann: answered"_s));
        QVERIFY(says(history, u"judge: decided"_s));
        auto *trail = history->findChild<ReportTableView *>();
        QVERIFY(trail->model()->rowCount() >= 3);
        press(Qt::Key_3);
        QCOMPARE(tabs->current(), 2);
        QTRY_VERIFY(says(itemPage(), u"No model has judged it yet"_s));
        press(Qt::Key_1);
        QVERIFY(says(itemPage(), u"judge decided"_s));
        press(Qt::Key_M);
        QCOMPARE(tabs->current(), 1);
        auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(field);
        QTest::keyClicks(field, u"seen"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(itemPage()->findChild<CommentThread *>()->isVisible());
    }

    void annotatorsSeeNothingOfOthers()
    {
        m_rig->open(u"ann"_s, u"annotate"_s);
        m_rig->app().actions().action(u"annotate.history"_s)->trigger();
        auto *history = window().findChild<HistoryDialog *>();
        QVERIFY(history);
        auto *list = history->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 6);
        list->setCurrentRow(2);
        QTest::keyClick(history, Qt::Key_D, Qt::ControlModifier);
        QTRY_COMPARE(window().currentPage(), u"item"_s);
        QTRY_COMPARE(place(), u"3 of 6"_s);
        QTRY_COMPARE(headings(), QStringList{u"ann (you)"_s});
        QVERIFY(says(itemPage(), u"What others answer is not shown"_s));
        for (const Mark &mark : itemPage()->findChild<ConversationView *>()->marks())
            QVERIFY(mark.kind == MarkKind::Evidence);
        press(Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(place(), u"4 of 6"_s);
        press(Qt::Key_Escape);
        QTRY_COMPARE(window().currentPage(), u"annotate"_s);
        QTRY_VERIFY(history->isVisible());
        QCOMPARE(list->currentRow(), 3);
        history->reject();
    }

    void adjudicatorsSeeLettersUntilItIsDecided()
    {
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        QTRY_VERIFY(m_rig->page(u"adjudicate"_s)->findChild<ConversationView *>()->bubbleCount() > 0);
        m_rig->app().actions().action(u"adjudicate.item"_s)->trigger();
        QTRY_COMPARE(window().currentPage(), u"item"_s);
        QTRY_COMPARE(headings(), (QStringList{u"A"_s, u"B"_s}));
        QVERIFY(says(itemPage(), u"names hidden"_s));
        QVERIFY(!says(itemPage(), u"ann"_s) && !says(itemPage(), u"bob"_s));
        press(Qt::Key_Return);  // to where it is decided
        QTRY_COMPARE(window().currentPage(), u"adjudicate"_s);
    }

    void researchersSeeWhatIsSettled()
    {
        m_rig->open(u"res"_s, u"data"_s);
        openItem(m_disputed);
        QTRY_VERIFY(says(itemPage(), u"shown once the item is settled"_s));
        QVERIFY(!headings().contains(u"ann"_s));
        openItem(m_agreed);
        QTRY_VERIFY(headings().contains(u"ann"_s));
    }

    // Whoever sits down next sees nothing that the one before looked at.
    void anotherPersonSeesTheirOwn()
    {
        m_rig->open(u"sup"_s, u"data"_s);
        openItem(m_disputed);
        QTRY_VERIFY(headings().contains(u"bob"_s));
        m_rig->withStorage(
            [&](Storage &storage) { m_rig->app().session().setUser(must(storage.project().userNamed(u"ann"_s))); });
        window().openPage(u"item"_s);
        QTRY_COMPARE(headings(), QStringList{u"ann (you)"_s});
    }

    void anIdLeadsToItsItem()
    {
        m_rig->open(u"sup"_s, u"home"_s);
        const QString id = idOf(m_disputed);
        QTest::keyClick(&window(), Qt::Key_K, Qt::ControlModifier);
        auto *palette = window().findChild<CommandPalette *>();
        QTRY_VERIFY(palette->isVisible());
        auto *query = palette->findChild<QLineEdit *>();
        query->setText(id);
        QTest::keyClick(query, Qt::Key_Return);
        QTRY_COMPARE(window().currentPage(), u"item"_s);
        QTRY_COMPARE(shownId(), id);
        press(Qt::Key_Escape);
        QTRY_COMPARE(window().currentPage(), u"home"_s);

        QTest::keyClick(&window(), Qt::Key_G, Qt::ControlModifier);
        auto *dialog = window().findChild<GoToItemDialog *>();
        QVERIFY(dialog);
        auto *field = dialog->findChild<QLineEdit *>();
        QTest::keyClicks(field, u"nowhere-7"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(says(dialog, u"There is no item"_s));
        QVERIFY(dialog->isVisible());
        field->setText(id);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(window().currentPage(), u"item"_s);
    }

    // Nothing was opened yet: what was last worked on is there.
    void withoutAnItemItShowsTheLatest()
    {
        m_rig->open(u"sup"_s, u"item"_s);
        QTRY_VERIFY(!shownId().isEmpty());
        QVERIFY(place().isEmpty());
    }

private:
    MainWindow &window() { return m_rig->window(); }
    Page *itemPage() { return m_rig->page(u"item"_s); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        window().activateWindow();
        QTRY_VERIFY(window().currentPage() != u"item"_s || holdsFocus());
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }

    bool holdsFocus()
    {
        const QWidget *focus = QApplication::focusWidget();
        return focus && (focus == itemPage() || itemPage()->isAncestorOf(focus));
    }

    QTableView *listOfData()
    {
        for (QTableView *table : m_rig->page(u"data"_s)->findChildren<QTableView *>()) {
            if (table->accessibleName() == "Conversations"_L1)
                return table;
        }
        return nullptr;
    }

    QString idOf(int row)
    {
        QString id;
        m_rig->withStorage(
            [&](Storage &storage) { id = must(storage.conversations().list({}, {}, 6))[row].externalId; });
        return id;
    }

    void openItem(int row)
    {
        window().openPage(u"item"_s, {{"name", toUtf8(idOf(row))}, {"page", "data"}});
        QTRY_COMPARE(shownId(), idOf(row));
    }

    QString shownId()
    {
        for (const Card *card : itemPage()->findChildren<Card *>()) {
            if (card->isVisible() && card->findChild<ConversationView *>())
                return card->heading();
        }
        return {};
    }

    QString place()
    {
        for (const QLabel *label : itemPage()->headerTools()->findChildren<QLabel *>()) {
            if (label->isVisible())
                return label->text();
        }
        return {};
    }

    // Of the columns of answers, in order.
    QStringList headings()
    {
        QStringList texts;
        for (const QLabel *label : itemPage()->findChild<ItemAnswers *>()->findChildren<QLabel *>()) {
            if (label->isVisible() && label->property("look").toString() == "heading"_L1 && !label->text().isEmpty())
                texts.append(label->text());
        }
        return texts;
    }

    void decide(const QString &name)
    {
        m_rig->withStorage([&](Storage &storage) {
            const ActiveScheme active = must(activeScheme(storage));
            const UserId judge = must(storage.project().userNamed(name)).id;
            const auto disputes = must(storage.reviews().disputesAfter(judge, {}, 1));
            DecisionRequest request;
            request.conversation = disputes.first().conversation;
            request.answers = cdconvAnswers(u"none"_s);
            must(AdjudicateService(storage, m_rig->clock(), active, judge).decide(request));
            const auto rows = must(storage.conversations().list({}, {}, 6));
            for (int i = 0; i < rows.size(); ++i) {
                if (rows[i].id == request.conversation)
                    m_item = i;
            }
        });
    }

    static constexpr int m_agreed = 0;
    static constexpr int m_disputed = 1;
    int m_item = 0;  // the one that was decided
    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(ItemPageTest)
#include "tst_item_page.moc"
