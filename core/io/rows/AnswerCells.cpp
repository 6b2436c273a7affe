// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/AnswerCells.h"

#include "core/base/Phrases.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QStringList titlesOf(const Option &option)
{
    QStringList titles;
    for (const QString &language : LocalizedText::languages())
        titles << option.title.text(language) << option.shortTitle.text(language);
    return titles;
}

// The only option that `fits`; none if several do.
template <class Fits> const Option *onlyOption(const Question &question, const Fits &fits)
{
    const Option *found = nullptr;
    for (const Option &option : question.options) {
        if (!fits(option))
            continue;
        if (found)
            return nullptr;
        found = &option;
    }
    return found;
}

const Option *optionByName(const Question &question, const QString &name)
{
    const Option *const byValue = onlyOption(question, [&](const Option &option) {
        return answerToCell(option.value).compare(name, Qt::CaseInsensitive) == 0;
    });
    return byValue ? byValue : onlyOption(question, [&](const Option &option) {
        return titlesOf(option).contains(name, Qt::CaseInsensitive);
    });
}

std::optional<Json> optionFromCell(const Question &question, const QString &cell)
{
    const QString name = cell.trimmed();
    if (name.isEmpty())
        return std::nullopt;
    if (const Option *option = question.option(toUtf8(name)))
        return option->value;
    bool isCode = false;
    const int code = name.toInt(&isCode);
    const Option *const option = isCode ? question.optionByCode(code) : optionByName(question, name);
    return option ? std::optional<Json>(option->value) : std::nullopt;
}

std::optional<Json> boolFromCell(const QString &cell)
{
    static const QStringList yes{u"true"_s, u"1"_s, u"yes"_s, u"是"_s, u"はい"_s};
    static const QStringList no{u"false"_s, u"0"_s, u"no"_s, u"否"_s, u"いいえ"_s};
    if (yes.contains(cell.trimmed(), Qt::CaseInsensitive))
        return true;
    return no.contains(cell.trimmed(), Qt::CaseInsensitive) ? std::optional<Json>(false) : std::nullopt;
}

// A scale goes by its points; those that have a title go by that too.
std::optional<Json> scaleFromCell(const Question &question, const QString &cell)
{
    bool valid = false;
    const int point = cell.trimmed().toInt(&valid);
    if (valid)
        return point >= question.min && point <= question.max ? std::optional<Json>(point) : std::nullopt;
    const Option *const named = optionByName(question, cell.trimmed());
    return named && named->value.is_number_integer() ? std::optional<Json>(named->value) : std::nullopt;
}

std::optional<Json> listFromCell(const Question &question, const QString &cell)
{
    Json list = Json::array();
    for (const QString &part : cell.split(u'|', Qt::SkipEmptyParts)) {
        const std::optional<Json> value = optionFromCell(question, part.trimmed());
        if (!value)
            return std::nullopt;
        list.push_back(*value);
    }
    return list;
}

}  // namespace

QString answerToCell(const Json &answer)
{
    if (answer.is_null())
        return {};
    if (answer.is_string())
        return fromUtf8(answer.get_ref<const std::string &>());
    const bool words = answer.is_array() &&
                       std::all_of(answer.begin(), answer.end(), [](const Json &part) { return part.is_string(); });
    if (!words)
        return QString::fromUtf8(dumpJson(answer));
    QStringList parts;
    for (const Json &part : answer)
        parts.append(fromUtf8(part.get_ref<const std::string &>()));
    return parts.join(u'|');
}

std::optional<Json> answerFromCell(const Question &question, const QString &cell)
{
    switch (question.kind) {
    case QuestionKind::Single:
        return optionFromCell(question, cell);
    case QuestionKind::Multi:
    case QuestionKind::Ranking:
        return listFromCell(question, cell);
    case QuestionKind::Scale:
        return scaleFromCell(question, cell);
    case QuestionKind::Bool:
        return boolFromCell(cell);
    case QuestionKind::Text:
        return Json(toUtf8(cell));
    case QuestionKind::Spans: {
        if (cell.isEmpty())
            return Json::array();
        const Result<Json> spans = parseJson(cell.toUtf8());
        return spans && spans->is_array() ? std::optional<Json>(*spans) : std::nullopt;
    }
    }
    return std::nullopt;
}

QString expectedAnswers(const Question &question)
{
    if (question.kind == QuestionKind::Bool)
        return listing({u"true"_s, u"false"_s});
    if (question.options.isEmpty())
        return question.kind == QuestionKind::Scale ? u"%1–%2"_s.arg(question.min).arg(question.max) : QString();
    QStringList options;
    for (const Option &option : question.options) {
        const QString value = answerToCell(option.value);
        QStringList others{QString::number(option.code), option.title.text(u"en"_s)};
        others.removeAll(value);
        options.append(withRemark(value, listing(others)));
    }
    return listing(options);
}

}  // namespace gainsay
