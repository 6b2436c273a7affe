// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/AnswerTitles.h"

#include "core/base/Json.h"
#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/scheme/Scheme.h"
#include "core/scheme/SchemeLabels.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TitleWords {
    GAINSAY_TR(report)
};

}  // namespace

QString wordLanguage()
{
    //: The code of the language that you translate into: zh, ja.
    return TitleWords::tr("en", "code of the language");
}

AnswerTitles::AnswerTitles(const Question &question, const QString &language)
{
    for (const Option &option : question.options)
        m_titles.insert(answerText(option.value), option.brief(language));
    if (question.kind != QuestionKind::Bool)
        return;
    m_titles.insert(answerText(Json(true)), TitleWords::tr("yes"));
    m_titles.insert(answerText(Json(false)), TitleWords::tr("no"));
}

AnswerTitles AnswerTitles::of(const Scheme &scheme, const QString &question)
{
    const Question *found = scheme.question(question);
    return found ? AnswerTitles(*found, wordLanguage()) : AnswerTitles();
}

QString AnswerTitles::title(const QString &answer) const
{
    if (const QString known = m_titles.value(answer); !known.isEmpty())
        return known;
    if (answer == anyContradiction)
        return TitleWords::tr("contradiction of some kind");
    const std::optional<QStringList> elements = answerElements(answer);
    if (!elements)
        return answer;
    return elements->isEmpty() ? TitleWords::tr("(nothing)") : listing(titles(*elements));
}

QStringList AnswerTitles::titles(const QStringList &answers) const
{
    QStringList result;
    for (const QString &answer : answers)
        result.append(title(answer));
    return result;
}

QString questionTitle(const Scheme &scheme, const QString &question)
{
    const Question *found = scheme.question(question);
    const QString title = found ? found->title.text(wordLanguage()) : QString();
    return title.isEmpty() ? question : title;
}

std::optional<QStringList> answerElements(const QString &text)
{
    if (!text.startsWith(u'['))
        return std::nullopt;
    const Result<Json> list = parseJson(text.toUtf8());
    if (!list || !list->is_array())
        return std::nullopt;
    QStringList elements;
    for (const Json &element : *list)
        elements.append(answerText(element));
    return elements;
}

}  // namespace gainsay
