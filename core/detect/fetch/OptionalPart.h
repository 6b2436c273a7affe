// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of the program that are only fetched when somebody asks for them: too large for everyone, or under a licence of
// their own. Each is a package of the npm registry, pinned by its SHA-512.
#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay {

struct OptionalPart {
    QString name;  // as it is asked for
    QString package;
    QString version;
    QByteArray sha512;  // of the packed package, in hex
    qint64 packedSize = 0;
    qint64 unpackedSize = 0;
    QString licence;
    QStringList files;    // inside the package; they are put side by side
    QString description;  // a model.json of ours that the package lacks: a resource; may be empty
    QString folder;       // where it goes, below the user's data folder

    QString title() const;
    // What else is needed and not fetched; may be empty.
    QString needs() const;
    // "<title>: 179 MB to fetch, 231 MB on disk, licence MIT. <needs>"
    QString offer() const;

    QString path() const;
    bool isThere() const;
};

// resources/parts/parts.json
const QList<OptionalPart> &optionalParts();
const OptionalPart *optionalPart(const QString &name);
// CUDA and TensorRT for the ONNX Runtime that this program is built with.
const OptionalPart &gpuPart();

// Packs it with npm, which knows the registry, its proxies and keys; checks the hash; unpacks what is needed and puts
// it in place whole or not at all. Returns the folder. What was fetched before it was stopped there need not be fetched
// again. Blocks; any thread.
Result<QString> fetchPart(const OptionalPart &part, Progress &progress);

}  // namespace gainsay
