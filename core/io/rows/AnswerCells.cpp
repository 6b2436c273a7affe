// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/AnswerCells.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

std::optional<Json> optionFromCell(const Question &question, const QString &cell)
{
    if (const Option *option = question.option(toUtf8(cell)))
        return option->value;
    bool isCode = false;
    const int code = cell.toInt(&isCode);
    const Option *option = isCode ? question.optionByCode(code) : nullptr;
    return option ? std::optional<Json>(option->value) : std::nullopt;
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
    case QuestionKind::Scale: {
        bool valid = false;
        const int point = cell.toInt(&valid);
        return valid && point >= question.min && point <= question.max ? std::optional<Json>(point) : std::nullopt;
    }
    case QuestionKind::Bool:
        if (cell == u"true"_s || cell == u"1"_s)
            return true;
        return cell == u"false"_s || cell == u"0"_s ? std::optional<Json>(false) : std::nullopt;
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

}  // namespace gainsay
