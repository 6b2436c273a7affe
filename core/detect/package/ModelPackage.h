// SPDX-License-Identifier: GPL-3.0-or-later
// A model package on disk, a folder or a zip, checked from end to end before anything is loaded: every hash, that no
// path leads outside, that the networks have the inputs and outputs that model.json promises. Immutable.
#pragma once

#include "core/base/Result.h"
#include "core/detect/package/ModelSpec.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace gainsay {

class ModelPackage {
public:
    // A folder with a model.json, or a zip: worth opening. Looks no further.
    static bool looksLikeOne(const QString &path);
    // An error names the file and the fault.
    static Result<ModelPackage> open(const QString &path);

    const ModelSpec &spec() const { return m_spec; }
    // Feeds the network other turns than it was made for; only between sentence-pair and flatten.
    Result<void> useMethod(const QString &method);
    // What was given: shown to people.
    const QString &location() const { return m_location; }
    QString filePath(const QString &inner) const;
    // The model card as Markdown, in this language (like "zh") if the package has it so; empty if there is none.
    QString card(const QString &language) const;
    // What is not wrong but worth knowing, for `model check`.
    const QStringList &remarks() const { return m_remarks; }

    std::shared_ptr<const Tokenizer> tokenizer() const { return m_tokenizer; }

private:
    Result<void> locate();
    Result<void> checkFile(const ModelFile &file);
    Result<void> checkNetwork(const ModelFile &file) const;
    Result<void> checkExternalData(const QStringList &paths, const QString &network) const;
    Result<void> checkNetworks();
    Result<void> readVocabulary();

    ModelSpec m_spec;
    QString m_location;
    QString m_folder;
    QStringList m_remarks;
    std::shared_ptr<QTemporaryDir> m_unpacked;  // zip only; the files go with the last copy
    std::shared_ptr<const Tokenizer> m_tokenizer;
};

}  // namespace gainsay
