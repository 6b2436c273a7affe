// SPDX-License-Identifier: GPL-3.0-or-later
// The beginning of a file, looked at once, so that each format can say whether it is one of its own and a person can
// see what its columns hold.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace gainsay {

class FileSample {
public:
    // Reads at most some hundred kilobytes. A folder has no text but its files' names.
    static Result<FileSample> of(const QString &path);

    bool isFolder() const { return m_isFolder; }
    // Of a folder: what is in it, in the order of numbers and names.
    const QStringList &files() const { return m_files; }
    // In lower case, without the dot.
    const QString &ending() const { return m_ending; }
    // The first objects of a JSON file, be it a list or one per line; none if it is something else.
    const QList<Json> &objects() const { return m_objects; }
    bool isJson() const { return !m_objects.isEmpty(); }
    // The records of a table; none of a JSON file.
    const QList<QStringList> &records() const { return m_records; }

    // More than half of the objects have all of them: a row may be broken.
    bool mostHave(std::initializer_list<const char *> fields) const;
    bool anyHas(const char *field) const;
    // The header of the table has all of them.
    bool hasColumns(std::initializer_list<QLatin1StringView> columns) const;

private:
    void readObjects(const QByteArray &text);
    Result<void> readRecords(QByteArray text);

    bool m_isFolder = false;
    QStringList m_files;
    QString m_ending;
    QList<Json> m_objects;
    QList<QStringList> m_records;
};

// Files of a folder, numbers in their names by size: dev_2 before dev_10.
QStringList filesByNumber(const QString &folder, const QStringList &patterns);

}  // namespace gainsay
