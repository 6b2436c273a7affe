// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/DetectorBench.h"

#include "bench/Measure.h"
#include "core/detect/ParallelFor.h"
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/run/DetectPipeline.h"
#include "core/detect/run/ModelDetector.h"
#include "core/detect/tokenize/JsonTokenizer.h"
#include "core/io/synth/SynthCorpus.h"

#include <QFile>

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

// Turns and characters a second, one thread.
Json tokenizerSpeed(const Tokenizer &tokenizer, const QList<Conversation> &conversations)
{
    qint64 characters = 0;
    qint64 strings = 0;
    const double seconds = secondsOf([&] {
        for (const Conversation &conversation : conversations) {
            for (const Utterance &turn : conversation.turns) {
                tokenizer.tokenize(turn.text);
                characters += turn.text.size();
                ++strings;
            }
        }
    });
    return {{"strings_per_s", double(strings) / seconds}, {"chars_per_s", double(characters) / seconds}};
}

// The tokenizer of the package, and those that tokenizer.json files describe.
Result<Json> tokenizerSpeeds(const ModelPackage &package, const QList<Conversation> &conversations)
{
    Json speeds = {{"character", tokenizerSpeed(*package.tokenizer(), conversations)}};
    QFile vocabulary(package.filePath(u"vocab.txt"_s));
    if (!vocabulary.open(QIODevice::ReadOnly))
        return notFound(vocabulary.fileName());
    ASSIGN_OR_RETURN(const auto pieces, JsonTokenizer::ofWordPieces(vocabulary.readAll(), true, u"vocab.txt"_s));
    speeds["word_pieces"] = tokenizerSpeed(*pieces, conversations);
    QFile chatter(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/models/chatter-zh/tokenizer.json"));
    if (!chatter.open(QIODevice::ReadOnly))
        return notFound(chatter.fileName());
    ASSIGN_OR_RETURN(const auto bytes, JsonTokenizer::read(chatter.readAll(), chatter.fileName()));
    speeds["byte_level_bpe"] = tokenizerSpeed(*bytes, conversations);
    return speeds;
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

EngineRequest requestFor(const ModelPackage &package)
{
    const ModelSpec &spec = package.spec();
    EngineRequest request;
    request.cpuPath = package.filePath(spec.heads[0].cpu.path);
    request.inputs = spec.inputs;
    request.output = spec.output;
    request.outputSize = spec.outputSize();
    return request;
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

// What each provider makes of the same batches, bare and in the pipeline; why not, where it does not run.
Json providerSpeed(OnnxProvider provider, const ModelPackage &package, const std::vector<InferenceBatch> &batches,
                   const QList<Conversation> &conversations)
{
    const EngineFactory start = [provider](const EngineRequest &request) { return makeOnnxEngine(request, provider); };
    const Result<std::unique_ptr<ModelDetector>> detector = ModelDetector::create(package, start, benchThreads());
    const Result<std::unique_ptr<InferenceEngine>> engine = start(requestFor(package));
    if (!detector || !engine)
        return {{"fault", toUtf8(detector ? engine.error().message : detector.error().message)}};
    if ((*engine)->provider() != toString(provider))
        return {{"does_not_run", jsonTexts((*engine)->remarks())}};
    // Twice in turns, the faster of each: what else runs on the machine then weighs less.
    std::optional<double> bare;
    std::optional<double> pipeline;
    for (int round = 0; round < 2; ++round) {
        const Result<double> bareRound = bareSeconds(**engine, batches);
        const Result<double> pipelineRound = pipelineSeconds(**detector, conversations);
        if (!bareRound || !pipelineRound)
            return {{"fault", toUtf8(bareRound ? pipelineRound.error().message : bareRound.error().message)}};
        bare = std::min(bare.value_or(*bareRound), *bareRound);
        pipeline = std::min(pipeline.value_or(*pipelineRound), *pipelineRound);
    }
    const auto count = double(conversations.size());
    return {
        {"bare_per_s", count / *bare}, {"pipeline_per_s", count / *pipeline}, {"pipeline_ratio", *bare / *pipeline}};
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
    const Result<std::unique_ptr<ModelDetector>> detector = ModelDetector::create(*package, onCpu(), benchThreads());
    if (!detector)
        return detector.error();
    const std::vector<InferenceBatch> batches =
        readyBatches(SequenceEncoder(package->tokenizer(), spec.maximumLength, spec.segments), *list);
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
    ASSIGN_OR_RETURN(const auto tokenizers, tokenizerSpeeds(*package, *list));
    Json providers = Json::object();
    for (const OnnxProvider provider :
         {OnnxProvider::Cpu, OnnxProvider::Cuda, OnnxProvider::TensorRt, OnnxProvider::WebGpu})
        providers[toUtf8(toString(provider))] = providerSpeed(provider, *package, batches, *list);
    return Json{{"tokenizers", tokenizers}, {"providers", providers}, {"explain_ms", explaining}};
}

}  // namespace gainsay
