// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/JiebaTagger.h"

#include "core/base/TranslatableText.h"
#include "core/text/OffsetMap.h"

#include <QFile>

#include <cppjieba/DictTrie.hpp>
#include <cppjieba/HMMModel.hpp>
#include <cppjieba/MixSegment.hpp>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

std::string jiebaPath(const QString &folder, QLatin1StringView file)
{
    return QFile::encodeName(folder + u'/' + file).toStdString();
}

constexpr QLatin1StringView kJiebaWords{"jieba.dict.utf8"};
constexpr QLatin1StringView kJiebaModel{"hmm_model.utf8"};

// The library ends the program over a line that it cannot read; what it is given is looked through beforehand.
Result<void> checkJiebaWords(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(TranslatableText::translate("words", "the Chinese dictionary %1 cannot be read: %2")
                           .arg(path, file.errorString()));
    qint64 number = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        ++number;
        if (line.count(' ') != 2)
            return corrupt(TranslatableText::translate(
                               "words", "the Chinese dictionary %1 is damaged in line %2: install it again")
                               .arg(path)
                               .arg(number));
    }
    if (number == 0)
        return corrupt(
            TranslatableText::translate("words", "the Chinese dictionary %1 is empty: install it again").arg(path));
    return {};
}

// Start probabilities, three tables of four lines and the comments between them.
Result<void> checkJiebaModel(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(TranslatableText::translate("words", "the Chinese dictionary %1 cannot be read: %2")
                           .arg(path, file.errorString()));
    int rows = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine().trimmed();
        rows += !line.isEmpty() && !line.startsWith('#') ? 1 : 0;
    }
    if (rows != 9)
        return corrupt(
            TranslatableText::translate("words", "the Chinese dictionary %1 is damaged: install it again").arg(path));
    return {};
}

WordKind kindOfJiebaTag(const QString &tag, const QString &text)
{
    struct Row {
        QLatin1StringView tag;
        WordKind kind;
    };
    // The first that the tag begins with.
    static constexpr Row rows[] = {
        {"nr"_L1, WordKind::Person},   {"ns"_L1, WordKind::Place},    {"nt"_L1, WordKind::Name},
        {"nz"_L1, WordKind::Name},     {"n"_L1, WordKind::Noun},      {"t"_L1, WordKind::Time},
        {"s"_L1, WordKind::Noun},      {"f"_L1, WordKind::Noun},      {"mq"_L1, WordKind::Number},
        {"m"_L1, WordKind::Number},    {"q"_L1, WordKind::Measure},   {"v"_L1, WordKind::Verb},
        {"ad"_L1, WordKind::Adverb},   {"a"_L1, WordKind::Adjective}, {"b"_L1, WordKind::Adjective},
        {"z"_L1, WordKind::Adjective}, {"d"_L1, WordKind::Adverb},    {"r"_L1, WordKind::Pronoun},
        {"p"_L1, WordKind::Particle},  {"c"_L1, WordKind::Particle},  {"u"_L1, WordKind::Particle},
        {"e"_L1, WordKind::Particle},  {"y"_L1, WordKind::Particle},  {"o"_L1, WordKind::Particle},
    };
    if (std::none_of(text.begin(), text.end(), [](QChar c) { return c.isLetterOrNumber() || c.isHighSurrogate(); }))
        return WordKind::Punctuation;
    for (const Row &row : rows) {
        if (tag.startsWith(row.tag))
            return row.kind;
    }
    return WordKind::Other;
}

}  // namespace

struct JiebaTagger::Dictionary {
    explicit Dictionary(const QString &folder)
        : words(jiebaPath(folder, kJiebaWords)), model(jiebaPath(folder, kJiebaModel)), segments(&words, &model)
    {
    }

    cppjieba::DictTrie words;
    cppjieba::HMMModel model;
    cppjieba::MixSegment segments;
};

JiebaTagger::JiebaTagger(std::unique_ptr<Dictionary> dictionary) : m_dictionary(std::move(dictionary)) {}

JiebaTagger::~JiebaTagger() = default;

Result<std::unique_ptr<JiebaTagger>> JiebaTagger::open(const QString &folder)
{
    RETURN_IF_ERROR(checkJiebaWords(folder + u'/' + kJiebaWords));
    RETURN_IF_ERROR(checkJiebaModel(folder + u'/' + kJiebaModel));
    return std::unique_ptr<JiebaTagger>(new JiebaTagger(std::make_unique<Dictionary>(folder)));
}

QList<TaggedWord> JiebaTagger::words(const QString &text) const
{
    const OffsetMap offsets(text);
    std::vector<cppjieba::Word> cut;
    m_dictionary->segments.Cut(text.toStdString(), cut);
    QList<TaggedWord> words;
    words.reserve(qsizetype(cut.size()));
    for (const cppjieba::Word &piece : cut) {
        TaggedWord word;
        word.start = offsets.utf16FromCodePoint(int(piece.unicode_offset));
        word.length = offsets.utf16FromCodePoint(int(piece.unicode_offset + piece.unicode_length)) - word.start;
        word.text = text.mid(word.start, word.length);
        if (word.text.trimmed().isEmpty())
            continue;
        word.tag = QString::fromStdString(m_dictionary->segments.LookupTag(piece.word));
        word.kind = kindOfJiebaTag(word.tag, word.text);
        words.append(std::move(word));
    }
    return words;
}

bool JiebaTagger::knows(const QString &word) const
{
    cppjieba::RuneStrArray runes;
    return cppjieba::DecodeUTF8RunesInString(word.toStdString(), runes) &&
           m_dictionary->words.Find(runes.begin(), runes.end()) != nullptr;
}

}  // namespace gainsay
