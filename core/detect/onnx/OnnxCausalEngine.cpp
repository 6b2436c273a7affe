// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxCausalEngine.h"

#include "core/detect/onnx/OnnxRuntime.h"
#include "core/detect/onnx/RunWatch.h"

#include <QFile>

#include <onnxruntime_session_options_config_keys.h>

#include <algorithm>
#include <array>
#include <numeric>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// Keys and values are never written to once they are there, so that forks share them.
using SharedValues = std::shared_ptr<const std::vector<Ort::Value>>;

class OnnxCausalState final : public CausalState {
public:
    std::unique_ptr<CausalState> fork() const override { return std::make_unique<OnnxCausalState>(*this); }
    int length() const override { return int(tokens); }

    SharedValues cache;
    qint64 tokens = 0;
};

class OnnxCausalSession final : public CausalEngine {
public:
    OnnxCausalSession(const CausalEngineRequest &request, OnnxProvider provider)
        : m_provider(provider), m_file(onnxFileFor(request.cpuPath, request.gpuPath, provider)), m_shape(request.shape),
          m_environment(quietEnvironment()),
          m_session(m_environment, QFile::encodeName(m_file).constData(), options(provider)),
          m_watch(longestRun(provider))
    {
        const std::vector<std::string> taken = m_session.GetInputNames();
        m_takesMask = std::ranges::find(taken, "attention_mask") != taken.end();
        m_takesPositions = std::ranges::find(taken, "position_ids") != taken.end();
        m_inputNames.push_back("input_ids");
        if (m_takesMask)
            m_inputNames.push_back("attention_mask");
        if (m_takesPositions)
            m_inputNames.push_back("position_ids");
        m_outputNames.push_back("logits");
        for (int layer = 0; layer < m_shape.layers; ++layer) {
            for (const char *part : {"key", "value"}) {
                m_inputNames.push_back("past_key_values." + std::to_string(layer) + "." + part);
                m_outputNames.push_back("present." + std::to_string(layer) + "." + part);
            }
        }
    }

    static Result<std::unique_ptr<CausalEngine>> load(const CausalEngineRequest &request, OnnxProvider provider)
    {
        const QString path = onnxFileFor(request.cpuPath, request.gpuPath, provider);
        RETURN_IF_ERROR(checkFitsInMemory(path, request.weights));
        return onnxLoading(path, [&]() -> Result<std::unique_ptr<CausalEngine>> {
            return std::unique_ptr<CausalEngine>(std::make_unique<OnnxCausalSession>(request, provider));
        });
    }

    std::unique_ptr<CausalState> start() const override { return std::make_unique<OnnxCausalState>(); }

    Result<std::vector<float>> advance(CausalState &state, std::span<const qint32> tokens,
                                       LogitRows rows) const override
    {
        auto &known = static_cast<OnnxCausalState &>(state);
        return onnxRunning(m_file, m_provider,
                           [&]() -> Result<std::vector<float>> { return compute(known, tokens, rows); });
    }

    int vocabularySize() const override { return m_shape.vocabulary; }
    QString provider() const override { return toString(m_provider); }
    QStringList remarks() const override { return {}; }

private:
    static Ort::SessionOptions options(OnnxProvider provider)
    {
        Ort::SessionOptions options = onnxSessionOptions(provider);
        // Turns the weights into floats once, when loading, instead of for every token.
        options.AddConfigEntry(kOrtSessionOptionsDisableQuantQDQ, "1");
        return options;
    }

    static std::vector<const char *> pointers(const std::vector<std::string> &names)
    {
        std::vector<const char *> list;
        for (const std::string &name : names)
            list.push_back(name.c_str());
        return list;
    }

    std::vector<float> compute(OnnxCausalState &state, std::span<const qint32> tokens, LogitRows rows) const
    {
        const Ort::MemoryInfo memory = Ort::MemoryInfo::CreateCpu(OrtArenaAllocator, OrtMemTypeDefault);
        std::vector<std::int64_t> ids(tokens.begin(), tokens.end());
        std::vector<std::int64_t> mask(size_t(state.tokens) + ids.size(), 1);
        std::vector<std::int64_t> positions(ids.size());
        std::iota(positions.begin(), positions.end(), state.tokens);
        std::vector<Ort::Value> inputs;
        const auto addNumbers = [&](std::vector<std::int64_t> &numbers) {
            const std::array<std::int64_t, 2> shape = {1, std::int64_t(numbers.size())};
            inputs.push_back(Ort::Value::CreateTensor<std::int64_t>(memory, numbers.data(), numbers.size(),
                                                                    shape.data(), shape.size()));
        };
        addNumbers(ids);
        if (m_takesMask)
            addNumbers(mask);
        if (m_takesPositions)
            addNumbers(positions);
        for (int i = 0; i < 2 * m_shape.layers; ++i)
            inputs.push_back(cacheView(state, size_t(i), memory));
        const std::vector<const char *> inputNames = pointers(m_inputNames);
        const std::vector<const char *> outputNames = pointers(m_outputNames);
        std::vector<Ort::Value> outputs;
        m_watch.run([&](const Ort::RunOptions &options) {
            outputs = m_session.Run(options, inputNames.data(), inputs.data(), inputs.size(), outputNames.data(),
                                    outputNames.size());
        });
        std::vector<float> logits = logitsOf(outputs.front(), ids.size(), rows);
        outputs.erase(outputs.begin());
        state.cache = std::make_shared<const std::vector<Ort::Value>>(std::move(outputs));
        state.tokens += qint64(ids.size());
        return logits;
    }

    // A view on what the state holds, as the runtime wants to own the values that it is given.
    Ort::Value cacheView(const OnnxCausalState &state, size_t index, const Ort::MemoryInfo &memory) const
    {
        static float nothing = 0;
        const std::array<std::int64_t, 4> shape = {1, m_shape.heads, state.tokens, m_shape.headSize};
        const size_t count = size_t(m_shape.heads) * size_t(state.tokens) * size_t(m_shape.headSize);
        // The runtime only reads its inputs, although its interface takes them as writable.
        float *data = count == 0 ? &nothing : const_cast<float *>((*state.cache)[index].GetTensorData<float>());
        return Ort::Value::CreateTensor<float>(memory, data, count, shape.data(), shape.size());
    }

    std::vector<float> logitsOf(const Ort::Value &value, size_t tokens, LogitRows rows) const
    {
        const std::vector<int64_t> shape = value.GetTensorTypeAndShapeInfo().GetShape();
        const auto width = size_t(m_shape.vocabulary);
        if (shape != std::vector<int64_t>{1, int64_t(tokens), int64_t(width)})
            throw std::runtime_error("the output logits has another shape than the file promised");
        const float *data = value.GetTensorData<float>();
        const size_t from = rows == LogitRows::All ? 0 : (tokens - 1) * width;
        return {data + from, data + tokens * width};
    }

    OnnxProvider m_provider;
    QString m_file;
    CausalShape m_shape;
    Ort::Env m_environment;
    mutable Ort::Session m_session;  // running it is thread-safe, although the runtime's interface is not const
    mutable RunWatch m_watch;
    bool m_takesMask = false;
    bool m_takesPositions = false;
    std::vector<std::string> m_inputNames;
    std::vector<std::string> m_outputNames;
};

// Keys and values are kept in the computer's own memory, so that the CPU can go on in the middle of a sentence.
class FallbackCausalEngine final : public CausalEngine {
public:
    FallbackCausalEngine(std::shared_ptr<const CausalEngine> engine, QStringList remarks,
                         EngineStarter<CausalEngine> reserve)
        : m_reserve(std::move(engine), std::move(remarks), std::move(reserve))
    {
    }

    std::unique_ptr<CausalState> start() const override { return m_reserve.current()->start(); }
    Result<std::vector<float>> advance(CausalState &state, std::span<const qint32> tokens,
                                       LogitRows rows) const override
    {
        const std::shared_ptr<const CausalEngine> engine = m_reserve.current();
        Result<std::vector<float>> logits = engine->advance(state, tokens, rows);
        if (logits)
            return logits;
        ASSIGN_OR_RETURN(const auto other, m_reserve.replace(engine, logits.error()));
        return other->advance(state, tokens, rows);
    }
    int vocabularySize() const override { return m_reserve.current()->vocabularySize(); }
    QString provider() const override { return m_reserve.current()->provider(); }
    QStringList remarks() const override { return m_reserve.remarks(); }

private:
    EngineReserve<CausalEngine> m_reserve;
};

}  // namespace

Result<std::unique_ptr<CausalEngine>> makeOnnxCausalEngine(const CausalEngineRequest &request, OnnxProvider provider)
{
    return startFirstOf<FallbackCausalEngine>(engineCandidates<CausalEngine>(
        provider, [request](OnnxProvider tried) { return OnnxCausalSession::load(request, tried); }));
}

}  // namespace gainsay
