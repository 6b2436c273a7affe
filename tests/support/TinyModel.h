// SPDX-License-Identifier: GPL-3.0-or-later
// A network small enough to compute by hand: each token adds its row of weights to the logits. Written as a real
// ONNX file, so that tests run on the real runtime without a trained model.
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay::test {

struct TinyModel {
    QStringList labels = {QStringLiteral("none"), QStringLiteral("intra"), QStringLiteral("role"),
                          QStringLiteral("history")};
    QStringList vocabulary;                // tokens after the five markers
    QHash<QString, QList<float>> weights;  // token → what it adds per label; others add nothing
    QString method = QStringLiteral("flatten");
    QStringList languages;
    QByteArray externalData;  // path that the file claims to read weights from
    QByteArray firstInput = "input_ids";
    int fixedLength = -1;         // an export without dynamic axes: so many tokens
    int fixedRows = -1;           // the same for conversations
    int inputType = 7;            // int64; 6: int32
    bool halfOutput = false;      // float16
    bool takesPositions = false;  // each adds nothing, but it must be there
    bool endless = false;         // never comes to an end
    bool alsoCalledGpu = false;   // names the same file as the variant for accelerators

    QByteArray onnx() const;
    QByteArray vocabularyFile() const;
    QByteArray modelJson() const;
    // Writes model.json, model.onnx and vocab.txt into an existing folder.
    bool write(const QString &folder) const;
    // The same as a zip.
    bool writeZip(const QString &archive) const;
};

}  // namespace gainsay::test
