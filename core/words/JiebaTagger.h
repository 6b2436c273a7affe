// SPDX-License-Identifier: GPL-3.0-or-later
// Chinese words and parts of speech by cppjieba. The tags are those of its dictionary (n, nr, ns, t, m, v, a, …).
#pragma once

#include "core/words/WordTagger.h"

namespace gainsay {

class JiebaTagger final : public WordTagger {
public:
    // `folder` holds jieba.dict.utf8 and hmm_model.utf8. Takes a good part of a second and 100 MB.
    static Result<std::unique_ptr<JiebaTagger>> open(const QString &folder);
    ~JiebaTagger() override;

    QString language() const override { return QStringLiteral("zh"); }
    QList<TaggedWord> words(const QString &text) const override;
    bool knows(const QString &word) const override;

private:
    struct Dictionary;
    explicit JiebaTagger(std::unique_ptr<Dictionary> dictionary);

    std::unique_ptr<Dictionary> m_dictionary;
};

}  // namespace gainsay
