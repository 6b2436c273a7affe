// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens a model knows: one per line of vocab.txt, the line number (from 0) is the id. Immutable.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/detect/tokenize/Tokenizer.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace gainsay {

class Vocabulary {
public:
    // `fileName` is only named in errors. The five markers must be there; a repeated token keeps its last line.
    static Result<Vocabulary> parse(QByteArrayView text, const QString &fileName);

    std::optional<qint32> id(std::u32string_view token) const;
    int size() const { return m_size; }
    // {"token": id, …}
    Json toJson() const;
    qint32 unknown() const { return m_unknown; }
    // As BERT has them: [CLS] a [SEP] b [SEP].
    const SequenceMarkers &markers() const { return m_markers; }

private:
    struct Hash {
        using is_transparent = void;
        size_t operator()(std::u32string_view text) const { return std::hash<std::u32string_view>{}(text); }
    };

    std::unordered_map<std::u32string, qint32, Hash, std::equal_to<>> m_ids;
    int m_size = 0;
    qint32 m_unknown = 0;
    SequenceMarkers m_markers;
};

}  // namespace gainsay
