// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/ErrorFilter.h"

#include "core/base/JsonFields.h"
#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/errors/table/TagTitles.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct FilterText {
    GAINSAY_TR(gainsay::ErrorFilter)
};

template <class Member> struct FilterField {
    const char *name;
    Member ErrorFilter::*member;
    const char *title;  // translated where it is shown
};

constexpr std::array<FilterField<QString>, 2> textFields{{
    {"text", &ErrorFilter::text, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "text")},
    {"pattern", &ErrorFilter::pattern, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "pattern")},
}};
constexpr std::array<FilterField<QStringList>, 7> listFields{{
    {"gold", &ErrorFilter::gold, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "gold")},
    {"people", &ErrorFilter::people, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "people")},
    {"chatbots", &ErrorFilter::chatbots, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "chatbot")},
    {"methods", &ErrorFilter::methods, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "method")},
    {"aspects", &ErrorFilter::aspects, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "aspect")},
    {"batches", &ErrorFilter::batches, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "batch")},
    {"tags", &ErrorFilter::tags, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "tag")},
}};
constexpr std::array<FilterField<NumberRange>, 6> rangeFields{{
    {"length", &ErrorFilter::length, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "length")},
    {"reply_length", &ErrorFilter::replyLength, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "reply length")},
    {"turns", &ErrorFilter::turns, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "turns")},
    {"distance", &ErrorFilter::distance, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "distance")},
    {"agreement", &ErrorFilter::agreement, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "agreement")},
    {"votes", &ErrorFilter::votes, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "votes")},
}};
constexpr std::array<FilterField<bool>, 2> flagFields{{
    {"contradiction", &ErrorFilter::goldIsContradiction,
     QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "gold: a contradiction")},
    {"ambiguous", &ErrorFilter::ambiguous, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "people: ambiguous")},
}};
constexpr std::array<FilterField<QList<TextFeature>>, 2> featureFields{{
    {"with", &ErrorFilter::with, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "with")},
    {"without", &ErrorFilter::without, QT_TRANSLATE_NOOP("gainsay::ErrorFilter", "without")},
}};

Json rangeToJson(const NumberRange &range)
{
    return Json::array({range.low ? Json(*range.low) : Json(), range.high ? Json(*range.high) : Json()});
}

Json conditionToJson(const RunCondition &condition)
{
    Json json = {{"run", toUtf8(condition.run)}};
    if (!condition.labels.isEmpty())
        json["labels"] = jsonTexts(condition.labels);
    if (condition.right)
        json["right"] = *condition.right;
    if (condition.setting == LabelSetting::TwoClass)
        json["two_class"] = true;
    if (!condition.confidence.isOpen())
        json["confidence"] = rangeToJson(condition.confidence);
    if (!condition.margin.isOpen())
        json["margin"] = rangeToJson(condition.margin);
    return json;
}

QStringList readList(JsonFields &fields, const char *name, JsonFaults &faults)
{
    QStringList list;
    if (!fields.has(name))
        return list;
    for (const Json &value : fields.array(name)) {
        if (value.is_string())
            list.append(fromUtf8(value.get<std::string>()));
        else
            faults.expected(fields.path(name), FilterText::tr("texts"), value);
    }
    return list;
}

NumberRange readRange(JsonFields &fields, const char *name, JsonFaults &faults)
{
    NumberRange range;
    if (!fields.has(name))
        return range;
    const Json &ends = fields.array(name);
    const bool valid =
        ends.size() == 2 && (ends[0].is_null() || ends[0].is_number()) && (ends[1].is_null() || ends[1].is_number());
    if (!valid) {
        faults.expected(fields.path(name), FilterText::tr("two numbers, either of which may be null"), ends);
        return range;
    }
    if (!ends[0].is_null())
        range.low = ends[0].get<double>();
    if (!ends[1].is_null())
        range.high = ends[1].get<double>();
    return range;
}

RunCondition readCondition(const Json &json, const QString &path, JsonFaults &faults)
{
    JsonFields fields(json, path, faults);
    RunCondition condition;
    condition.run = fields.string("run");
    condition.labels = readList(fields, "labels", faults);
    if (fields.has("right"))
        condition.right = fields.boolean("right");
    condition.setting = fields.boolean("two_class", false) ? LabelSetting::TwoClass : LabelSetting::All;
    condition.confidence = readRange(fields, "confidence", faults);
    condition.margin = readRange(fields, "margin", faults);
    fields.refuseOthers();
    return condition;
}

QString rangeText(const NumberRange &range)
{
    if (range.low && range.high && *range.low == *range.high)
        return QString::number(*range.low);
    if (range.low && range.high)
        return u"%1–%2"_s.arg(QString::number(*range.low), QString::number(*range.high));
    return range.low ? u"≥ %1"_s.arg(*range.low) : u"≤ %1"_s.arg(*range.high);
}

QString listText(const QStringList &names, const LabelTitles &titles)
{
    QStringList shown = names;
    if (titles)
        std::transform(names.begin(), names.end(), shown.begin(), titles);
    return listing(shown);
}

// How the words of a list are shown.
LabelTitles titlesIn(QStringList ErrorFilter::*member, const LabelTitles &titles)
{
    if (member == &ErrorFilter::tags)
        return tagTitle;
    const bool isOfScheme =
        member == &ErrorFilter::gold || member == &ErrorFilter::people || member == &ErrorFilter::aspects;
    return isOfScheme ? titles : LabelTitles();
}

QString conditionText(const RunCondition &condition, const LabelTitles &titles)
{
    QStringList words;
    if (!condition.labels.isEmpty())
        words.append(listText(condition.labels, titles));
    if (condition.right)
        words.append(*condition.right ? FilterText::tr("right") : FilterText::tr("wrong"));
    if (condition.setting == LabelSetting::TwoClass && condition.right)
        words.append(FilterText::tr("2-class"));
    if (!condition.confidence.isOpen())
        words.append(FilterText::tr("confidence %1").arg(rangeText(condition.confidence)));
    if (!condition.margin.isOpen())
        words.append(FilterText::tr("margin %1").arg(rangeText(condition.margin)));
    return withValue(condition.run, listing(words));
}

}  // namespace

Json toJson(const ErrorFilter &filter)
{
    Json json = Json::object();
    for (const auto &field : textFields) {
        if (!(filter.*field.member).isEmpty())
            json[field.name] = toUtf8(filter.*field.member);
    }
    for (const auto &field : listFields) {
        if (!(filter.*field.member).isEmpty())
            json[field.name] = jsonTexts(filter.*field.member);
    }
    for (const auto &field : rangeFields) {
        if (!(filter.*field.member).isOpen())
            json[field.name] = rangeToJson(filter.*field.member);
    }
    for (const auto &field : featureFields) {
        for (const TextFeature feature : filter.*field.member)
            json[field.name].push_back(toUtf8(toString(feature)));
    }
    for (const auto &field : flagFields) {
        if (filter.*field.member)
            json[field.name] = true;
    }
    for (const RunCondition &condition : filter.runs)
        json["runs"].push_back(conditionToJson(condition));
    return json;
}

Result<ErrorFilter> errorFilterFromJson(const Json &json)
{
    JsonFaults faults;
    JsonFields fields(json, {}, faults);
    ErrorFilter filter;
    for (const auto &field : textFields)
        filter.*field.member = fields.string(field.name, QString());
    for (const auto &field : listFields)
        filter.*field.member = readList(fields, field.name, faults);
    for (const auto &field : rangeFields)
        filter.*field.member = readRange(fields, field.name, faults);
    for (const auto &field : featureFields) {
        for (const QString &name : readList(fields, field.name, faults)) {
            if (const auto feature = textFeatureFromString(name))
                (filter.*field.member).append(*feature);
            else
                faults.add(fields.path(field.name), FilterText::tr("there is no feature \"%1\"").arg(name));
        }
    }
    for (const auto &field : flagFields)
        filter.*field.member = fields.boolean(field.name, false);
    if (fields.has("runs")) {
        for (const Json &condition : fields.array("runs"))
            filter.runs.append(readCondition(condition, fields.path("runs"), faults));
    }
    fields.refuseOthers();
    if (!faults.isEmpty())
        return invalidInput(FilterText::tr("The filter cannot be read: %1").arg(faults.first()));
    return filter;
}

QList<FilterPart> partsOf(const ErrorFilter &filter, const LabelTitles &titles)
{
    QList<FilterPart> parts;
    const auto add = [&](const QString &text, auto take) {
        FilterPart part{text, filter};
        take(part.without);
        parts.append(part);
    };
    const auto named = [](const char *title, const QString &value) {
        return u"%1: %2"_s.arg(FilterText::tr(title), value);
    };
    for (const auto &field : textFields) {
        if (!(filter.*field.member).isEmpty())
            add(named(field.title, filter.*field.member), [&](ErrorFilter &rest) { (rest.*field.member).clear(); });
    }
    for (const auto &field : listFields) {
        if (!(filter.*field.member).isEmpty())
            add(named(field.title, listText(filter.*field.member, titlesIn(field.member, titles))),
                [&](ErrorFilter &rest) { (rest.*field.member).clear(); });
    }
    for (const auto &field : flagFields) {
        if (filter.*field.member)
            add(FilterText::tr(field.title), [&](ErrorFilter &rest) { rest.*field.member = false; });
    }
    for (const auto &field : rangeFields) {
        if (!(filter.*field.member).isOpen())
            add(named(field.title, rangeText(filter.*field.member)),
                [&](ErrorFilter &rest) { rest.*field.member = NumberRange(); });
    }
    for (const auto &field : featureFields) {
        for (const TextFeature feature : filter.*field.member)
            add(named(field.title, titleOf(feature)),
                [&](ErrorFilter &rest) { (rest.*field.member).removeAll(feature); });
    }
    for (qsizetype i = 0; i < filter.runs.size(); ++i)
        add(conditionText(filter.runs[i], titles), [i](ErrorFilter &rest) { rest.runs.removeAt(i); });
    return parts;
}

ErrorFilter combined(const ErrorFilter &base, const ErrorFilter &added)
{
    ErrorFilter result = base;
    for (const auto &field : textFields) {
        if (!(added.*field.member).isEmpty())
            result.*field.member = added.*field.member;
    }
    for (const auto &field : listFields) {
        if (!(added.*field.member).isEmpty())
            result.*field.member = added.*field.member;
    }
    for (const auto &field : rangeFields) {
        if (!(added.*field.member).isOpen())
            result.*field.member = added.*field.member;
    }
    for (const auto &field : featureFields) {
        for (const TextFeature feature : added.*field.member) {
            if (!(result.*field.member).contains(feature))
                (result.*field.member).append(feature);
        }
    }
    for (const auto &field : flagFields)
        result.*field.member = result.*field.member || added.*field.member;
    for (const RunCondition &condition : added.runs) {
        result.runs.removeIf([&](const RunCondition &known) { return known.run == condition.run; });
        result.runs.append(condition);
    }
    return result;
}

}  // namespace gainsay
