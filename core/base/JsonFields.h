// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the fields of a JSON object that people wrote by hand. Each fault is kept with its path and what was expected
// there ("questions[3].key: expected one character, found \"ab\""); reading goes on with defaults, so that the caller
// asks once at the end.
#pragma once

#include "core/base/Json.h"
#include "core/base/TranslatableText.h"

#include <QList>
#include <QSet>
#include <QStringList>

#include <optional>

namespace gainsay {

struct JsonFault {
    QString path;  // "questions[3].key"; empty: the whole
    QString reason;

    // Both in one sentence.
    QString text() const;
};

class JsonFaults {
    GAINSAY_TR(JsonFields)

public:
    bool isEmpty() const { return m_all.isEmpty(); }
    QString first() const { return m_all.isEmpty() ? QString() : m_all.first().text(); }
    // The first at each path, up to a number that nobody reads through.
    const QList<JsonFault> &all() const { return m_all; }
    void add(const QString &path, const QString &reason);
    void expected(const QString &path, const QString &what, const Json &found);

private:
    QList<JsonFault> m_all;
};

class JsonFields {
    GAINSAY_TR(JsonFields)

public:
    // `path` is empty for the outermost object.
    JsonFields(const Json &value, QString path, JsonFaults &faults);

    bool has(const char *name) const;
    QString path(const char *name) const;
    QString path() const { return m_path; }

    // Without a fallback the field must be there.
    QString string(const char *name, const std::optional<QString> &fallback = std::nullopt);
    int integer(const char *name, int lowest, int highest, std::optional<int> fallback = std::nullopt);
    double number(const char *name, double lowest, double highest, std::optional<double> fallback = std::nullopt);
    bool boolean(const char *name, std::optional<bool> fallback = std::nullopt);
    // One of the words, as an index into them.
    int word(const char *name, const QStringList &words, std::optional<int> fallback = std::nullopt);
    // Empty when the field is missing and not required.
    const Json &object(const char *name, bool required = true);
    const Json &array(const char *name, bool required = true);
    const Json &any(const char *name);

    // Fields that nobody asked for are a fault: most likely a misspelt name.
    void refuseOthers();

private:
    const Json *find(const char *name, bool required, const QString &what);

    const Json &m_value;
    QString m_path;
    JsonFaults &m_faults;
    QSet<QString> m_known;
};

}  // namespace gainsay
