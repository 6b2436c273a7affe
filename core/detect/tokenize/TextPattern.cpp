// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/tokenize/TextPattern.h"

#include "core/base/TranslatableText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

Result<TextPattern> TextPattern::read(const Json &description, const char *stage)
{
    const auto pattern = description.find("pattern");
    const auto textOf = [&](const char *key) {
        const bool there = pattern != description.end() && pattern->is_object() && pattern->contains(key) &&
                           pattern->at(key).is_string();
        return there ? fromUtf8(pattern->at(key).get<std::string>()) : QString();
    };
    if (const QString expression = textOf("Regex"); !expression.isEmpty())
        return regex(expression, stage);
    TextPattern literal;
    literal.m_literal = textOf("String").toStdU32String();
    if (literal.m_literal.empty())
        return invalidInput(TranslatableText::translate("tokenize", "tokenizer.json, %1: a pattern is missing")
                                .arg(QLatin1StringView(stage)));
    return literal;
}

Result<TextPattern> TextPattern::regex(const QString &expression, const char *stage)
{
    TextPattern pattern;
    pattern.m_expression = QRegularExpression(expression, QRegularExpression::UseUnicodePropertiesOption);
    if (!pattern.m_expression.isValid())
        return invalidInput(
            TranslatableText::translate("tokenize", "tokenizer.json, %1: the pattern cannot be read (%2)")
                .arg(QLatin1StringView(stage), pattern.m_expression.errorString()));
    pattern.m_expression.optimize();
    return pattern;
}

std::vector<std::pair<size_t, size_t>> TextPattern::matches(const std::u32string &text) const
{
    std::vector<std::pair<size_t, size_t>> found;
    if (!m_literal.empty()) {
        for (size_t at = text.find(m_literal); at != std::u32string::npos;
             at = text.find(m_literal, at + m_literal.size()))
            found.emplace_back(at, at + m_literal.size());
        return found;
    }
    const QString utf16 = QString::fromUcs4(text.data(), qsizetype(text.size()));
    size_t place = 0;
    qsizetype unit = 0;
    const auto placeOf = [&](qsizetype wanted) {
        for (; unit < wanted; ++place)
            unit += utf16.at(unit).isHighSurrogate() ? 2 : 1;
        return place;
    };
    auto matches = m_expression.globalMatch(utf16);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        const size_t from = placeOf(match.capturedStart());
        found.emplace_back(from, placeOf(match.capturedEnd()));
    }
    return found;
}

}  // namespace gainsay
