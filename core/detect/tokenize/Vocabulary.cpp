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
        vocabulary.m_ids[QString::fromUtf8(line).toStdU32String()] = vocabulary.m_size++;
        from = to + 1;
    }
    qint32 start = 0;
    qint32 separator = 0;
    const std::pair<std::u32string_view, qint32 *> markers[] = {{U"[PAD]", &vocabulary.m_markers.padding},
                                                                {U"[UNK]", &vocabulary.m_unknown},
                                                                {U"[CLS]", &start},
                                                                {U"[SEP]", &separator},
                                                                {U"[MASK]", &vocabulary.m_markers.mask}};
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
    vocabulary.m_markers.start = {start};
    vocabulary.m_markers.between = {separator};
    vocabulary.m_markers.end = {separator};
    return vocabulary;
}

std::optional<qint32> Vocabulary::id(std::u32string_view token) const
{
    const auto found = m_ids.find(token);
    return found == m_ids.end() ? std::nullopt : std::optional(found->second);
}

Json Vocabulary::toJson() const
{
    Json json = Json::object();
    for (const auto &[token, id] : m_ids)
        json[QString::fromStdU32String(token).toStdString()] = id;
    return json;
}

}  // namespace gainsay
