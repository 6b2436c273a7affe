// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/rules/RuleDetector.h"

#include "core/base/TranslatableText.h"
#include "core/detect/ContextWindows.h"
#include "core/detect/Silence.h"
#include "core/detect/rules/ClashRules.h"
#include "core/text/OffsetMap.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int noneLabel = 0;
constexpr int intraLabel = 1;
constexpr int historyLabel = 3;

// Fixed, so that no one takes them for measured confidence; enough to sort by.
constexpr double certaintyOfRule = 0.7;
constexpr double certaintyOfNone = 0.6;
constexpr double spanScore = 0.5;

struct Finding {
    int label = noneLabel;
    Clash clash;
};

std::vector<RuleClause> statementsOf(const Conversation &conversation, int turn)
{
    std::vector<RuleClause> statements = ruleClauses(conversation.turns[turn].text, turn);
    const QString text = conversation.turns[turn].text.trimmed();
    // A question asserts nothing that could be contradicted; its last clause is the question.
    if (!statements.empty() && (text.endsWith(u'?') || text.endsWith(u'？')))
        statements.pop_back();
    return statements;
}

std::optional<Finding> findWithin(const std::vector<RuleClause> &target, const RuleLexicon &lexicon)
{
    for (size_t i = 1; i < target.size(); ++i) {
        for (size_t j = 0; j < i; ++j) {
            if (const std::optional<Clash> clash = findClash(target[i], target[j], lexicon))
                return Finding{intraLabel, *clash};
        }
    }
    return std::nullopt;
}

std::optional<Finding> findAgainst(const std::vector<RuleClause> &target, const std::vector<RuleClause> &earlier,
                                   const RuleLexicon &lexicon)
{
    for (const RuleClause &here : target) {
        for (const RuleClause &there : earlier) {
            if (const std::optional<Clash> clash = findClash(here, there, lexicon))
                return Finding{historyLabel, *clash};
        }
        if (!earlier.empty() && saysItDoesNotKnow(here, lexicon))
            return Finding{historyLabel,
                           {reasonOf(QT_TRANSLATE_NOOP("detect", "claims not to know what was said before")),
                            here.whole, earlier.front().whole}};
    }
    return std::nullopt;
}

Finding judge(const Conversation &conversation, const RuleLexicon &lexicon)
{
    const std::vector<RuleClause> target = statementsOf(conversation, conversation.target);
    if (const std::optional<Finding> found = findWithin(target, lexicon))
        return *found;
    for (const ContextWindow &window : contextWindows(conversation)) {
        if (!window.related)
            continue;
        if (const std::optional<Finding> found =
                findAgainst(target, statementsOf(conversation, *window.related), lexicon))
            return *found;
    }
    return {};
}

Span spanOf(const Conversation &conversation, const EvidenceUnit &unit)
{
    return {unit.turn, unit.start, unit.end, OffsetMap(conversation.turns[unit.turn].text).slice(unit.start, unit.end),
            1,         spanScore};
}

}  // namespace

RuleDetector::RuleDetector()
{
    m_info.name = u"rules"_s;
    m_info.version = u"1"_s;
    m_info.method = u"rules"_s;
    m_info.languages = {u"zh"_s, u"en"_s, u"ja"_s};
    m_info.labels = {{u"none"_s, 0, false, false},
                     {u"intra"_s, 1, true, true},
                     {u"role"_s, 2, true, false},
                     {u"history"_s, 3, true, false}};
    m_info.ruleBased = true;
}

QString RuleDetector::provider() const
{
    return u"rules"_s;
}

QStringList RuleDetector::remarks() const
{
    return {TranslatableText::translate(
        "detect", "no model is loaded: a few rules about negation, opposites and numbers stand in for one")};
}

Result<QList<Prediction>> RuleDetector::detect(const QList<Conversation> &conversations, std::stop_token stop) const
{
    QList<Prediction> predictions;
    for (const Conversation &conversation : conversations) {
        if (stop.stop_requested())
            return cancelled(TranslatableText::translate("detect", "stopped"));
        if (const Reason reason = reasonForSilence(conversation, m_info.languages); !reason.isEmpty()) {
            predictions.append(silentPrediction(reason));
            continue;
        }
        const Finding finding = judge(conversation, *ruleLexicon(languageOf(conversation)));
        Prediction prediction;
        prediction.label = finding.label;
        prediction.reason = finding.clash.rule;
        const double certainty = finding.label == noneLabel ? certaintyOfNone : certaintyOfRule;
        prediction.probabilities =
            QList<double>(m_info.labels.size(), (1.0 - certainty) / double(m_info.labels.size() - 1));
        prediction.probabilities[finding.label] = certainty;
        if (finding.label == historyLabel)
            prediction.related = finding.clash.there.turn;
        prediction.provider = provider();
        predictions.append(prediction);
    }
    return predictions;
}

Result<QList<QList<Span>>> RuleDetector::explain(const QList<Conversation> &conversations,
                                                 const QList<Prediction> &predictions, std::stop_token stop) const
{
    QList<QList<Span>> spans(conversations.size());
    for (qsizetype i = 0; i < conversations.size(); ++i) {
        if (stop.stop_requested())
            return cancelled(TranslatableText::translate("detect", "stopped"));
        if (!predictions[i].label || *predictions[i].label == noneLabel)
            continue;
        const Finding finding = judge(conversations[i], *ruleLexicon(languageOf(conversations[i])));
        spans[i] = {spanOf(conversations[i], finding.clash.here), spanOf(conversations[i], finding.clash.there)};
    }
    return spans;
}

}  // namespace gainsay
