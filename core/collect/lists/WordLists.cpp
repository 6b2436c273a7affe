// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/lists/WordLists.h"

#include "core/base/Resources.h"
#include "core/base/TranslatableText.h"

#include <QFile>

#include <functional>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct WordListText {
    GAINSAY_TR(collect)
};

// Calls `take` for each line that says something.
Result<void> readLines(const QString &path, const std::function<Result<void>(const QString &line, int number)> &take)
{
    initResources();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(WordListText::tr("the dictionary %1 cannot be read: %2").arg(path, file.errorString()));
    for (int number = 1; !file.atEnd(); ++number) {
        const QByteArray bytes = file.readLine();
        const QString line = QString::fromUtf8(bytes).section(u'#', 0, 0).trimmed();
        if (line.contains(QChar::ReplacementCharacter))
            return invalidInput(WordListText::tr("%1, line %2: this is not UTF-8").arg(path).arg(number));
        if (!line.isEmpty())
            RETURN_IF_ERROR(take(line, number));
    }
    return {};
}

QStringList wordsIn(const QString &line)
{
    return line.simplified().split(u' ', Qt::SkipEmptyParts);
}

}  // namespace

Result<QStringList> readWordList(const QString &path)
{
    QStringList words;
    RETURN_IF_ERROR(readLines(path, [&](const QString &line, int) -> Result<void> {
        words.append(line);
        return {};
    }));
    if (words.isEmpty())
        return invalidInput(WordListText::tr("the dictionary %1 holds no word").arg(path));
    return words;
}

Result<void> Replacements::addFile(const QString &path)
{
    return readLines(path, [&](const QString &line, int number) -> Result<void> {
        const qsizetype arrow = line.indexOf(u'>');
        const QStringList from = wordsIn(arrow < 0 ? line : line.first(arrow));
        const QStringList to = arrow < 0 ? from : wordsIn(line.sliced(arrow + 1));
        if (from.isEmpty() || to.isEmpty() || (arrow < 0 && from.size() < 2))
            return invalidInput(WordListText::tr("%1, line %2: \"%3\" does not say what stands for what; write "
                                                 "\"word word\" or \"word > word\"")
                                    .arg(path)
                                    .arg(number)
                                    .arg(line));
        for (const QString &word : from) {
            for (const QString &replacement : to)
                add(word, replacement);
        }
        return {};
    });
}

void Replacements::add(const QString &word, const QString &replacement)
{
    if (word == replacement)
        return;
    QStringList &known = m_replacements[word];
    if (!known.contains(replacement))
        known.append(replacement);
}

Result<QHash<QString, QString>> readWordKinds(const QString &path)
{
    QHash<QString, QString> kinds;
    RETURN_IF_ERROR(readLines(path, [&](const QString &line, int number) -> Result<void> {
        const QString phrase = line.section(u':', 0, 0).trimmed();
        const QStringList words = wordsIn(line.section(u':', 1));
        if (phrase.isEmpty() || words.isEmpty())
            return invalidInput(
                WordListText::tr("%1, line %2: \"%3\" is not \"phrase: words\"").arg(path).arg(number).arg(line));
        for (const QString &word : words) {
            if (!kinds.contains(word))
                kinds.insert(word, phrase);
        }
        return {};
    }));
    return kinds;
}

}  // namespace gainsay
