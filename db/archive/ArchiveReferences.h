// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in an archive for a row's number in this project, and back.
#pragma once

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/store/ArchiveStore.h"
#include "db/archive/ArchiveTables.h"
#include "db/engine/Database.h"

#include <QHash>
#include <QString>

#include <array>

namespace gainsay {

class ArchiveReferences {
public:
    explicit ArchiveReferences(Database &database) : m_database(database) {}

    void showPeopleAs(PeopleShown people) { m_people = std::move(people); }
    const PeopleShown &people() const { return m_people; }

    // Reads the project's lists, so that rows can be written out.
    Result<void> load();
    // Forgets them, so that an archive's own lists can be entered one by one.
    void clear();

    // The next row of a project list: from now on its place (or its name) stands for `id`.
    void enter(ArchiveValue kind, qint64 id, const QString &name = {});
    // Annotations are numbered again.
    void startConversation();
    // When writing out: `id` goes by that number.
    void show(ArchiveValue kind, qint64 id, qint64 number) { list(kind).shown.insert(id, number); }

    // Null if nothing stands for it.
    Result<Json> shown(ArchiveValue kind, qint64 id);
    Result<qint64> number(ArchiveValue kind, const Json &shown);

private:
    struct List {
        QHash<qint64, Json> shown;
        QHash<QByteArray, qint64> numbers;  // by the text of what is shown
        int size = 0;
    };

    List &list(ArchiveValue kind) { return m_lists[size_t(kind)]; }

    Database &m_database;
    PeopleShown m_people;
    std::array<List, size_t(ArchiveValue::Annotation) + 1> m_lists;
};

// The kind of reference to rows of that table; Text if nothing refers to it.
ArchiveValue referenceTo(const QString &table);

}  // namespace gainsay
