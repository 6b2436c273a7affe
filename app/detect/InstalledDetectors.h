// SPDX-License-Identifier: GPL-3.0-or-later
// The detectors of this build: model packages on ONNX Runtime where it is built in, else the rules alone.
#pragma once

#include "core/detect/run/DetectorSource.h"

#include <QString>
#include <QStringList>

#include <functional>

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

// Where model packages are looked for, whatever they hold.
// Packages beside the program and in the user's data folder that `wanted` says yes to, by name.
QStringList modelPackages(const QString &programFolder, const std::function<bool(const QString &path)> &wanted);

}  // namespace gainsay
