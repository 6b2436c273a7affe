// SPDX-License-Identifier: GPL-3.0-or-later
// A model package on disk, a folder or a zip, with a model.json or as an exporter of Hugging Face leaves it. Checked
// from end to end before anything is loaded: every hash, that no path leads outside, that the networks have the inputs
// and outputs that model.json promises. Immutable.
#pragma once

#include "core/base/Result.h"
#include "core/detect/linear/LinearModel.h"
#include "core/detect/package/ModelSpec.h"
#include "core/detect/package/PackageFiles.h"

#include <QString>

#include <memory>

namespace gainsay {

class ModelPackage {
public:
    // A folder with a classifier's model.json, or a zip: worth opening. Looks no further.
    static bool looksLikeOne(const QString &path);
    // An error names the file and the fault.
    static Result<ModelPackage> open(const QString &path);

    const ModelSpec &spec() const { return m_spec; }
    // Feeds the network other turns than it was made for: only between sentence-pair and flatten, and only if `forced`,
    // since what it says then means little.
    Result<void> useMethod(const QString &method, bool forced = false);
    // In the place of the package's own.
    Result<void> useLabels(const LabelsMap &map) { return useLabelsMap(m_spec, map); }
    // What was given: shown to people.
    const QString &location() const { return m_files.location(); }
    QString filePath(const QString &inner) const { return m_files.path(inner); }
    // Inner paths of the files that hold numbers of networks, where those do not hold them themselves.
    const QStringList &dataFiles() const { return m_files.dataFiles(); }
    // A label whose meaning nobody has said judges nothing; an error says how to say it.
    Result<void> checkLabelsAreKnown() const;
    // The model card as Markdown, in this language (like "zh") if the package has it so; empty if there is none.
    QString card(const QString &language) const;
    // What is not wrong but worth knowing, for `model check`.
    const QStringList &remarks() const { return m_files.remarks(); }

    // Networks only.
    std::shared_ptr<const Tokenizer> tokenizer() const { return m_tokenizer; }
    // Linear packages only; null for others.
    std::shared_ptr<const LinearModel> linear() const { return m_linear; }
    // The package inside this one on whose answers a linear one builds; null where it needs none.
    std::shared_ptr<const ModelPackage> base() const { return m_base; }

private:
    explicit ModelPackage(PackageFiles files) : m_files(std::move(files)) {}

    Result<QMap<QString, OnnxFile>> checkNetworks();
    Result<void> readTokenizer();
    Result<void> readLinear();

    PackageFiles m_files;
    ModelSpec m_spec;
    std::shared_ptr<const Tokenizer> m_tokenizer;
    std::shared_ptr<const LinearModel> m_linear;
    std::shared_ptr<const ModelPackage> m_base;
};

}  // namespace gainsay
