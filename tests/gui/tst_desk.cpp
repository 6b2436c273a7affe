// SPDX-License-Identifier: GPL-3.0-or-later
// The supervisor's tabs of the Team page: what it shows, and what it does, by keyboard.
#include "core/service/annotate/AnnotateService.h"
#include "core/service/decide/AdjudicateService.h"
#include "core/service/messages/MessageService.h"
#include "core/store/AuditStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/ReviewStore.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"
#include "tests/gui/WindowRig.h"
#include "tests/support/Team.h"
#include "ui/charts/HeatMap.h"
#include "ui/charts/IntervalBars.h"
#include "ui/charts/TrendChart.h"
#include "ui/conversation/ConversationView.h"
#include "ui/pages/data/BatchTable.h"
#include "ui/report/ReportTableView.h"

#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class DeskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 12);
        m_rig->assign();
    }
    void cleanup() { m_rig.reset(); }

    void openWorkIsHandedOver()
    {
        m_rig->withStorage([](Storage &storage) {
            User user;
            user.name = u"cem"_s;
            QVERIFY(storage.project().addUser(user));
        });
        open(u"progress"_s);
        auto *people = tab()->findChild<ReportTableView *>();
        QTRY_COMPARE(people->model()->rowCount(), 3);
        people->setFocus();
        people->selectRow(0);
        QTRY_VERIFY(button(u"Hand over the open work of ann"_s));
        button(u"Hand over the open work of ann"_s)->setFocus();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Space);
        QTRY_VERIFY(tab()->findChild<QDialog *>());
        auto *to = tab()->findChild<QDialog *>()->findChildren<QComboBox *>().at(1);
        to->setCurrentText(u"cem"_s);
        QTest::keyClick(tab()->findChild<QDialog *>(), Qt::Key_Return);
        QTRY_COMPARE(m_rig->openItems(u"cem"_s), 12);
        QCOMPARE(m_rig->openItems(u"ann"_s), 0);
        QTRY_COMPARE(people->model()->index(2, 2).data().toString(), u"12"_s);
    }

    // Where batches are made one sees what became of them: state, who has open items, until when.
    void theDataPageTellsHowEachBatchStands()
    {
        const auto cell = [this](const QString &heading) -> QString {
            const auto *table = m_rig->page(u"data"_s)->findChild<BatchTable *>();
            for (int column = 0; table && table->rowCount() == 1 && column < table->columnCount(); ++column) {
                if (table->horizontalHeaderItem(column)->text() == heading)
                    return table->item(0, column)->text();
            }
            return {};
        };
        m_rig->open(u"sup"_s, u"data"_s);
        QTRY_COMPARE(cell(u"State"_s), u"open"_s);
        QVERIFY(cell(u"Open with"_s).contains(u"ann"_s) && cell(u"Open with"_s).contains(u"bob"_s));
        m_rig->answerAll(u"ann"_s, cdconvAnswers(u"none"_s));
        m_rig->window().openPage(u"home"_s);
        m_rig->window().openPage(u"data"_s);
        QTRY_COMPARE(cell(u"State"_s), u"annotating"_s);
        QVERIFY(!cell(u"Open with"_s).contains(u"ann"_s));
        m_rig->answerAll(u"bob"_s, cdconvAnswers(u"none"_s));
        m_rig->window().openPage(u"home"_s);
        m_rig->window().openPage(u"data"_s);
        QTRY_COMPARE(cell(u"State"_s), u"ready for round 1"_s);
        QCOMPARE(cell(u"Expected end"_s), u"done"_s);
    }

    void whatIsFlaggedIsReadAnsweredAndSettled()
    {
        ConversationId first;
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            AnnotateService ann(storage, m_rig->clock(), *scheme, storage.project().userNamed(u"ann"_s)->id);
            first = ann.next().value_or(std::nullopt)->conversation.id;
            QVERIFY(ann.flag(first, u"names <b>a real person</b>"_s));
            AnnotateService bob(storage, m_rig->clock(), *scheme, storage.project().userNamed(u"bob"_s)->id);
            QVERIFY(bob.flag(first, u"the words are out of order"_s));
        });
        // Who leads is told, and led to it from the message.
        m_rig->open(u"sup"_s, u"inbox"_s);
        auto *messages = m_rig->page(u"inbox"_s)->findChild<QListWidget *>();
        QTRY_COMPARE(messages->count(), 3);
        QTRY_VERIFY(messages->hasFocus());
        QTest::keyClick(messages, Qt::Key_Return);
        QTRY_COMPARE(m_rig->window().currentPage(), u"team"_s);
        m_tab = u"flags"_s;
        auto *list = tab()->findChild<QListWidget *>();
        QTRY_COMPARE(list->count(), 2);
        QVERIFY(list->item(1)->text().startsWith(u"names <b>a real person</b>\nann · "_s));
        auto *view = tab()->findChild<ConversationView *>();
        QTRY_VERIFY(view->isVisible() && view->bubbleCount() > 0);

        auto *field = tab()->findChild<QLineEdit *>();
        field->setFocus();
        QTest::keyClicks(field, u"Skip it, please"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(field->text(), QString());
        QTRY_VERIFY(m_rig->app().session().isIdle());
        m_rig->withStorage([&](Storage &storage) {
            const UserId ann = storage.project().userNamed(u"ann"_s)->id;
            QCOMPARE(storage.reviews().inbox(ann, {}, 1)->first().body, u"Skip it, please"_s);
        });

        list->setFocus();
        QTest::keyClick(list, Qt::Key_D);
        QTRY_COMPARE(list->count(), 1);
        QVERIFY(list->item(0)->text().contains(u"ann"_s));
        m_rig->withStorage([](Storage &storage) {
            const AuditEntry newest = storage.audit().list(0, 1)->front().entry;
            QCOMPARE(newest.action, u"unflag"_s);
            QCOMPARE(newest.user, u"sup"_s);
            QVERIFY(newest.payload["user"] == "bob");
        });
        QTest::keyClick(list, Qt::Key_D);
        QTRY_VERIFY(!list->isVisible());
        QTRY_VERIFY(m_rig->app().session().isIdle());
        m_rig->withStorage([](Storage &storage) {
            QCOMPARE(storage.reviews().unreadMessages(storage.project().userNamed(u"sup"_s)->id).value_or(-1), 0);
            QVERIFY(storage.audit().verifyChain());
        });
    }

    void aPersonIsPausedAndComesBack()
    {
        open(u"progress"_s);
        QTRY_VERIFY(button(u"Pause ann"_s) && button(u"Pause ann"_s)->isEnabled());
        button(u"Pause ann"_s)->click();
        QTRY_VERIFY(button(u"Let ann work again"_s));
        button(u"Let ann work again"_s)->click();
        QTRY_VERIFY(button(u"Pause ann"_s));
    }

    void qualityIsDrawnForTheChosenPerson()
    {
        makeDoubt();  // people are compared with what others decided
        open(u"quality"_s);
        QTRY_COMPARE(tab()->findChild<ReportTableView *>()->model()->rowCount(), 2);
        QTRY_VERIFY(tab()->findChild<HeatMap *>()->markCount() > 0);
        QTRY_COMPARE(tab()->findChild<TrendChart *>()->markCount(), 1);
        tab()->findChild<ReportTableView *>()->setFocus();
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Down);
        QTRY_VERIFY(tab()->findChild<HeatMap *>()->title().contains(u"bob"_s));
    }

    void aDoubtedLabelGoesToBeDecidedWithOneKey()
    {
        makeDoubt();
        open(u"doubts"_s);
        QTRY_VERIFY(button(u"Look for doubtful labels"_s));
        button(u"Look for doubtful labels"_s)->click();
        QTRY_VERIFY(tab()->findChild<IntervalBars *>()->markCount() == 2);
        auto *items = tab()->findChild<ReportTableView *>();
        QTRY_COMPARE(items->model()->rowCount(), 1);
        items->setFocus();
        QTest::keyClick(items, Qt::Key_R);
        QTRY_COMPARE(waiting(), 1);
        QTRY_COMPARE(items->model()->rowCount(), 0);
    }

    void aMessageIsSentOnceAndTheNextIsNotWipedOut()
    {
        open(u"messages"_s);
        auto *list = tab()->findChild<QListWidget *>();
        QTRY_VERIFY(list->count() >= 4);
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Space);
        auto *body = tab()->findChild<QPlainTextEdit *>();
        body->setFocus();
        QTest::keyClicks(body, u"please reread"_s);
        QTRY_VERIFY(button(u"Send"_s)->isEnabled());
        button(u"Send"_s)->click();
        button(u"Send"_s)->click();
        QTest::keyClicks(body, u"and"_s);
        button(u"Send"_s)->click();
        auto *sent = tab()->findChild<ReportTableView *>();
        QTRY_VERIFY(m_rig->app().session().isIdle());
        QTRY_COMPARE(sent->model()->rowCount(), 1);
        QCOMPARE(body->toPlainText(), u"and"_s);
        QVERIFY(button(u"Send"_s)->isEnabled());
    }

    void aMessageIsWrittenAndReadIsSeen()
    {
        open(u"messages"_s);
        auto *list = tab()->findChild<QListWidget *>();
        QTRY_VERIFY(list->count() >= 4);
        list->setFocus();
        for (int row = 0; row < list->count(); ++row) {
            if (list->item(row)->text() == u"ann"_s)
                list->setCurrentRow(row);
        }
        QTest::keyClick(list, Qt::Key_Space);
        auto *body = tab()->findChild<QPlainTextEdit *>();
        body->setFocus();
        QTest::keyClicks(body, u"please reread the page on roles"_s);
        QTRY_VERIFY(button(u"Send"_s)->isEnabled());
        button(u"Send"_s)->click();
        auto *sent = tab()->findChild<ReportTableView *>();
        QTRY_COMPARE(sent->model()->rowCount(), 1);
        QCOMPARE(sent->model()->index(0, 2).data().toString(), u"0 of 1"_s);
        m_rig->withStorage([&](Storage &storage) {
            MessageService ann(storage, m_rig->clock(), storage.project().userNamed(u"ann"_s)->id);
            QVERIFY(ann.markRead(ann.inbox({}, 1)->first().id));
        });
        m_rig->window().openPage(u"home"_s);
        m_rig->window().openPage(u"team"_s);
        QTRY_COMPARE(sent->model()->index(0, 2).data().toString(), u"1 of 1"_s);
    }

    void aCalibrationSetIsMade()
    {
        open(u"calibration"_s);
        QTRY_VERIFY(button(u"Make a calibration set"_s));
        button(u"Make a calibration set"_s)->click();
        QTRY_VERIFY(tab()->findChild<QDialog *>());
        auto *dialog = tab()->findChild<QDialog *>();
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), u"first"_s);
        auto *people = dialog->findChild<QListWidget *>();
        for (int row = 0; row < people->count(); ++row) {
            people->setCurrentRow(row);
            QTest::keyClick(people, Qt::Key_Space);
        }
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(sets(), 1);
        QTRY_VERIFY(!tab()->findChildren<ReportTableView *>().isEmpty());
        QTRY_COMPARE(tab()->findChild<ReportTableView *>()->model()->rowCount(), 12);
    }

    void decidedItemsBecomeHiddenGold()
    {
        makeDoubt();
        open(u"gold"_s);
        QTRY_VERIFY(button(u"Add decided items"_s));
        button(u"Add decided items"_s)->click();
        QTRY_COMPARE(tab()->findChild<ReportTableView *>()->model()->rowCount(), 1);
        button(u"Remove this item"_s)->click();
        QTRY_COMPARE(tab()->findChild<ReportTableView *>()->model()->rowCount(), 0);
    }

private:
    void open(const QString &tab)
    {
        m_tab = tab;
        m_rig->open(u"sup"_s, u"home"_s);
        m_rig->window().openPage(u"team"_s, {{"tab", toUtf8(tab)}});
        QTRY_VERIFY(m_rig->page(u"team"_s)->findChild<QWidget *>(tab)->isVisible());
    }

    QWidget *tab() { return m_rig->page(u"team"_s)->findChild<QWidget *>(m_tab); }

    QPushButton *button(const QString &text)
    {
        for (QPushButton *candidate : tab()->findChildren<QPushButton *>()) {
            if (candidate->text().startsWith(text))
                return candidate;
        }
        return nullptr;
    }

    // ann and bob agree on labels of both kinds, but for one item that was decided as neither of them would have it.
    void makeDoubt()
    {
        ConversationId odd;
        for (const QString &name : {u"ann"_s, u"bob"_s}) {
            int answered = 0;
            m_rig->answerEach(name, [&](const Conversation &conversation) {
                if (answered++ > 0)
                    return cdconvAnswers(answered % 2 == 0 ? u"role"_s : u"none"_s);
                odd = conversation.id;
                return cdconvAnswers(name == u"bob"_s ? u"intra"_s : u"none"_s);
            });
        }
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            AdjudicateService judge(storage, m_rig->clock(), *scheme, storage.project().userNamed(u"judge"_s)->id);
            QVERIFY(judge.decide({odd, DecisionKind::Answers, cdconvAnswers(u"role"_s), u"other"_s, {}, {}}));
        });
    }

    qint64 waiting()
    {
        qint64 count = 0;
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            AdjudicateService judge(storage, m_rig->clock(), *scheme, storage.project().userNamed(u"judge"_s)->id);
            count = *judge.waiting();
        });
        return count;
    }

    qsizetype sets()
    {
        qsizetype count = 0;
        m_rig->withStorage([&](Storage &storage) { count = storage.training().calibrations()->size(); });
        return count;
    }

    std::unique_ptr<WindowRig> m_rig;
    QString m_tab;
};

QTEST_MAIN(DeskTest)
#include "tst_desk.moc"
