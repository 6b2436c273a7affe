// SPDX-License-Identifier: GPL-3.0-or-later
// The table of replacements that SentencePiece compiles into its models ("precompiled_charsmap"): a double array of
// bytes that leads to texts. Immutable.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>

#include <optional>
#include <string>
#include <vector>

namespace gainsay {

class CharacterMap {
public:
    // The bytes, not their base64.
    static Result<CharacterMap> read(const QByteArray &bytes);

    // What stands for a text that begins as this one does; none where there is no entry. Like the tokenizers library
    // it takes the shortest entry.
    std::optional<std::u32string> replacement(std::u32string_view text) const;

private:
    std::vector<quint32> m_units;
    QByteArray m_texts;  // each ended by a zero
};

}  // namespace gainsay
