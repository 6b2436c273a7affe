// SPDX-License-Identifier: GPL-3.0-or-later
// JSONL in, the same lines out with a prediction each.
#pragma once

#include "core/base/Progress.h"
#include "core/detect/Detector.h"
#include "core/io/rows/ImportReader.h"

#include <QFile>
#include <QIODevice>

#include <functional>

namespace gainsay {

struct FileDetectionRequest {
    QString path;    // "-" is standard input
    QString format;  // cdconv, rgm or jsonl
    bool withSpans = false;
    std::function<void(const RowError &error)> rejected;
};

struct FileDetectionReport {
    qint64 judged = 0;
    qint64 silent = 0;
    qint64 rejected = 0;
};

Result<FileDetectionReport> detectFile(const Detector &detector, const FileDetectionRequest &request, QIODevice &output,
                                       Progress &progress);

}  // namespace gainsay
