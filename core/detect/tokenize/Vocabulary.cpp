// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/Vocabulary.h"

#include "core/base/TranslatableText.h"

namespace gainsay {

Result<Vocabulary> Vocabulary::parse(QByteArrayView text, const QString &fileName)
{
    Vocabulary vocabulary;
    qsizetype from = 0;
    while (from < text.size()) {
        qsizetype to = text.indexOf('\n', from);
        to = to < 0 ? text.size() : to;
        QByteArrayView line = text.sliced(from, to - from);
        if (line.endsWith('\r'))
            line.chop(1);
        std::u32string token = QString::fromUtf8(line).toStdU32String();
        vocabulary.m_longest = std::max(vocabulary.m_longest, int(token.size()));
        vocabulary.m_ids[std::move(token)] = vocabulary.m_size++;
        from = to + 1;
    }
    const std::pair<std::u32string_view, qint32 *> markers[] = {{U"[PAD]", &vocabulary.m_padding},
                                                                {U"[UNK]", &vocabulary.m_unknown},
                                                                {U"[CLS]", &vocabulary.m_start},
                                                                {U"[SEP]", &vocabulary.m_separator},
                                                                {U"[MASK]", &vocabulary.m_mask}};
    for (const auto &[name, target] : markers) {
        const std::optional<qint32> found = vocabulary.id(name);
        if (!found) {
            return invalidInput(
                TranslatableText::translate(
                    "detect", "%1: the line %2 is missing; this is not the vocabulary of a BERT-style model")
                    .arg(fileName, QString::fromStdU32String(std::u32string(name))));
        }
        *target = *found;
    }
    return vocabulary;
}

std::optional<qint32> Vocabulary::id(std::u32string_view token) const
{
    const auto found = m_ids.find(token);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace gainsay
