// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scheme/edit/SchemeDocument.h"

#include "core/base/Json.h"
#include "core/base/TranslatableText.h"

#include <algorithm>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct DocumentWords {
    GAINSAY_TR(SchemeDocument)
};

// Stand for what separates the parts of a path where it belongs to a name.
constexpr QChar dotInName(u'\uE000');
constexpr QChar bracketInName(u'\uE001');

struct PathPart {
    std::string name;          // of a field
    std::optional<size_t> at;  // or a place in a list
};

// "a.b[2].c"
QList<PathPart> partsOf(const QString &path)
{
    QList<PathPart> parts;
    for (const QString &part : path.split(u'.', Qt::SkipEmptyParts)) {
        QStringList names = part.split(u'[');
        parts.append({toUtf8(names.takeFirst().replace(dotInName, u'.').replace(bracketInName, u'[')), {}});
        for (const QString &index : std::as_const(names))
            parts.append({{}, size_t(QStringView(index).chopped(1).toULongLong())});
    }
    return parts;
}

OrderedJson::json_pointer pointerTo(const QString &path)
{
    OrderedJson::json_pointer pointer;
    for (const PathPart &part : partsOf(path)) {
        if (part.at)
            pointer /= *part.at;
        else
            pointer /= part.name;
    }
    return pointer;
}

// Each test of the condition, however deep.
void eachTest(OrderedJson &condition, const std::function<void(OrderedJson &)> &visit)
{
    if (!condition.is_object())
        return;
    if (condition.contains("question"))
        return visit(condition);
    for (const char *name : {"all", "any"}) {
        if (const auto list = condition.find(name); list != condition.end() && list->is_array()) {
            for (OrderedJson &part : *list)
                eachTest(part, visit);
        }
    }
    if (const auto part = condition.find("not"); part != condition.end())
        eachTest(*part, visit);
}

void eachTestOfScheme(OrderedJson &scheme, const std::function<void(OrderedJson &)> &visit)
{
    for (const auto &[list, field] : {std::pair{"questions", "ask_if"}, {"removes", "if"}}) {
        if (!scheme.contains(list) || !scheme[list].is_array())
            continue;
        for (OrderedJson &entry : scheme[list]) {
            if (entry.is_object() && entry.contains(field))
                eachTest(entry[field], visit);
        }
    }
}

bool isText(const OrderedJson &object, const char *name, const QString &text)
{
    const auto found = object.find(name);
    return found != object.end() && *found == toUtf8(text);
}

void replaceAll(OrderedJson &list, const OrderedJson &before, const OrderedJson &after)
{
    if (list.is_array())
        std::replace(list.begin(), list.end(), before, after);
}

// The field keeps its place under another name.
void renameKey(OrderedJson &object, const std::string &before, const std::string &after)
{
    OrderedJson renamed = OrderedJson::object();
    for (const auto &[name, value] : object.items())
        renamed[name == before ? after : name] = value;
    object = std::move(renamed);
}

}  // namespace

SchemeDocument::SchemeDocument()
    : m_json({{"format", 1},
              {"id", "own-task"},
              {"version", 1},
              {"title", {{"en", "Own task"}}},
              {"raters", 2},
              {"resolution", {{"rule", "agreement"}}},
              {"gold", {{"field", "label"}, {"question", "label"}}},
              {"questions", OrderedJson::array()}})
{
    addQuestion(u"single"_s, 0);
    renameQuestion(0, u"label"_s);
    set(u"questions[0].title.en"_s, "Label");
}

Result<SchemeDocument> SchemeDocument::read(QByteArrayView json)
{
    RETURN_IF_ERROR(parseJson(json));  // refuses what is nested too deeply, and says where it is broken
    SchemeDocument document;
    document.m_json = OrderedJson::parse(json.begin(), json.end(), nullptr, false);
    if (!document.m_json.is_object())
        return invalidInput(DocumentWords::tr("A scheme is a JSON object; this is none."));
    return document;
}

QByteArray SchemeDocument::toBytes() const
{
    const std::string text = m_json.dump(2, ' ', false, OrderedJson::error_handler_t::replace);
    return QByteArray::fromStdString(text) + '\n';
}

QString SchemeDocument::part(QString name)
{
    return name.replace(u'.', dotInName).replace(u'[', bracketInName);
}

const OrderedJson *SchemeDocument::find(const QString &path) const
{
    const OrderedJson::json_pointer pointer = pointerTo(path);
    return m_json.contains(pointer) ? &m_json[pointer] : nullptr;
}

QString SchemeDocument::text(const QString &path) const
{
    const OrderedJson *found = find(path);
    if (!found || found->is_null())
        return {};
    return found->is_string() ? fromUtf8(found->get<std::string>()) : QString::fromStdString(found->dump());
}

int SchemeDocument::number(const QString &path, int fallback) const
{
    const OrderedJson *found = find(path);
    return found && found->is_number() ? found->get<int>() : fallback;
}

bool SchemeDocument::flag(const QString &path, bool fallback) const
{
    const OrderedJson *found = find(path);
    return found && found->is_boolean() ? found->get<bool>() : fallback;
}

int SchemeDocument::count(const QString &path) const
{
    const OrderedJson *found = find(path);
    return found && found->is_array() ? int(found->size()) : 0;
}

void SchemeDocument::set(const QString &path, OrderedJson value)
{
    OrderedJson *place = &m_json;
    for (const PathPart &part : partsOf(path)) {
        if (part.at) {
            if (!place->is_array())
                *place = OrderedJson::array();
            place = &(*place)[*part.at];
        } else {
            if (!place->is_object())
                *place = OrderedJson::object();
            place = &(*place)[part.name];
        }
    }
    *place = std::move(value);
}

void SchemeDocument::remove(const QString &path)
{
    OrderedJson::json_pointer pointer = pointerTo(path);
    while (!pointer.empty() && m_json.contains(pointer)) {
        const std::string name = pointer.back();
        pointer.pop_back();
        OrderedJson &around = m_json[pointer];
        if (around.is_array())
            around.erase(std::stoul(name));
        else
            around.erase(name);
        if (!around.is_object() || !around.empty())
            return;
    }
}

QStringList SchemeDocument::questionIds() const
{
    QStringList ids;
    for (int i = 0; i < count(u"questions"_s); ++i)
        ids.append(text(u"questions[%1].id"_s.arg(i)));
    return ids;
}

const QStringList &SchemeDocument::kinds()
{
    static const QStringList kinds{u"single"_s,  u"multi"_s, u"bool"_s, u"scale"_s,
                                   u"ranking"_s, u"spans"_s, u"text"_s, u"written"_s};
    return kinds;
}

bool SchemeDocument::hasOptions(const QString &kind)
{
    static const QStringList without{u"bool"_s, u"text"_s, u"written"_s};
    return !without.contains(kind);
}

int SchemeDocument::addQuestion(const QString &kind, int at)
{
    OrderedJson &list = m_json["questions"];
    if (!list.is_array())
        list = OrderedJson::array();
    const int place = std::clamp(at, 0, int(list.size()));
    const QString id = freeName(u"question"_s, questionIds());
    const int step = place > 0 ? number(u"questions[%1].step"_s.arg(place - 1), 1) : 1;
    OrderedJson made{{"id", toUtf8(id)}, {"kind", "text"}, {"title", {{"en", toUtf8(id)}}}, {"required", true}};
    if (step != 1)
        made["step"] = step;
    list.insert(list.begin() + place, std::move(made));
    setKind(place, kind);
    return place;
}

int SchemeDocument::duplicateQuestion(int index)
{
    OrderedJson copy = question(index);
    copy["id"] = toUtf8(freeName(text(u"questions[%1].id"_s.arg(index)), questionIds()));
    // Nothing may have two owners on the keyboard.
    copy.erase("key");
    if (kindOf(index) != u"multi"_s && copy.contains("options")) {
        for (OrderedJson &option : copy["options"]) {
            if (option.is_object())
                option.erase("key");
        }
    }
    OrderedJson &list = m_json["questions"];
    list.insert(list.begin() + index + 1, std::move(copy));
    return index + 1;
}

void SchemeDocument::renameQuestion(int index, const QString &id)
{
    const QString before = text(u"questions[%1].id"_s.arg(index));
    question(index)["id"] = toUtf8(id);
    if (questionIds().contains(before))
        return;  // another one is called so; what refers to the name means it
    eachTestOfScheme(m_json, [&](OrderedJson &test) {
        if (isText(test, "question", before))
            test["question"] = toUtf8(id);
    });
    for (const QString &path : {u"gold.question"_s, u"resolution.question"_s}) {
        if (text(path) == before && find(path))
            set(path, toUtf8(id));
    }
}

void SchemeDocument::setKind(int index, const QString &kind)
{
    OrderedJson &asked = question(index);
    asked["kind"] = toUtf8(kind);
    const auto keepOnlyIf = [&](bool keep, std::initializer_list<const char *> names) {
        for (const char *name : names) {
            if (!keep)
                asked.erase(name);
        }
    };
    const bool ranks = kind == u"ranking"_s;
    const bool scale = kind == u"scale"_s;
    keepOnlyIf(hasOptions(kind), {"options"});
    keepOnlyIf(ranks || scale, {"min", "max"});
    keepOnlyIf(kind == u"spans"_s, {"links"});
    keepOnlyIf(kind == u"written"_s, {"shortest", "longest"});
    if (scale) {
        asked.erase("options");  // points of a scale are numbers, options of other kinds are not
        asked["min"] = 1;
        asked["max"] = 5;
    }
    const bool chooses = kind == u"single"_s || kind == u"multi"_s || ranks;
    while (chooses && count(u"questions[%1].options"_s.arg(index)) < 2)
        addOption(index, count(u"questions[%1].options"_s.arg(index)));
    if (ranks) {
        asked["min"] = 1;
        asked["max"] = asked["options"].size();
    }
}

int SchemeDocument::addOption(int index, int at)
{
    OrderedJson made = newOption(index);
    OrderedJson &list = question(index)["options"];
    if (!list.is_array())
        list = OrderedJson::array();
    const int place = std::clamp(at, 0, int(list.size()));
    list.insert(list.begin() + place, std::move(made));
    return place;
}

int SchemeDocument::duplicateOption(int index, int option)
{
    const OrderedJson made = newOption(index);
    OrderedJson copy = *find(u"questions[%1].options[%2]"_s.arg(index).arg(option));
    for (const char *name : {"value", "code", "key"}) {
        if (made.contains(name))
            copy[name] = made[name];
        else
            copy.erase(name);
    }
    OrderedJson &list = question(index)["options"];
    list.insert(list.begin() + option + 1, std::move(copy));
    return option + 1;
}

void SchemeDocument::renameOption(int index, int option, const QString &value)
{
    const QString path = u"questions[%1].options[%2]"_s.arg(index).arg(option);
    const QString before = text(path + u".value"_s);
    set(path + u".value"_s, toUtf8(value));
    if (kindOf(index) == u"scale"_s)
        set(path + u".code"_s, value.toInt());
    if (optionValues(index).contains(before) || kindOf(index) == u"scale"_s)
        return;
    const QString id = text(u"questions[%1].id"_s.arg(index));
    const OrderedJson was = toUtf8(before);
    const OrderedJson now = toUtf8(value);
    eachTestOfScheme(m_json, [&](OrderedJson &test) {
        if (!isText(test, "question", id))
            return;
        if (test.contains("equals") && test["equals"] == was)
            test["equals"] = now;
        if (test.contains("in"))
            replaceAll(test["in"], was, now);
    });
    if (text(u"resolution.question"_s) != id)
        return;
    OrderedJson &resolution = m_json["resolution"];
    if (resolution.contains("at_least") && resolution["at_least"].is_object())
        renameKey(resolution["at_least"], toUtf8(before), toUtf8(value));
    if (resolution.contains("unanimous"))
        replaceAll(resolution["unanimous"], was, now);
}

void SchemeDocument::move(const QString &path, int from, int to)
{
    if (!find(path))
        return;
    OrderedJson &list = m_json[pointerTo(path)];
    if (!list.is_array() || from < 0 || to < 0 || from >= int(list.size()) || to >= int(list.size()))
        return;
    const auto first = list.begin();
    if (from < to)
        std::rotate(first + from, first + from + 1, first + to + 1);
    else
        std::rotate(first + to, first + from, first + from + 1);
}

OrderedJson &SchemeDocument::question(int index)
{
    return m_json["questions"][size_t(index)];
}

QString SchemeDocument::kindOf(int question) const
{
    return text(u"questions[%1].kind"_s.arg(question));
}

QString SchemeDocument::freeName(const QString &stem, const QStringList &taken)
{
    QString name = stem;
    for (int i = 2; taken.contains(name); ++i)
        name = u"%1-%2"_s.arg(stem).arg(i);
    return name;
}

QStringList SchemeDocument::optionValues(int question) const
{
    QStringList values;
    const QString options = u"questions[%1].options"_s.arg(question);
    for (int i = 0; i < count(options); ++i)
        values.append(text(u"%1[%2].value"_s.arg(options).arg(i)));
    return values;
}

OrderedJson SchemeDocument::newOption(int question) const
{
    const QString options = u"questions[%1].options"_s.arg(question);
    const bool scale = kindOf(question) == u"scale"_s;
    int code = scale ? number(u"questions[%1].min"_s.arg(question), 1) - 1 : 0;
    for (int i = 0; i < count(options); ++i)
        code = std::max(code, number(u"%1[%2].code"_s.arg(options).arg(i), 0));
    ++code;
    const QString value = scale ? QString::number(code) : freeName(u"option"_s, optionValues(question));
    OrderedJson made{{"value", toUtf8(value)}, {"code", code}};
    if (const QString key = freeKey(question); !key.isEmpty())
        made["key"] = toUtf8(key);
    made["title"] = {{"en", toUtf8(value)}};
    return made;
}

QString SchemeDocument::freeKey(int question) const
{
    QStringList taken;
    const auto take = [&](const QString &path) { taken.append(text(path + u".key"_s).toUpper()); };
    for (int i = 0; i < count(u"questions"_s); ++i) {
        take(u"questions[%1]"_s.arg(i));
        // Those of a multiple choice count only while it is open.
        const QString options = u"questions[%1].options"_s.arg(i);
        for (int j = 0; j < count(options) && (i == question || kindOf(i) != u"multi"_s); ++j)
            take(u"%1[%2]"_s.arg(options).arg(j));
    }
    for (const QChar key : u"1234567890ABCDEFIJKLNOPQRTUVWXZ"_s) {
        if (!taken.contains(QString(key)))
            return key;
    }
    return {};
}

}  // namespace gainsay
