// SPDX-License-Identifier: GPL-3.0-or-later
// The detectors of this build: model packages on ONNX Runtime where it is built in, else the rules alone.
#pragma once

#include "core/detect/run/DetectorSource.h"

namespace gainsay {

class InstalledDetectors final : public DetectorSource {
public:
    // `programFolder` holds the running program; packages are looked for beside it and in the user's data folder.
    explicit InstalledDetectors(QString programFolder) : m_programFolder(std::move(programFolder)) {}

    QStringList installedModels() const override;
    QStringList providers() const override;
    Result<std::unique_ptr<Detector>> open(const DetectorChoice &choice) const override;

private:
    QString m_programFolder;
};

}  // namespace gainsay
