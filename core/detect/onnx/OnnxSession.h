// SPDX-License-Identifier: GPL-3.0-or-later
// One network loaded on one provider. Private to this folder.
#pragma once

#include "core/detect/InferenceEngine.h"
#include "core/detect/onnx/OnnxEngine.h"

#include <onnxruntime_cxx_api.h>

namespace gainsay {

// The first line of what the runtime says, which can run to pages.
QString onnxMessage(const std::exception &exception);

class OnnxSession {
public:
    // `provider` is not Auto. Every failure of the runtime comes back as an error.
    static Result<std::shared_ptr<OnnxSession>> load(const EngineRequest &request, OnnxProvider provider);

    Result<InferenceResult> run(const InferenceBatch &batch);
    OnnxProvider provider() const { return m_provider; }

private:
    OnnxSession(const EngineRequest &request, OnnxProvider provider);

    InferenceResult compute(const InferenceBatch &batch);
    std::vector<float> tensorOf(const Ort::Value &value, const QString &name, int rows, int columns) const;

    OnnxProvider m_provider;
    QString m_file;
    int m_outputSize;
    Ort::Env m_environment;
    Ort::Session m_session;
    std::vector<int> m_inputs;  // which of ids, mask, segments the network takes
    std::vector<std::string> m_inputNames;
    std::vector<std::string> m_outputNames;
};

}  // namespace gainsay
