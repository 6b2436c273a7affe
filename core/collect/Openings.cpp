// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collect/Openings.h"

#include "core/base/Json.h"
#include "core/base/TranslatableText.h"
#include "core/text/ScriptGuess.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <cstdio>
#include <optional>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct OpeningText {
    GAINSAY_TR(collect)
};

constexpr qint64 longestOpeningLine = 1 << 20;

struct PersonWords {
    TextLanguage language;
    QRegularExpression first;
    QRegularExpression second;
};

const PersonWords *personWords(TextLanguage language)
{
    static const PersonWords words[] = {
        {TextLanguage::Chinese, QRegularExpression(u"我|俺|咱"_s), QRegularExpression(u"你|您"_s)},
        // A Japanese question is to the other one unless it says otherwise.
        {TextLanguage::Japanese, QRegularExpression(u"私|わたし|僕|ぼく|俺|うち"_s),
         QRegularExpression(u"あなた|君|きみ|さん|か[？?]|の[？?]|[？?]$"_s)},
        {TextLanguage::English, QRegularExpression(u"\\b(I|my|me|mine)\\b"_s),
         QRegularExpression(u"\\b(you|your|yours)\\b"_s, QRegularExpression::CaseInsensitiveOption)},
    };
    for (const PersonWords &one : words) {
        if (one.language == language)
            return &one;
    }
    return nullptr;
}

Result<QString> openingOfLine(const QByteArray &line, bool json)
{
    const QString text = QString::fromUtf8(line);
    if (text.contains(QChar::ReplacementCharacter))
        return invalidInput(OpeningText::tr("this is not UTF-8"));
    if (!json)
        return text;
    ASSIGN_OR_RETURN(const auto row, parseJson(line));
    if (!row.is_object() || !row.contains("u1") || !row["u1"].is_string())
        return invalidInput(OpeningText::tr("the text `u1` is missing"));
    const QString u1 = fromUtf8(row["u1"].get<std::string>()).trimmed();
    if (u1.isEmpty())
        return invalidInput(OpeningText::tr("u1 is empty"));
    return u1;
}

}  // namespace

OpeningKind openingKind(const QString &u1)
{
    const PersonWords *words = personWords(guessLanguage(u1));
    if (!words)
        return OpeningKind::Neither;
    static const QRegularExpression mark(u"[?？]"_s);
    const bool asks = mark.match(u1).hasMatch();
    if (asks && words->second.match(u1).hasMatch())
        return OpeningKind::AsksOther;
    return !asks && words->first.match(u1).hasMatch() ? OpeningKind::TellsSelf : OpeningKind::Neither;
}

Result<OpeningList> readOpenings(const QString &path, const std::function<void(const QString &problem)> &rejected)
{
    QFile file(path);
    const bool opened = path == "-"_L1 ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened)
        return ioError(OpeningText::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    OpeningList list;
    QSet<QString> seen;
    std::optional<bool> json;
    for (int number = 1; !file.atEnd(); ++number) {
        const QByteArray line = file.readLine(longestOpeningLine).trimmed();
        if (line.isEmpty())
            continue;
        if (!json)
            json = line.startsWith('{');
        const Result<QString> u1 = openingOfLine(line, *json);
        if (!u1) {
            ++list.rejected;
            rejected(u"%1: %2"_s.arg(OpeningText::tr("line %1").arg(number), u1.error().message));
        } else if (seen.contains(*u1)) {
            ++list.doubled;
        } else {
            seen.insert(*u1);
            list.openings.append({*u1, QString::number(number)});
        }
    }
    return list;
}

}  // namespace gainsay
