// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/ContextWindows.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// One letter per turn: its speaker; the last turn is the target.
Conversation spokenBy(const QString &speakers)
{
    Conversation conversation;
    for (const QChar speaker : speakers)
        conversation.turns.append({QString(speaker), u"text"_s});
    conversation.target = int(speakers.size()) - 1;
    return conversation;
}

using Turns = std::vector<int>;

}  // namespace

class ContextWindowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoTurnConversationsHaveOneWindow()
    {
        const auto windows = contextWindows(spokenBy(u"ubub"_s));
        QCOMPARE(windows.size(), size_t(1));
        QCOMPARE(windows[0].related, 1);
        QCOMPARE(windows[0].all, (Turns{0, 1, 2, 3}));
        QCOMPARE(windows[0].pair, (Turns{1, 3}));
        QCOMPARE(windows[0].question, (Turns{2, 3}));
        QCOMPARE(windows[0].role, (Turns{1, 2, 3}));
    }

    void everyEarlierTurnOfTheSpeakerIsTriedNearestFirst()
    {
        const auto windows = contextWindows(spokenBy(u"ububub"_s));
        QCOMPARE(windows.size(), size_t(2));
        QCOMPARE(windows[0].all, (Turns{2, 3, 4, 5}));
        QCOMPARE(windows[1].all, (Turns{0, 1, 4, 5}));
        QCOMPARE(windows[1].related, 1);
    }

    void aSpeakerWhoGoesOnIsNotRepeated()
    {
        const auto windows = contextWindows(spokenBy(u"ubb"_s));
        QCOMPARE(windows.size(), size_t(1));
        QCOMPARE(windows[0].all, (Turns{0, 1, 2}));
        QCOMPARE(windows[0].role, (Turns{1, 2}));
    }

    void aMarkedTurnIsTheOnlyHistory()
    {
        Conversation conversation = spokenBy(u"ububub"_s);
        conversation.related = 2;
        const auto windows = contextWindows(conversation);
        QCOMPARE(windows.size(), size_t(1));
        QCOMPARE(windows[0].all, (Turns{1, 2, 4, 5}));
    }

    void withoutHistoryTheQuestionIsTheContext()
    {
        const auto windows = contextWindows(spokenBy(u"ub"_s));
        QCOMPARE(windows.size(), size_t(1));
        QVERIFY(!windows[0].related);
        QCOMPARE(windows[0].all, (Turns{0, 1}));
        QCOMPARE(windows[0].pair, (Turns{1}));
        QCOMPARE(contextWindows(spokenBy(u"b"_s))[0].all, (Turns{0}));
    }

    void emptyTurnsAreNoHistory()
    {
        Conversation conversation = spokenBy(u"ububub"_s);
        conversation.turns[3].text = u"  "_s;
        QCOMPARE(contextWindows(conversation).size(), size_t(1));
    }
};

QTEST_GUILESS_MAIN(ContextWindowsTest)
#include "tst_context_windows.moc"
