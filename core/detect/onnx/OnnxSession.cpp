// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/OnnxSession.h"

#include "core/base/TranslatableText.h"
#include "core/detect/onnx/OnnxRuntime.h"

#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// `rows` rows from row `from` on, with `columns` columns. What the batch does not have is filled with padding, or with
// its first row: a row of padding alone could give numbers that are none.
InferenceBatch partOf(const InferenceBatch &batch, int from, int rows, int columns, std::int64_t padding)
{
    InferenceBatch part;
    part.rows = rows;
    part.columns = columns;
    const auto copy = [&](const std::vector<std::int64_t> &source, std::vector<std::int64_t> &target,
                          std::int64_t fill) {
        target.assign(size_t(rows) * size_t(columns), fill);
        for (int row = 0; row < rows; ++row) {
            const int wanted = from + row < batch.rows ? from + row : 0;
            std::copy_n(source.begin() + qsizetype(wanted) * batch.columns, std::min(batch.columns, columns),
                        target.begin() + qsizetype(row) * columns);
        }
    };
    copy(batch.ids, part.ids, padding);
    copy(batch.mask, part.mask, 0);
    copy(batch.segments, part.segments, 0);
    return part;
}

template <class Number> Ort::Value tensorOf(const std::vector<Number> &numbers, std::array<std::int64_t, 2> shape)
{
    const Ort::MemoryInfo memory = Ort::MemoryInfo::CreateCpu(OrtArenaAllocator, OrtMemTypeDefault);
    // The runtime only reads its inputs, although its interface takes them as writable.
    auto *data = const_cast<Number *>(numbers.data());
    return Ort::Value::CreateTensor<Number>(memory, data, numbers.size(), shape.data(), shape.size());
}

}  // namespace

OnnxSession::OnnxSession(const EngineRequest &request, OnnxProvider provider)
    : m_provider(provider), m_file(onnxFileFor(request.cpuPath, request.gpuPath, provider)),
      m_outputName(request.output.toStdString()), m_outputSize(request.outputSize), m_environment(quietEnvironment()),
      m_session(m_environment, QFile::encodeName(m_file).constData(), onnxSessionOptions(provider)),
      m_watch(longestRun(provider)), m_padding(request.padding), m_firstPosition(request.firstPosition)
{
    readInputs(request);
}

void OnnxSession::readInputs(const EngineRequest &request)
{
    const std::vector<std::string> taken = m_session.GetInputNames();
    for (int i = 0; i < int(request.inputs.size()); ++i) {
        const std::string name = request.inputs[size_t(i)].toStdString();
        const auto found = std::ranges::find(taken, name);
        if (found == taken.end())
            continue;
        const Ort::TypeInfo type = m_session.GetInputTypeInfo(size_t(found - taken.begin()));
        const auto shape = type.GetTensorTypeAndShapeInfo();
        m_inputs.push_back({i, shape.GetElementType() == ONNX_TENSOR_ELEMENT_DATA_TYPE_INT32});
        m_inputNames.push_back(name);
        if (const std::vector<int64_t> sizes = shape.GetShape(); sizes.size() == 2) {
            m_fixedRows = std::max(m_fixedRows, int(sizes[0]));
            m_fixedColumns = std::max(m_fixedColumns, int(sizes[1]));
        }
    }
}

Result<std::unique_ptr<InferenceEngine>> OnnxSession::load(const EngineRequest &request, OnnxProvider provider)
{
    const QString path = onnxFileFor(request.cpuPath, request.gpuPath, provider);
    RETURN_IF_ERROR(checkFitsInMemory(path, request.weights));
    return onnxLoading(path, [&]() -> Result<std::unique_ptr<InferenceEngine>> {
        return std::unique_ptr<InferenceEngine>(new OnnxSession(request, provider));
    });
}

Result<InferenceResult> OnnxSession::run(const InferenceBatch &batch) const
{
    return onnxRunning(m_file, m_provider, [&]() -> Result<InferenceResult> {
        return m_fixedRows > 0 || m_fixedColumns > 0 ? computeInParts(batch) : compute(batch);
    });
}

// For networks that were exported without dynamic axes.
InferenceResult OnnxSession::computeInParts(const InferenceBatch &batch) const
{
    const int rows = m_fixedRows > 0 ? m_fixedRows : batch.rows;
    const int columns = m_fixedColumns > 0 ? m_fixedColumns : batch.columns;
    InferenceResult result;
    for (int from = 0; from < batch.rows; from += rows) {
        const InferenceResult part = compute(partOf(batch, from, rows, columns, m_padding));
        const int used = std::min(rows, batch.rows - from);
        result.logits.insert(result.logits.end(), part.logits.begin(),
                             part.logits.begin() + qsizetype(used) * m_outputSize);
    }
    return result;
}

InferenceResult OnnxSession::compute(const InferenceBatch &batch) const
{
    const std::array<std::int64_t, 2> shape = {batch.rows, batch.columns};
    const Numbers positions = positionsFor(batch);
    const Numbers *sources[] = {&batch.ids, &batch.mask, &batch.segments, &positions};
    std::vector<std::vector<std::int32_t>> shortened(m_inputs.size());  // outlives the run
    std::vector<Ort::Value> inputs;
    std::vector<const char *> inputNames;
    for (size_t i = 0; i < m_inputs.size(); ++i) {
        const Numbers &source = *sources[m_inputs[i].source];
        if (m_inputs[i].isShort)
            shortened[i].assign(source.begin(), source.end());
        inputs.push_back(m_inputs[i].isShort ? tensorOf(shortened[i], shape) : tensorOf(source, shape));
        inputNames.push_back(m_inputNames[i].c_str());
    }
    const char *outputName = m_outputName.c_str();
    std::vector<Ort::Value> outputs;
    m_watch.run([&](const Ort::RunOptions &options) {
        outputs = m_session.Run(options, inputNames.data(), inputs.data(), inputs.size(), &outputName, 1);
    });
    return {logitsOf(outputs.front(), batch.rows)};
}

OnnxSession::Numbers OnnxSession::positionsFor(const InferenceBatch &batch) const
{
    constexpr int positions = 3;
    if (std::ranges::find(m_inputs, positions, &Input::source) == m_inputs.end())
        return {};
    Numbers numbers(batch.ids.size());
    for (size_t i = 0; i < numbers.size(); ++i)
        numbers[i] = m_firstPosition + std::int64_t(i % size_t(batch.columns));
    return numbers;
}

std::vector<float> OnnxSession::logitsOf(const Ort::Value &value, int rows) const
{
    const std::vector<int64_t> shape = value.GetTensorTypeAndShapeInfo().GetShape();
    if (shape != std::vector<int64_t>{rows, m_outputSize}) {
        throw std::runtime_error(TranslatableText::translate("detect", "the output %1 does not have %2 numbers per row")
                                     .arg(QString::fromStdString(m_outputName), QString::number(m_outputSize))
                                     .toStdString());
    }
    const auto count = qsizetype(rows) * m_outputSize;
    if (value.GetTensorTypeAndShapeInfo().GetElementType() == ONNX_TENSOR_ELEMENT_DATA_TYPE_FLOAT16) {
        const auto *halves = value.GetTensorData<Ort::Float16_t>();
        std::vector<float> logits;
        std::transform(halves, halves + count, std::back_inserter(logits),
                       [](Ort::Float16_t half) { return half.ToFloat(); });
        return logits;
    }
    const float *data = value.GetTensorData<float>();
    return {data, data + count};
}

}  // namespace gainsay
