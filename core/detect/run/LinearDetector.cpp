// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/run/LinearDetector.h"

#include "core/base/TranslatableText.h"
#include "core/detect/EvidenceUnits.h"
#include "core/detect/LabelDecision.h"
#include "core/detect/ParallelFor.h"
#include "core/detect/Silence.h"
#include "core/detect/evidence/AskedTurn.h"
#include "core/text/OffsetMap.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

Error stoppedDetecting()
{
    return cancelled(TranslatableText::translate("detect", "stopped"));
}

}  // namespace

LinearDetector::LinearDetector(const ModelPackage &package, std::unique_ptr<Detector> base, int threads)
    : m_package(package), m_base(std::move(base)), m_threads(threads)
{
    const ModelSpec &spec = package.spec();
    m_info.name = spec.name;
    m_info.version = spec.version;
    m_info.method = toString(spec.method);
    m_info.languages = spec.languages;
    m_info.labels = spec.labels;
    m_info.labelsMap = spec.labelsMap;
    if (!spec.labelsMap.isEmpty())
        m_info.parameters["labels_map"] = toUtf8(labelsMapText(spec.labelsMap));
}

QString LinearDetector::provider() const
{
    return m_base ? m_base->provider() : u"cpu"_s;
}

QStringList LinearDetector::remarks() const
{
    return m_base ? m_base->remarks() : QStringList();
}

Result<QList<Prediction>> LinearDetector::detect(const QList<Conversation> &conversations, std::stop_token stop) const
{
    ASSIGN_OR_RETURN(const auto base, askBase(conversations, stop));
    QList<Prediction> predictions(conversations.size());
    Prediction *const answers = predictions.data();
    parallelFor(int(conversations.size()), m_threads, [&](int i) {
        const Reason silence = reasonForSilence(conversations[i], m_info.languages);
        if (!silence.isEmpty()) {
            answers[i] = silentPrediction(silence);
            return !stop.stop_requested();
        }
        Prediction &answer = answers[i];
        answer.probabilities = probabilitiesFor(conversations[i], base[i]);
        answer.label = decideLabel(answer.probabilities, m_package.spec().labelBias);
        const DetectorLabel &label = m_info.labels[*answer.label];
        if (label.contradiction && !label.withinTarget)
            answer.related = base[i].related ? base[i].related : contextWindows(conversations[i]).front().related;
        answer.provider = provider();
        return !stop.stop_requested();
    });
    if (stop.stop_requested())
        return stoppedDetecting();
    return predictions;
}

Result<QList<LinearDetector::BaseAnswer>> LinearDetector::askBase(const QList<Conversation> &conversations,
                                                                  std::stop_token stop) const
{
    QList<BaseAnswer> answers(conversations.size());
    if (!m_base)
        return answers;
    ASSIGN_OR_RETURN(const auto said, m_base->detect(conversations, stop));
    for (qsizetype i = 0; i < said.size(); ++i)
        answers[i] = {said[i].probabilities, said[i].related};
    return answers;
}

QList<double> LinearDetector::probabilitiesFor(const Conversation &conversation, const BaseAnswer &base) const
{
    FeatureVector features = turnFeatures(conversation);
    if (m_base)
        appendBaseFeatures(features, base.probabilities);
    const std::vector<float> logits = m_package.linear()->logits(features);
    return probabilitiesOf(logits, m_package.spec().temperature)
        .value_or(QList<double>(m_info.labels.size(), 1.0 / double(m_info.labels.size())));
}

Result<QList<QList<Span>>> LinearDetector::explain(const QList<Conversation> &conversations,
                                                   const QList<Prediction> &predictions, std::stop_token stop) const
{
    QList<QList<Span>> spans;
    if (m_base) {
        ASSIGN_OR_RETURN(spans, baseEvidence(conversations, predictions, stop));
    } else {
        spans.resize(conversations.size());
    }
    for (qsizetype i = 0; i < conversations.size(); ++i) {
        if (stop.stop_requested())
            return stoppedDetecting();
        const bool contradicts = predictions[i].label && m_info.labels[*predictions[i].label].contradiction;
        if (contradicts && spans[i].isEmpty())
            spans[i] = evidence(conversations[i], predictions[i], {});
    }
    return spans;
}

// The base reads the order of words, which n-grams hardly do: where it knows the label it is asked for the evidence.
Result<QList<QList<Span>>> LinearDetector::baseEvidence(const QList<Conversation> &conversations,
                                                        const QList<Prediction> &predictions,
                                                        std::stop_token stop) const
{
    const QList<DetectorLabel> &known = m_base->info().labels;
    QList<Prediction> asked = predictions;
    for (qsizetype i = 0; i < asked.size(); ++i) {
        if (!asked[i].label)
            continue;
        const QString &name = m_info.labels[*asked[i].label].name;
        const auto same = std::ranges::find(known, name, &DetectorLabel::name);
        const bool speaks = reasonForSilence(conversations[i], m_base->info().languages).isEmpty();
        asked[i].label = same != known.end() && speaks ? std::optional(int(same - known.begin())) : std::nullopt;
    }
    return m_base->explain(conversations, asked, stop);
}

double LinearDetector::logOdds(const Conversation &conversation, const BaseAnswer &base) const
{
    constexpr double certainty = 1e-9;
    const double chance = std::clamp(contradictionProbability(m_info.labels, probabilitiesFor(conversation, base)),
                                     certainty, 1.0 - certainty);
    return std::log(chance / (1.0 - chance));
}

// The clause without which the contradiction is least likely.
std::optional<Span> LinearDetector::weightiestClause(const Conversation &conversation, int turn,
                                                     const BaseAnswer &base) const
{
    const QString &text = conversation.turns[turn].text;
    const OffsetMap offsets(text);
    const double whole = logOdds(conversation, base);
    std::optional<Span> best;
    double deepest = 0.0;
    for (const EvidenceClause &clause : evidenceClauses(text, turn)) {
        Conversation without = conversation;
        without.turns[turn].text =
            offsets.slice(0, clause.whole.start) + u' ' + offsets.slice(clause.whole.end, offsets.codePoints());
        const double fall = whole - logOdds(without, base);
        if (best && fall <= deepest)
            continue;
        deepest = fall;
        best = Span{turn,
                    clause.whole.start,
                    clause.whole.end,
                    offsets.slice(clause.whole.start, clause.whole.end),
                    1,
                    1.0 - std::exp(-std::max(0.0, fall))};
    }
    return best;
}

QList<Span> LinearDetector::evidence(const Conversation &conversation, const Prediction &prediction,
                                     const BaseAnswer &base) const
{
    QList<Span> spans;
    if (const std::optional<Span> here = weightiestClause(conversation, conversation.target, base))
        spans.append(*here);
    const bool within = m_info.labels[*prediction.label].withinTarget;
    if (within || !prediction.related || *prediction.related >= conversation.turns.size())
        return spans;
    const std::vector<ContextWindow> windows = contextWindows(conversation);
    const auto window = std::ranges::find(windows, prediction.related, &ContextWindow::related);
    const int other = window == windows.end() ? *prediction.related : *askedTurn(conversation, *window);
    if (const std::optional<Span> there = weightiestClause(conversation, other, base))
        spans.append(*there);
    return spans;
}

}  // namespace gainsay
