// SPDX-License-Identifier: GPL-3.0-or-later
// Japanese words and parts of speech by MeCab with the IPA dictionary. A tag is what that says of the word, seven parts
// with commas between them: part of speech, three subdivisions, type and form of inflection, base form.
#pragma once

#include "core/words/WordTagger.h"

namespace gainsay {

class MecabTagger final : public WordTagger {
public:
    // `dictionary` is a compiled dictionary in UTF-8.
    static Result<std::unique_ptr<MecabTagger>> open(const QString &dictionary);
    ~MecabTagger() override;

    QString language() const override { return QStringLiteral("ja"); }
    QList<TaggedWord> words(const QString &text) const override;
    bool knows(const QString &word) const override;

private:
    struct Library;
    explicit MecabTagger(std::unique_ptr<Library> library);

    std::unique_ptr<Library> m_library;
};

}  // namespace gainsay
