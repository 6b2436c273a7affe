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

    InferenceResult compute(const InferenceBatch &batch) const;
    std::vector<float> logitsOf(const Ort::Value &value, int rows) const;

    OnnxProvider m_provider;
    QString m_file;
    std::string m_outputName;
    int m_outputSize;
    Ort::Env m_environment;
    mutable Ort::Session m_session;  // running it is thread-safe, although the runtime's interface is not const
    mutable RunWatch m_watch;
    std::vector<int> m_inputs;  // which of ids, mask, segments the network takes
    std::vector<std::string> m_inputNames;
};

}  // namespace gainsay
