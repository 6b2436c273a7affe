// SPDX-License-Identifier: GPL-3.0-or-later
// The tables that an archive carries, column by column: the one place to change when a table changes.
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace gainsay {

enum class ArchiveValue {
    Number,
    Real,
    Text,
    PersonName,  // of the person whose row it is
    Writing,     // what somebody wrote, in which people may be named
    JsonText,
    Answers,       // to the questions of a scheme, as JSON
    PersonNames,   // a JSON list
    User,          // by name
    Batch,         // by name
    Conversation,  // by external id
    Scheme,        // by place in the project's list, as are the next three
    Run,
    Round,
    Session,
    Annotation,  // by place in the conversation's list
};

struct ArchiveColumn {
    QString name;
    ArchiveValue value = ArchiveValue::Text;
    bool key = false;               // with the other keys it tells whether a row of a project table is there already
    std::optional<qint64> missing;  // what stands for it in archives from before the column was added
};

struct ArchiveTable {
    QString name;   // also the field in the archive
    QString order;  // columns that order the rows
    QList<ArchiveColumn> columns;
    QString within;  // work tables: a condition that lets the engine use the table's key
};

// Lists of the project, in an order in which each only refers to those before it.
const QList<ArchiveTable> &archiveProjectTables();
// Restored last, since it names conversations.
const ArchiveTable &archiveMessages();
// Lists of each conversation. Annotations come first, since others refer to them.
const QList<ArchiveTable> &archiveWorkTables();

}  // namespace gainsay
