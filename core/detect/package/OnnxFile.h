// SPDX-License-Identifier: GPL-3.0-or-later
// A look into an ONNX file before any runtime opens it: inputs, outputs, and files that it would pull in.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay {

struct OnnxValue {
    QString name;
    int elementType = 0;       // TensorProto.DataType: 1 float, 6 int32, 7 int64, 10 float16
    QList<qint64> dimensions;  // −1: free
    bool hasShape = false;
};

struct OnnxFile {
    QList<OnnxValue> inputs;
    QList<OnnxValue> outputs;
    QStringList externalData;  // paths of data files, as the file writes them
    // Rows of the smallest table that an input picks from by its numbers: how many different ids it may hold.
    QHash<QString, qint64> rowsPickedBy;

    const OnnxValue *input(const QString &name) const;
    const OnnxValue *output(const QString &name) const;
};

// `fileName` is only named in errors.
Result<OnnxFile> inspectOnnx(QByteArrayView bytes, const QString &fileName);

}  // namespace gainsay
