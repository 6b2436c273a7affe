// SPDX-License-Identifier: GPL-3.0-or-later
// One network loaded on one provider. Private to this folder.
#pragma once

#include "core/detect/InferenceEngine.h"
#include "core/detect/onnx/OnnxEngine.h"
#include "core/detect/onnx/RunWatch.h"

#include <onnxruntime_cxx_api.h>

namespace gainsay {

class OnnxSession final : public InferenceEngine {
public:
    // `provider` is not Auto. Every failure of the runtime comes back as an error.
    static Result<std::unique_ptr<InferenceEngine>> load(const EngineRequest &request, OnnxProvider provider);

    Result<InferenceResult> run(const InferenceBatch &batch) const override;
    QString provider() const override { return toString(m_provider); }
    QStringList remarks() const override { return {}; }

private:
    OnnxSession(const EngineRequest &request, OnnxProvider provider);

    // An input that the network takes, by its place among ids, mask, segments and positions.
    struct Input {
        int source = 0;
        bool isShort = false;  // int32
    };
    using Numbers = std::vector<std::int64_t>;

    void readInputs(const EngineRequest &request);
    InferenceResult computeInParts(const InferenceBatch &batch) const;
    InferenceResult compute(const InferenceBatch &batch) const;
    Numbers positionsFor(const InferenceBatch &batch) const;
    std::vector<float> logitsOf(const Ort::Value &value, int rows) const;

    OnnxProvider m_provider;
    QString m_file;
    std::string m_outputName;
    int m_outputSize;
    Ort::Env m_environment;
    mutable Ort::Session m_session;  // running it is thread-safe, although the runtime's interface is not const
    mutable RunWatch m_watch;
    std::vector<Input> m_inputs;
    std::vector<std::string> m_inputNames;
    int m_fixedRows = 0;     // 0: as many as there are
    int m_fixedColumns = 0;  // the same
    std::int64_t m_padding;
    std::int64_t m_firstPosition;
};

}  // namespace gainsay
