// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/run/ModelDetector.h"

#include "core/base/TranslatableText.h"
#include "core/detect/LabelDecision.h"
#include "core/detect/ParallelFor.h"
#include "core/detect/Silence.h"
#include "core/detect/evidence/AskedTurn.h"

#include <algorithm>
#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const std::vector<int> &turnsFor(HeadInput input, const ContextWindow &window)
{
    switch (input) {
    case HeadInput::Pair:
        return window.pair;
    case HeadInput::Question:
        return window.question;
    case HeadInput::Role:
        return window.role;
    case HeadInput::All:
        break;
    }
    return window.all;
}

// Whether the network's answer depends on which earlier turn is looked at.
bool looksBack(HeadInput input)
{
    return input == HeadInput::All || input == HeadInput::Pair;
}

Reason notNumbers()
{
    return reasonOf(
        QT_TRANSLATE_NOOP("detect", "the model gave no usable number (NaN or infinite) for this conversation"));
}

}  // namespace

ModelDetector::ModelDetector(const ModelPackage &package, int threads)
    : m_package(package), m_encoder(package.tokenizer(), package.spec().maximumLength, package.spec().segments),
      m_threads(threads)
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

Result<std::unique_ptr<ModelDetector>> ModelDetector::create(const ModelPackage &package,
                                                             const EngineFactory &makeEngine, int threads)
{
    std::unique_ptr<ModelDetector> detector(new ModelDetector(package, threads));
    const ModelSpec &spec = package.spec();
    for (const ModelHead &head : spec.heads) {
        EngineRequest request;
        request.cpuPath = package.filePath(head.cpu.path);
        request.gpuPath = head.gpu ? package.filePath(head.gpu->path) : QString();
        for (const QString &file : package.dataFiles())
            request.weights.append(package.filePath(file));
        request.inputs = spec.inputs;
        request.padding = spec.padding.value_or(detector->m_encoder.markers().padding);
        request.firstPosition = spec.firstPosition;
        request.output = spec.output;
        request.outputSize = spec.outputSize();
        ASSIGN_OR_RETURN(auto engine, makeEngine(request));
        detector->m_runners.emplace_back(std::move(engine), request.padding, threads);
    }
    return detector;
}

QString ModelDetector::provider() const
{
    return m_runners.front().engine().provider();
}

QStringList ModelDetector::remarks() const
{
    QStringList remarks;
    for (const BatchRunner &runner : m_runners)
        remarks += runner.engine().remarks();
    remarks.removeDuplicates();
    return remarks;
}

Result<QList<Prediction>> ModelDetector::detect(const QList<Conversation> &conversations, std::stop_token stop) const
{
    std::vector<Case> cases(size_t(conversations.size()));
    parallelFor(int(cases.size()), m_threads, [&](int i) {
        cases[size_t(i)] = prepare(conversations[i]);
        return !stop.stop_requested();
    });
    if (stop.stop_requested())
        return cancelled(TranslatableText::translate("detect", "stopped"));
    RETURN_IF_ERROR(runNetworks(cases, stop));
    QList<Prediction> predictions;
    for (const Case &judged : cases)
        predictions.append(decide(judged));
    return predictions;
}

ModelDetector::Case ModelDetector::prepare(const Conversation &conversation) const
{
    Case prepared;
    prepared.sequences.resize(m_runners.size());
    prepared.outputs.resize(m_runners.size());
    prepared.silence = reasonForSilence(conversation, m_info.languages);
    if (!prepared.silence.isEmpty())
        return prepared;
    prepared.windows = contextWindows(conversation);
    for (size_t head = 0; head < m_runners.size(); ++head) {
        const HeadInput input = m_package.spec().heads[qsizetype(head)].input;
        for (const ContextWindow &window : prepared.windows) {
            prepared.sequences[head].push_back(m_encoder.encode(conversation, turnsFor(input, window)));
            if (!looksBack(input))
                break;
        }
    }
    return prepared;
}

Result<void> ModelDetector::runNetworks(std::vector<Case> &cases, std::stop_token stop) const
{
    for (size_t head = 0; head < m_runners.size(); ++head) {
        std::vector<EncodedSequence> sequences;
        for (Case &judged : cases)
            std::ranges::move(judged.sequences[head], std::back_inserter(sequences));
        ASSIGN_OR_RETURN(auto outputs, m_runners[head].run(sequences, stop));
        auto next = outputs.begin();
        for (Case &judged : cases) {
            const auto count = qsizetype(judged.sequences[head].size());
            std::move(next, next + count, std::back_inserter(judged.outputs[head]));
            next += count;
        }
    }
    return {};
}

Prediction ModelDetector::decide(const Case &judged) const
{
    if (!judged.silence.isEmpty())
        return silentPrediction(judged.silence);
    return m_package.spec().method == DetectMethod::Hierarchical ? decideInSteps(judged) : decideAtOnce(judged);
}

// The earlier turn that gives the strongest contradiction speaks for the conversation.
Prediction ModelDetector::decideAtOnce(const Case &judged) const
{
    const ModelSpec &spec = m_package.spec();
    Prediction best;
    size_t bestWindow = 0;
    for (size_t i = 0; i < judged.windows.size(); ++i) {
        const std::optional<QList<double>> probabilities =
            probabilitiesOf(judged.outputs[0][i], spec.heads[0].temperature);
        if (!probabilities)
            return silentPrediction(notNumbers());
        const bool better = contradictionProbability(spec.labels, *probabilities) >
                            contradictionProbability(spec.labels, best.probabilities);
        if (best.probabilities.isEmpty() || better) {
            best.probabilities = *probabilities;
            bestWindow = i;
        }
    }
    best.label = decideLabel(best.probabilities, spec.labelBias);
    return finished(best, judged.windows[bestWindow]);
}

// Intra-sentence, then role, then history: the first that holds is the answer, and each gets its share of the
// probability that the ones before have left.
Prediction ModelDetector::decideInSteps(const Case &judged) const
{
    const ModelSpec &spec = m_package.spec();
    Prediction prediction;
    prediction.probabilities = QList<double>(spec.labels.size(), 0.0);
    size_t decisive = 0;  // the window of the step that holds
    double rest = 1.0;
    for (size_t head = 0; head < judged.outputs.size(); ++head) {
        const ModelHead &step = spec.heads[qsizetype(head)];
        double strongest = -1.0;
        size_t bestWindow = 0;
        for (size_t i = 0; i < judged.outputs[head].size(); ++i) {
            const std::optional<QList<double>> probabilities =
                probabilitiesOf(judged.outputs[head][i], step.temperature);
            if (!probabilities)
                return silentPrediction(notNumbers());
            if (probabilities->at(1) > strongest) {
                strongest = probabilities->at(1);
                bestWindow = i;
            }
        }
        prediction.probabilities[*step.label] = rest * strongest;
        rest *= 1.0 - strongest;
        if (!prediction.label && strongest >= step.threshold) {
            prediction.label = step.label;
            decisive = bestWindow;
        }
    }
    const auto none =
        std::ranges::find_if(spec.labels, [](const DetectorLabel &label) { return !label.contradiction; });
    const int noneIndex = int(none - spec.labels.begin());
    prediction.probabilities[noneIndex] = rest;
    prediction.label = prediction.label.value_or(noneIndex);
    return finished(prediction, judged.windows[decisive]);
}

Prediction ModelDetector::finished(Prediction prediction, const ContextWindow &window) const
{
    const DetectorLabel &label = m_info.labels[*prediction.label];
    if (label.contradiction && !label.withinTarget)
        prediction.related = window.related;
    prediction.provider = provider();
    return prediction;
}

Result<QList<QList<Span>>> ModelDetector::explain(const QList<Conversation> &conversations,
                                                  const QList<Prediction> &predictions, std::stop_token stop) const
{
    QList<QList<Span>> spans(conversations.size());
    for (size_t head = 0; head < m_runners.size(); ++head) {
        std::vector<OcclusionCase> cases;
        std::vector<qsizetype> places;
        for (qsizetype i = 0; i < conversations.size(); ++i) {
            if (deciderOf(predictions[i]) == head) {
                cases.push_back(occlusionCase(conversations[i], predictions[i], head));
                places.push_back(i);
            }
        }
        const OcclusionExplainer explainer(m_encoder.markers().mask,
                                           [this, head, stop](std::span<const EncodedSequence> sequences) {
                                               return contradictionLogOdds(sequences, head, stop);
                                           });
        ASSIGN_OR_RETURN(const auto found, explainer.explain(cases));
        for (size_t i = 0; i < places.size(); ++i)
            spans[places[i]] = found.at(qsizetype(i));
    }
    return spans;
}

// The network whose answer made this a contradiction; none for other predictions.
std::optional<size_t> ModelDetector::deciderOf(const Prediction &prediction) const
{
    if (!prediction.label || !m_info.labels[*prediction.label].contradiction)
        return std::nullopt;
    const QList<ModelHead> &heads = m_package.spec().heads;
    for (qsizetype i = 0; i < heads.size(); ++i) {
        if (!heads[i].label || heads[i].label == prediction.label)
            return size_t(i);
    }
    return std::nullopt;
}

OcclusionCase ModelDetector::occlusionCase(const Conversation &conversation, const Prediction &prediction,
                                           size_t head) const
{
    const std::vector<ContextWindow> windows = contextWindows(conversation);
    const auto decisive = std::ranges::find(windows, prediction.related, &ContextWindow::related);
    const ContextWindow &window = decisive == windows.end() ? windows.front() : *decisive;
    OcclusionCase result;
    result.conversation = &conversation;
    result.sequence = m_encoder.encode(conversation, turnsFor(m_package.spec().heads[qsizetype(head)].input, window));
    result.related = askedTurn(conversation, window);
    result.withinTarget = m_info.labels[*prediction.label].withinTarget;
    return result;
}

Result<std::vector<double>> ModelDetector::contradictionLogOdds(std::span<const EncodedSequence> sequences, size_t head,
                                                                std::stop_token stop) const
{
    constexpr double certainty = 1e-9;  // keeps the odds finite
    ASSIGN_OR_RETURN(const auto outputs, m_runners[head].run(sequences, stop));
    const ModelHead &network = m_package.spec().heads[qsizetype(head)];
    std::vector<double> odds;
    for (const Logits &output : outputs) {
        // A network that loses its mind over a hidden word says nothing about that word.
        const QList<double> probabilities =
            probabilitiesOf(output, network.temperature).value_or(QList<double>(qsizetype(output.size()), 0.5));
        const double contradiction =
            network.label ? probabilities[1] : contradictionProbability(m_info.labels, probabilities);
        const double bounded = std::clamp(contradiction, certainty, 1.0 - certainty);
        odds.push_back(std::log(bounded / (1.0 - bounded)));
    }
    return odds;
}

}  // namespace gainsay
