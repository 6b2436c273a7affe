// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/DetectorBench.h"

#include "bench/Measure.h"
#include "core/detect/ParallelFor.h"
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/DetectPipeline.h"
#include "core/detect/run/ModelDetector.h"
#include "core/io/synth/SynthCorpus.h"

#include <algorithm>
#include <optional>
#include <thread>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr quint64 benchSeed = 7;
constexpr int allTurns[] = {0, 1, 2, 3};

int benchThreads()
{
    return int(std::max(1U, std::thread::hardware_concurrency()));
}

Result<QList<Conversation>> madeUpConversations(int count)
{
    SynthCorpus corpus(benchSeed, 0);
    QList<Conversation> conversations;
    for (int i = 0; i < count; ++i) {
        QByteArray line;
        corpus.appendLine(line);
        const Result<Json> row = parseJson(line);
        if (!row)
            return row.error();
        Conversation conversation;
        for (const char *turn : {"u1", "b1", "u2", "b2"})
            conversation.turns.append(
                {turn[0] == 'u' ? u"user"_s : u"bot"_s, fromUtf8(row->at(turn).get<std::string>())});
        conversation.target = 3;
        conversations.append(conversation);
    }
    return conversations;
}

double tokenizerSpeed(const Tokenizer &tokenizer, const QList<Conversation> &conversations)
{
    qint64 characters = 0;
    const double seconds = secondsOf([&] {
        for (const Conversation &conversation : conversations) {
            for (const Utterance &turn : conversation.turns) {
                tokenizer.tokenize(turn.text);
                characters += turn.text.size();
            }
        }
    });
    return double(characters) / seconds;
}

// The batches of the pipeline, made beforehand.
std::vector<InferenceBatch> readyBatches(const SequenceEncoder &encoder, const QList<Conversation> &conversations)
{
    std::vector<InferenceBatch> batches;
    for (qsizetype from = 0; from < conversations.size(); from += pipelineChunk) {
        std::vector<EncodedSequence> sequences;
        std::vector<int> lengths;
        for (qsizetype i = from; i < std::min(from + pipelineChunk, conversations.size()); ++i) {
            sequences.push_back(encoder.encode(conversations[i], allTurns));
            lengths.push_back(sequences.back().size());
        }
        for (const std::vector<int> &rows : planBatches(lengths, {}))
            batches.push_back(makeBatch(sequences, rows, encoder.markers().padding));
    }
    return batches;
}

Result<double> bareSeconds(const InferenceEngine &engine, const std::vector<InferenceBatch> &batches)
{
    std::atomic<bool> failed = false;
    const double seconds = secondsOf([&] {
        parallelFor(int(batches.size()), benchThreads(), [&](int i) {
            failed = failed || !engine.run(batches[size_t(i)]);
            return !failed;
        });
    });
    return failed ? Result<double>(ioError(u"the bare run failed"_s)) : seconds;
}

Result<double> pipelineSeconds(const Detector &detector, const QList<Conversation> &conversations)
{
    qsizetype from = 0;
    PipelineSource source;
    source.next = [&]() -> Result<QList<Conversation>> {
        const QList<Conversation> chunk = conversations.mid(from, pipelineChunk);
        from += chunk.size();
        return chunk;
    };
    NoProgress progress;
    std::optional<Result<void>> done;
    const double seconds = secondsOf([&] {
        done = runPipeline(
            detector, false, source, [](const DetectedChunk &) { return Result<void>(); }, progress);
    });
    return *done ? Result<double>(seconds) : done->error();
}

EngineFactory onCpu()
{
    return [](const EngineRequest &request) { return makeOnnxEngine(request, OnnxProvider::Cpu); };
}

}  // namespace

Result<Json> measureDetector(int conversations)
{
    const Result<ModelPackage> package =
        ModelPackage::open(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/starter-zh"));
    if (!package)
        return package.error();
    const Result<QList<Conversation>> list = madeUpConversations(conversations);
    if (!list)
        return list.error();
    const ModelSpec &spec = package->spec();
    const Result<std::unique_ptr<InferenceEngine>> engine =
        makeOnnxEngine({package->filePath(spec.heads[0].cpu.path), {}, {}, spec.inputs, spec.output, spec.outputSize()},
                       OnnxProvider::Cpu);
    if (!engine)
        return engine.error();
    const Result<std::unique_ptr<ModelDetector>> detector = ModelDetector::create(*package, onCpu(), benchThreads());
    if (!detector)
        return detector.error();
    const std::vector<InferenceBatch> batches =
        readyBatches(SequenceEncoder(package->tokenizer(), spec.maximumLength, spec.segments), *list);
    // Twice in turns, the faster of each: what else runs on the machine then weighs less.
    std::optional<double> bare;
    std::optional<double> pipeline;
    for (int round = 0; round < 2; ++round) {
        const Result<double> bareRound = bareSeconds(**engine, batches);
        const Result<double> pipelineRound = pipelineSeconds(**detector, *list);
        if (!bareRound || !pipelineRound)
            return bareRound ? pipelineRound.error() : bareRound.error();
        bare = std::min(bare.value_or(*bareRound), *bareRound);
        pipeline = std::min(pipeline.value_or(*pipelineRound), *pipelineRound);
    }
    Prediction contradiction;
    contradiction.label = int(spec.labels.size()) - 1;
    std::optional<Error> fault;
    const Json explaining = percentilesOf(50, [&](int i) {
        const Result<QList<QList<Span>>> spans =
            (*detector)->explain({list->at(i % list->size())}, {contradiction}, {});
        if (!spans)
            fault = spans.error();
    });
    if (fault)
        return *fault;
    return Json{{"tokenizer_chars_per_s", tokenizerSpeed(*package->tokenizer(), *list)},
                {"bare_per_s", conversations / *bare},
                {"pipeline_per_s", conversations / *pipeline},
                {"pipeline_ratio", *bare / *pipeline},
                {"explain_ms", explaining}};
}

}  // namespace gainsay
