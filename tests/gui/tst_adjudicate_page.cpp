// SPDX-License-Identifier: GPL-3.0-or-later
// The third person settles disagreements with the keyboard; names stay hidden until the decision.
#include "core/service/AnnotateService.h"
#include "core/store/ConversationStore.h"
#include "core/store/DecisionStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/UserStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/AnswerSummary.h"
#include "ui/conversation/ConversationView.h"
#include "ui/discussion/DiscussionPanel.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class AdjudicatePageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 3);
        m_rig->assign();
        answerAll(u"ann"_s, "none");
        answerAll(u"bob"_s, "role");
        m_rig->open(u"judge"_s, u"adjudicate"_s);
        QTRY_COMPARE(cards().size(), 2);
    }
    void cleanup() { m_rig.reset(); }

    void namesAreHiddenUntilTheDecision()
    {
        QVERIFY(!namesShown());
        decide(u"a"_s);
        QTRY_VERIFY(namesShown());
    }

    void aWholeQueueByKeyboard()
    {
        const QStringList choices{u"a"_s, u"b"_s, u"o0"_s};
        for (int i = 0; i < choices.size(); ++i) {
            QTRY_COMPARE(queueLength(), 3 - i);
            decide(choices[i]);
            QTRY_COMPARE(queueLength(), 2 - i);
            QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
            if (i < 2)
                QTRY_VERIFY(!namesShown());
        }
        QCOMPARE(states().count(ItemState::Adjudicated), 3);
    }

    void sentBackItemsLeaveTheQueue()
    {
        decide(u"r"_s);
        QTRY_COMPARE(queueLength(), 2);
        QCOMPARE(states().count(ItemState::Open) + states().count(ItemState::InWork), 1);
    }

    void aCommentReachesTheThread()
    {
        QTest::keyClicks(qApp->focusWidget(), u"m"_s);
        auto *field = qobject_cast<QLineEdit *>(qApp->focusWidget());
        QVERIFY(field);
        QTest::keyClicks(field, u"Please look again"_s);
        QTest::keyClick(field, Qt::Key_Return);
        auto *panel = m_rig->page(u"adjudicate"_s)->findChild<DiscussionPanel *>();
        QTRY_VERIFY(panel->findChildren<QLabel *>().size() == 1);
        QVERIFY(panel->findChild<QLabel *>()->text().contains(u"Please look again"_s));
        QVERIFY(states().contains(ItemState::Disputed));
    }

private:
    void answerAll(const QString &user, const char *category)
    {
        m_rig->withStorage([&](Storage &storage) {
            const Result<ActiveScheme> scheme = activeScheme(storage.project());
            AnnotateService service(storage, m_rig->clock(), *scheme, storage.users().byName(user)->id);
            while (const std::optional<WorkItem> item = service.next().value_or(std::nullopt)) {
                Submission submission;
                submission.conversation = item->conversation.id;
                submission.answers = {{"risk", Json::array()},
                                      {"not_fluent", Json::array()},
                                      {"b1_intra", false},
                                      {"category", category}};
                if (!service.submit(submission))
                    break;
            }
        });
    }

    void decide(const QString &keys)
    {
        QTest::keyClicks(qApp->focusWidget(), keys);
        QTest::keyClick(qApp->focusWidget(), Qt::Key_Return);
    }

    QList<AnswerCard *> cards() { return m_rig->page(u"adjudicate"_s)->findChildren<AnswerCard *>(); }

    bool namesShown()
    {
        QStringList headings;
        for (const AnswerCard *card : cards())
            headings.append(card->heading());
        return headings.contains(u"ann"_s) && headings.contains(u"bob"_s);
    }

    int queueLength() { return m_rig->page(u"adjudicate"_s)->findChild<QListWidget *>()->count(); }

    QList<ItemState> states()
    {
        QList<ItemState> found;
        m_rig->withStorage([&](Storage &storage) {
            for (const ConversationRow &row : storage.conversations().list({}, {}, 10).value_or({}))
                found.append(row.state);
        });
        return found;
    }

    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(AdjudicatePageTest)
#include "tst_adjudicate_page.moc"
