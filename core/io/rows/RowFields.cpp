// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/RowFields.h"

#include "core/base/TranslatableText.h"
#include "core/base/WholeNumber.h"
#include "core/text/ExactText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct RowWords {
    GAINSAY_TR(io)
};

}  // namespace

RowFields::RowFields(Json row) : m_row(std::move(row))
{
    if (!m_row.is_object()) {
        expected({}, RowWords::tr("an object with named fields"), m_row);
        m_row = Json::object();
    }
}

void RowFields::fail(const QString &field, const QString &reason)
{
    if (failed())
        return;
    m_field = field;
    m_reason = reason;
}

void RowFields::expected(const QString &field, const QString &what, const Json &found)
{
    const QString text = QString::fromUtf8(dumpJson(found));
    fail(field, RowWords::tr("expected %1, found %2").arg(what, text.size() > 40 ? text.left(40) + u'…' : text));
}

void RowFields::unknownAnswer(const QString &field, const QString &question, const Json &found)
{
    if (failed())
        return;
    QString value = found.is_string() ? fromUtf8(found.get_ref<const std::string &>()) : fromUtf8(found.dump());
    if (value.size() > 60)
        value = value.left(60) + u'…';
    expected(field, RowWords::tr("an answer to \"%1\"").arg(question), found);
    m_unknown = {question, value};
}

void RowFields::leaveOut(const QString &what)
{
    if (!m_leftOut.contains(what))
        m_leftOut.append(what);
}

QStringList RowFields::names() const
{
    QStringList names;
    for (const auto &[name, value] : m_row.items())
        names.append(fromUtf8(name));
    return names;
}

ImportEvent RowFields::finish(ImportRow row) &&
{
    if (failed())
        return RowError{row.line, m_field, m_reason, m_unknown};
    row.kept = names();
    row.leftOut = std::move(m_leftOut);
    row.conversation.extra.update(std::move(m_row));
    return row;
}

bool RowFields::has(const char *name) const
{
    return m_row.contains(name);
}

Json RowFields::take(const char *name)
{
    const auto found = m_row.find(name);
    if (found == m_row.end())
        return {};
    Json value = std::move(*found);
    m_row.erase(found);
    return value;
}

QString RowFields::checkedText(const QString &field, const Json &value)
{
    if (!value.is_string()) {
        expected(field, RowWords::tr("text"), value);
        return {};
    }
    const std::string &utf8 = value.get_ref<const std::string &>();
    if (utf8.find('\0') != std::string::npos)
        fail(field, RowWords::tr("holds a NUL character"));
    QString text = exactText(utf8);
    if (text.size() > longestText)
        fail(field, RowWords::tr("is longer than %1 characters").arg(longestText));
    return text;
}

QString RowFields::requiredText(const char *name)
{
    const auto found = m_row.find(name);
    if (found == m_row.end()) {
        fail(QString::fromLatin1(name), RowWords::tr("is missing"));
        return {};
    }
    QString text = checkedText(QString::fromLatin1(name), *found);
    if (text.trimmed().isEmpty())
        fail(QString::fromLatin1(name), RowWords::tr("is empty"));
    m_row.erase(found);
    return text;
}

QString RowFields::optionalText(const char *name)
{
    const Json value = take(name);
    return value.is_null() ? QString() : checkedText(QString::fromLatin1(name), value);
}

QString RowFields::identifier(const char *name)
{
    const Json value = take(name);
    if (value.is_null())
        return {};
    if (value.is_number_integer())
        return QString::fromUtf8(dumpJson(value));
    const QString text = checkedText(QString::fromLatin1(name), value);
    if (text.trimmed().isEmpty() || text.size() > 500)
        expected(QString::fromLatin1(name), RowWords::tr("a name of 1 to 500 characters"), value);
    return text;
}

std::optional<int> RowFields::optionalInteger(const char *name, int lowest, int highest)
{
    const Json value = take(name);
    if (value.is_null())
        return std::nullopt;
    if (const auto number = wholeNumber(value, lowest, highest))
        return number;
    expected(QString::fromLatin1(name), RowWords::tr("a whole number from %1 to %2").arg(lowest).arg(highest), value);
    return std::nullopt;
}

QStringList RowFields::requiredTexts(const char *name)
{
    const QString field = QString::fromLatin1(name);
    const Json value = take(name);
    if (!value.is_array() || value.empty()) {
        expected(field, RowWords::tr("a list of texts"), value);
        return {};
    }
    QStringList texts;
    for (const Json &part : value) {
        const QString path = u"%1[%2]"_s.arg(field).arg(texts.size());
        texts.append(checkedText(path, part));
        if (texts.constLast().trimmed().isEmpty())
            fail(path, RowWords::tr("is empty"));
    }
    return texts;
}

}  // namespace gainsay
