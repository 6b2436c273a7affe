// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/JsonFields.h"

#include "core/base/Phrases.h"
#include "core/base/WholeNumber.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const Json emptyObject = Json::object();
const Json emptyArray = Json::array();
const Json nothing;
constexpr qsizetype mostFaults = 200;

QString excerpt(const Json &value)
{
    const QString text = QString::fromUtf8(dumpJson(value));
    return text.size() > 40 ? text.left(40) + u'…' : text;
}

}  // namespace

QString JsonFault::text() const
{
    return path.isEmpty() ? reason : withValue(path, reason);
}

void JsonFaults::add(const QString &path, const QString &reason)
{
    const bool known =
        std::any_of(m_all.cbegin(), m_all.cend(), [&](const JsonFault &one) { return one.path == path; });
    if (!known && m_all.size() < mostFaults)
        m_all.append({path, reason});
}

void JsonFaults::expected(const QString &path, const QString &what, const Json &found)
{
    add(path, tr("expected %1, found %2").arg(what, excerpt(found)));
}

JsonFields::JsonFields(const Json &value, QString path, JsonFaults &faults)
    : m_value(value.is_object() ? value : emptyObject), m_path(std::move(path)), m_faults(faults)
{
    if (!value.is_object())
        m_faults.expected(m_path, tr("an object"), value);
}

bool JsonFields::has(const char *name) const
{
    return m_value.contains(name);
}

QString JsonFields::path(const char *name) const
{
    const QString field = QString::fromLatin1(name);
    return m_path.isEmpty() ? field : m_path + u'.' + field;
}

const Json *JsonFields::find(const char *name, bool required, const QString &what)
{
    m_known.insert(QString::fromLatin1(name));
    const auto found = m_value.find(name);
    if (found != m_value.end())
        return &*found;
    if (required)
        m_faults.add(path(name), tr("is missing; expected %1").arg(what));
    return nullptr;
}

QString JsonFields::string(const char *name, const std::optional<QString> &fallback)
{
    const QString what = tr("text");
    const Json *value = find(name, !fallback, what);
    if (value && value->is_string())
        return fromUtf8(value->get_ref<const std::string &>());
    if (value)
        m_faults.expected(path(name), what, *value);
    return fallback.value_or(QString());
}

int JsonFields::integer(const char *name, int lowest, int highest, std::optional<int> fallback)
{
    const QString what = tr("a whole number from %1 to %2").arg(lowest).arg(highest);
    const Json *value = find(name, !fallback, what);
    if (const auto number = value ? wholeNumber(*value, lowest, highest) : std::nullopt)
        return *number;
    if (value)
        m_faults.expected(path(name), what, *value);
    return fallback.value_or(lowest);
}

double JsonFields::number(const char *name, double lowest, double highest, std::optional<double> fallback)
{
    const QString what = tr("a number from %1 to %2").arg(lowest).arg(highest);
    const Json *value = find(name, !fallback, what);
    if (value && value->is_number() && value->get<double>() >= lowest && value->get<double>() <= highest)
        return value->get<double>();
    if (value)
        m_faults.expected(path(name), what, *value);
    return fallback.value_or(lowest);
}

bool JsonFields::boolean(const char *name, std::optional<bool> fallback)
{
    const QString what = tr("true or false");
    const Json *value = find(name, !fallback, what);
    if (value && value->is_boolean())
        return value->get<bool>();
    if (value)
        m_faults.expected(path(name), what, *value);
    return fallback.value_or(false);
}

int JsonFields::word(const char *name, const QStringList &words, std::optional<int> fallback)
{
    const QString what = tr("one of %1").arg(listing(words));
    const Json *value = find(name, !fallback, what);
    const qsizetype index =
        value && value->is_string() ? words.indexOf(fromUtf8(value->get_ref<const std::string &>())) : -1;
    if (index >= 0)
        return int(index);
    if (value)
        m_faults.expected(path(name), what, *value);
    return fallback.value_or(0);
}

const Json &JsonFields::object(const char *name, bool required)
{
    const QString what = tr("an object");
    const Json *value = find(name, required, what);
    if (value && !value->is_object())
        m_faults.expected(path(name), what, *value);
    return value && value->is_object() ? *value : emptyObject;
}

const Json &JsonFields::array(const char *name, bool required)
{
    const QString what = tr("a list");
    const Json *value = find(name, required, what);
    if (value && !value->is_array())
        m_faults.expected(path(name), what, *value);
    return value && value->is_array() ? *value : emptyArray;
}

const Json &JsonFields::any(const char *name)
{
    const Json *value = find(name, true, tr("a value"));
    return value ? *value : nothing;
}

void JsonFields::refuseOthers()
{
    for (const auto &[name, value] : m_value.items()) {
        const QString field = fromUtf8(name);
        if (!m_known.contains(field))
            m_faults.add(m_path.isEmpty() ? field : m_path + u'.' + field,
                         tr("is not a known field; check its spelling"));
    }
}

}  // namespace gainsay
