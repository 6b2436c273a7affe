// SPDX-License-Identifier: GPL-3.0-or-later
// The state of an item under each scheme's rule, and after every kind of decision and amendment.
#include "core/scheme/SchemeLibrary.h"
#include "core/workflow/ItemRules.h"

#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

Scheme shipped(const QString &name)
{
    auto loaded = loadScheme(name);
    if (!loaded)
        qFatal("%s", qUtf8Printable(loaded.error().message));
    return loaded->scheme;
}

Json cdconv(const char *category, const char *note = "")
{
    Json answers{{"risk", Json::array()}, {"not_fluent", Json::array()}, {"b1_intra", false}, {"category", category}};
    if (*note)
        answers["note"] = note;
    return answers;
}

RaterFact answered(qint64 annotation, Json answers)
{
    return {{annotation}, std::move(answers)};
}

Decision decided(DecisionKind kind, qint64 after, std::optional<Json> answers = {})
{
    Decision decision;
    decision.kind = kind;
    decision.afterAnnotation = {after};
    decision.answers = std::move(answers);
    return decision;
}

QString stateOf(const DerivedItem &item)
{
    return toString(item.state);
}

}  // namespace

class ItemRulesTest : public QObject {
    Q_OBJECT

    Scheme m_cdconv = shipped(u"cdconv"_s);

private Q_SLOTS:
    void answersArriveOneByOne()
    {
        QCOMPARE(stateOf(deriveItem(m_cdconv, {}, {})), u"open"_s);
        QCOMPARE(stateOf(deriveItem(m_cdconv, {{}, {}}, {})), u"open"_s);
        QCOMPARE(stateOf(deriveItem(m_cdconv, {answered(1, cdconv("none")), {}}, {})), u"in_work"_s);
        const auto agreed =
            deriveItem(m_cdconv, {answered(1, cdconv("none", "mine")), answered(2, cdconv("none"))}, {});
        QCOMPARE(stateOf(agreed), u"agreed"_s);
        QCOMPARE(toString(agreed.resolution->source), u"agreement"_s);
        QCOMPARE(agreed.resolution->answers.at("note").get<std::string>(), "mine");
        QCOMPARE(agreed.resolution->removed, QString());
    }

    void unequalAnswersAreDisputedByHowMuchTheyDiffer()
    {
        Json history = cdconv("history");
        history["persona"] = "opinions";
        Json attributes = history;
        attributes["persona"] = "attributes";
        const auto slightly = deriveItem(m_cdconv, {answered(1, history), answered(2, attributes)}, {});
        const auto much = deriveItem(m_cdconv, {answered(1, history), answered(2, cdconv("none"))}, {});
        QCOMPARE(stateOf(slightly), u"disputed"_s);
        QVERIFY(!slightly.resolution);
        QCOMPARE(slightly.agreement, 0.8);
        QCOMPARE(much.agreement, 0.6);
    }

    void agreedRemovalsLeaveTheSet()
    {
        Json risky{{"risk", {"b2"}}, {"not_fluent", Json::array()}, {"b1_intra", false}};
        QCOMPARE(deriveItem(m_cdconv, {answered(1, risky), answered(2, risky)}, {}).resolution->removed,
                 u"unqualified"_s);
        const Json incoherent = cdconv("incoherent");
        QCOMPARE(deriveItem(m_cdconv, {answered(1, incoherent), answered(2, incoherent)}, {}).resolution->removed,
                 u"incoherent"_s);
    }

    void aDecisionSettlesUntilSomebodyAnswersAgain()
    {
        const QList<Decision> decisions{decided(DecisionKind::Answers, 2, cdconv("role"))};
        const auto settled =
            deriveItem(m_cdconv, {answered(1, cdconv("none")), answered(2, cdconv("role"))}, decisions);
        QCOMPARE(stateOf(settled), u"adjudicated"_s);
        QCOMPARE(dumpJson(settled.resolution->answers), dumpJson(cdconv("role")));

        const auto agreed = deriveItem(m_cdconv, {answered(3, cdconv("role")), answered(2, cdconv("role"))}, decisions);
        QCOMPARE(stateOf(agreed), u"agreed"_s);
        const auto disputed =
            deriveItem(m_cdconv, {answered(3, cdconv("intra")), answered(2, cdconv("role"))}, decisions);
        QCOMPARE(stateOf(disputed), u"disputed"_s);
        QVERIFY(!disputed.resolution);
    }

    void theLastDecisionCounts()
    {
        const QList<RaterFact> raters{answered(1, cdconv("none")), answered(2, cdconv("role"))};
        const auto item = deriveItem(
            m_cdconv, raters,
            {decided(DecisionKind::Answers, 2, cdconv("role")), decided(DecisionKind::Answers, 2, cdconv("intra"))});
        QCOMPARE(dumpJson(item.resolution->answers), dumpJson(cdconv("intra")));
    }

    void aCorrectionCountsLikeAnAdjudication()
    {
        const QList<RaterFact> raters{answered(1, cdconv("none")), answered(2, cdconv("none"))};
        const auto item = deriveItem(m_cdconv, raters, {decided(DecisionKind::Correction, 2, cdconv("history"))});
        QCOMPARE(stateOf(item), u"adjudicated"_s);
        QCOMPARE(toString(item.resolution->source), u"adjudication"_s);
    }

    void neitherRemovesUnlessItNamesAnswers()
    {
        const QList<RaterFact> raters{answered(1, cdconv("none")), answered(2, cdconv("role"))};
        const auto removed = deriveItem(m_cdconv, raters, {decided(DecisionKind::Neither, 2)});
        QCOMPARE(stateOf(removed), u"adjudicated"_s);
        QCOMPARE(removed.resolution->removed, u"neither"_s);
        const auto kept = deriveItem(m_cdconv, raters, {decided(DecisionKind::Neither, 2, cdconv("intra"))});
        QCOMPARE(kept.resolution->removed, QString());
        QCOMPARE(dumpJson(kept.resolution->answers), dumpJson(cdconv("intra")));
    }

    void sendingBackForgetsWhatItSaw()
    {
        const QList<Decision> back{decided(DecisionKind::SendBack, 2)};
        const auto none = deriveItem(m_cdconv, {answered(1, cdconv("none")), answered(2, cdconv("role"))}, back);
        QCOMPARE(stateOf(none), u"open"_s);
        QCOMPARE(none.sentBack, (QList<bool>{true, true}));
        const auto one = deriveItem(m_cdconv, {answered(3, cdconv("none")), answered(2, cdconv("role"))}, back);
        QCOMPARE(stateOf(one), u"in_work"_s);
        QCOMPARE(one.sentBack, (QList<bool>{false, true}));
        const auto both = deriveItem(m_cdconv, {answered(3, cdconv("none")), answered(4, cdconv("none"))}, back);
        QCOMPARE(stateOf(both), u"agreed"_s);
        // A decision after the new answers counts; one before the send-back no longer does.
        const auto again = deriveItem(m_cdconv, {answered(3, cdconv("none")), answered(4, cdconv("role"))},
                                      {back.first(), decided(DecisionKind::Answers, 4, cdconv("role"))});
        QCOMPARE(stateOf(again), u"adjudicated"_s);
        const auto overruled = deriveItem(m_cdconv, {answered(1, cdconv("none")), answered(2, cdconv("role"))},
                                          {decided(DecisionKind::Answers, 2, cdconv("role")), back.first()});
        QCOMPARE(stateOf(overruled), u"open"_s);
    }

    void anotherSlotReopensAgreementButNotADecision()
    {
        const QList<RaterFact> raters{answered(1, cdconv("none")), answered(2, cdconv("none")), {}};
        QCOMPARE(stateOf(deriveItem(m_cdconv, raters, {})), u"in_work"_s);
        const auto decision = decided(DecisionKind::Answers, 2, cdconv("none"));
        QCOMPARE(stateOf(deriveItem(m_cdconv, raters, {decision})), u"adjudicated"_s);
    }

    void rgmVotes_data()
    {
        QTest::addColumn<int>("contradictory");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("label");
        QTest::newRow("none of three") << 0 << u"voted"_s << u"noncontradictory"_s;
        QTest::newRow("one of three") << 1 << u"ambiguous"_s << QString();
        QTest::newRow("two of three") << 2 << u"voted"_s << u"contradictory"_s;
        QTest::newRow("three of three") << 3 << u"voted"_s << u"contradictory"_s;
    }

    void rgmVotes()
    {
        QFETCH(int, contradictory);
        const Scheme scheme = shipped(u"rgm"_s);
        QList<RaterFact> raters;
        for (int i = 0; i < 3; ++i)
            raters.append(
                answered(i + 1, {{"contradiction", i < contradictory ? "contradictory" : "noncontradictory"}}));
        const auto item = deriveItem(scheme, raters, {});
        QTEST(stateOf(item), "state");
        QTEST(item.resolution ? scheme.label(item.resolution->answers) : QString(), "label");
    }

    void crpErrorsTakeTheMajorityAndItsErrorClass()
    {
        const Scheme scheme = shipped(u"crp-errors"_s);
        const Json natural{{"natural", true}};
        const auto unnatural = [](const char *error) { return Json{{"natural", false}, {"error", error}}; };
        const auto split =
            deriveItem(scheme, {answered(1, natural), answered(2, unnatural("SC")), answered(3, unnatural("FNC"))}, {});
        QCOMPARE(stateOf(split), u"voted"_s);
        QCOMPARE(dumpJson(split.resolution->answers), "{\"natural\":false}");
        const auto clear =
            deriveItem(scheme, {answered(1, natural), answered(2, unnatural("SC")), answered(3, unnatural("SC"))}, {});
        QCOMPARE(dumpJson(clear.resolution->answers), dumpJson(unnatural("SC")));
        // Two of four are not more than half.
        const auto tie = deriveItem(
            scheme,
            {answered(1, natural), answered(2, natural), answered(3, unnatural("SC")), answered(4, unnatural("SC"))},
            {});
        QCOMPARE(stateOf(tie), u"ambiguous"_s);
    }

    void crpAppropriatenessTakesTheMedian()
    {
        const Scheme scheme = shipped(u"crp-appropriateness"_s);
        QList<RaterFact> raters;
        for (const int score : {3, 1, 2, 3, 2}) {
            Json answers{{"score", score}};
            if (score == 1)
                answers["faults"] = {"ICW"};
            raters.append(answered(raters.size() + 1, answers));
        }
        QCOMPARE(deriveItem(scheme, raters, {}).resolution->answers.at("score").get<int>(), 2);
        raters.removeLast();
        raters.removeLast();
        raters.append(answered(9, {{"score", 3}}));
        // 1, 2, 3, 3: the lower middle.
        QCOMPARE(deriveItem(scheme, raters, {}).resolution->answers.at("score").get<int>(), 2);
    }

    void oneDoubtDiscardsInMutual()
    {
        const Scheme scheme = shipped(u"mutual"_s);
        const auto ranked = [](const char *best, bool doubt) {
            Json rest = Json::array({best});
            for (const char *option : {"A", "B", "C", "D"}) {
                if (std::string_view(option) != best)
                    rest.push_back(option);
            }
            return Json{{"ranking", rest}, {"reasoning", "intention"}, {"doubt", doubt}};
        };
        const auto doubted = deriveItem(scheme, {answered(1, ranked("A", false)), answered(2, ranked("B", true))}, {});
        QCOMPARE(stateOf(doubted), u"agreed"_s);
        QCOMPARE(doubted.resolution->removed, u"discarded"_s);
        const auto differ = deriveItem(scheme, {answered(1, ranked("A", false)), answered(2, ranked("B", false))}, {});
        QCOMPARE(stateOf(differ), u"disputed"_s);
    }

    // What stands behind the first choice is kept, and disputes nothing.
    void mutualComparesTheFirstChoice()
    {
        const Scheme scheme = shipped(u"mutual"_s);
        const auto ranked = [](Json order) {
            return Json{{"ranking", std::move(order)}, {"reasoning", "intention"}, {"doubt", false}};
        };
        const auto agreed =
            deriveItem(scheme, {answered(1, ranked({"A", "B", "C", "D"})), answered(2, ranked({"A", "D"}))}, {});
        QCOMPARE(stateOf(agreed), u"agreed"_s);
        QCOMPARE(dumpJson(agreed.resolution->answers), dumpJson(ranked({"A", "B", "C", "D"})));
        const auto differ =
            deriveItem(scheme, {answered(1, ranked({"A", "B", "C", "D"})), answered(2, ranked({"B", "A"}))}, {});
        QCOMPARE(stateOf(differ), u"disputed"_s);
        QCOMPARE(differ.agreement, 2.0 / 3);

        Scheme vote = scheme;
        vote.resolution = {ResolutionRule::Kind::Majority, u"ranking"_s, {}, {}};
        const auto voted = deriveItem(
            vote, {answered(1, ranked({"A", "B"})), answered(2, ranked({"A", "C"})), answered(3, ranked({"B", "A"}))},
            {});
        QCOMPARE(stateOf(voted), u"voted"_s);
        QCOMPARE(dumpJson(voted.resolution->answers.at("ranking")), QByteArray("[\"A\"]"));
    }

    void onlyFinishedStatesAreResolved()
    {
        QVERIFY(!isResolved(ItemState::Open) && !isResolved(ItemState::InWork) && !isResolved(ItemState::Disputed));
        QVERIFY(isResolved(ItemState::Agreed) && isResolved(ItemState::Adjudicated));
        QVERIFY(isResolved(ItemState::Voted) && isResolved(ItemState::Ambiguous));
    }
};

QTEST_GUILESS_MAIN(ItemRulesTest)
#include "tst_item_rules.moc"
