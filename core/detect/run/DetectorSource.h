// SPDX-License-Identifier: GPL-3.0-or-later
// Where detectors come from. The program implements it, since only it knows whether ONNX Runtime is built in.
#pragma once

#include "core/detect/Detector.h"
#include "core/detect/package/ModelPackage.h"

#include <memory>

namespace gainsay {

struct DetectorChoice {
    QString model;   // folder or zip of a package; empty: the one that ships, or the rules where there is none
    QString method;  // empty: the package's own
    QString provider = QStringLiteral("auto");
    bool forceMethod = false;  // also where the package was made for another one
    LabelsMap labels = {};     // in the place of the package's own
};

class DetectorSource {
public:
    virtual ~DetectorSource() = default;

    // Folders and zips of installed packages, those that ship first.
    virtual QStringList installedModels() const = 0;
    // auto, cpu, cuda, tensorrt, webgpu; empty where no model can be run.
    virtual QStringList providers() const = 0;
    // Loads and checks; may take seconds.
    virtual Result<std::unique_ptr<Detector>> open(const DetectorChoice &choice) const = 0;
};

}  // namespace gainsay
