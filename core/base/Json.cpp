// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Json.h"

#include "core/base/TranslatableText.h"

#include <set>
#include <string>
#include <tuple>
#include <vector>

namespace gainsay {

namespace {

constexpr int maximumDepth = 200;

struct Shape {
    bool tooDeep = false;
    qsizetype members = 0;  // of all objects together
};

// A cheap look at what stands outside strings: nlohmann's parser keeps its stack on the heap, but destroying a value
// nested a million deep would recurse; and of two members with the same name it keeps the last without a word.
Shape shapeOf(QByteArrayView text)
{
    Shape shape;
    int depth = 0;
    bool inString = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inString = false;
        } else if (c == '"') {
            inString = true;
        } else if (c == ':') {
            ++shape.members;
        } else if (c == '[' || c == '{') {
            if (++depth > maximumDepth)
                return {true, 0};
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return shape;
}

qsizetype membersIn(const Json &value)
{
    qsizetype members = value.is_object() ? qsizetype(value.size()) : 0;
    if (value.is_structured()) {
        for (const Json &inside : value)
            members += membersIn(inside);
    }
    return members;
}

// Only when there is one: slow.
QString nameGivenTwice(QByteArrayView text)
{
    std::vector<std::set<std::string>> open;
    QString twice;
    const auto look = [&](int, Json::parse_event_t event, Json &parsed) {
        if (event == Json::parse_event_t::object_start)
            open.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            open.pop_back();
        else if (event == Json::parse_event_t::key && !open.back().insert(parsed.get<std::string>()).second)
            twice = fromUtf8(parsed.get<std::string>());
        return true;
    };
    std::ignore = Json::parse(text.begin(), text.end(), look);
    return twice;
}

// A name that stands twice in one object is refused, since one of the two values would be lost.
Result<Json> checkedJson(QByteArrayView text, const Shape &shape)
{
    Json value = Json::parse(text.begin(), text.end());
    if (membersIn(value) != shape.members)
        return invalidInput(
            TranslatableText::translate("core", "\"%1\" stands twice in one object").arg(nameGivenTwice(text)));
    return value;
}

}  // namespace

Result<Json> parseJson(QByteArrayView text)
{
    const Shape shape = shapeOf(text);
    if (shape.tooDeep)
        return invalidInput(
            TranslatableText::translate("core", "JSON is nested deeper than %1 levels").arg(maximumDepth));
    try {
        return checkedJson(text, shape);
    } catch (const Json::parse_error &error) {
        return invalidInput(TranslatableText::translate("core", "not valid JSON at byte %1").arg(error.byte));
    } catch (const Json::out_of_range &) {
        return invalidInput(TranslatableText::translate("core", "a number is too large"));
    } catch (const Json::exception &error) {
        return invalidInput(
            TranslatableText::translate("core", "not valid JSON: %1").arg(QString::fromUtf8(error.what())));
    }
}

QByteArray dumpJson(const Json &value)
{
    return QByteArray::fromStdString(value.dump(-1, ' ', false, Json::error_handler_t::replace));
}

QByteArray dumpJsonPretty(const Json &value)
{
    return QByteArray::fromStdString(value.dump(2, ' ', false, Json::error_handler_t::replace));
}

Json jsonTexts(const QStringList &texts)
{
    Json list = Json::array();
    for (const QString &text : texts)
        list.push_back(toUtf8(text));
    return list;
}

}  // namespace gainsay
