// SPDX-License-Identifier: GPL-3.0-or-later
// What each field of an archive's records may hold, one line per field: the bounds that every other way into the
// project keeps by itself. Pure.
#pragma once

#include "core/base/Json.h"

#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <array>
#include <limits>
#include <optional>

namespace gainsay {

enum class ArchiveField {
    Whole,    // within lowest … highest
    Real,     // the same
    Flag,     // 0 or 1
    Time,     // milliseconds since the epoch, up to the year 9999
    Text,     // any; without NUL
    Name,     // text that is not empty and has no control characters
    Word,     // one of `words`
    Object,   // JSON
    List,     // JSON
    Answers,  // an object; what it says is checked against the schemes
    User,     // named in the project line's list, as is Batch
    Batch,
    Scheme,  // by place in the project line's list, from 1, as are the next three
    Run,
    Round,
    Session,
    Annotation,  // by place among the conversation's annotations; 0 stands for none
};

struct ArchiveFieldRule {
    const char *name = "";
    ArchiveField kind = ArchiveField::Text;
    bool required = true;
    QStringList words;
    double lowest = 0;
    double highest = std::numeric_limits<int>::max();
};

struct ArchiveListRule {
    const char *list = "";
    QList<ArchiveFieldRule> fields;
};

// Lists of the project line, in an order in which each refers to those before it only; messages are the last.
const QList<ArchiveListRule> &archiveProjectRules();
// Lists of the work on a conversation.
const QList<ArchiveListRule> &archiveWorkRules();

// What records refer to.
struct ArchiveNames {
    QSet<QString> users;
    QSet<QString> batches;
    qint64 schemes = 0;
    qint64 runs = 0;
    qint64 rounds = 0;
    qint64 sessions = 0;
    qint64 annotations = 0;  // of the conversation at hand
};

struct ArchiveFault {
    QString field;  // "annotations[0].answers"
    QString reason;
};

// The first record that breaks its rule.
std::optional<ArchiveFault> faultIn(const ArchiveListRule &rule, const Json &records, const ArchiveNames &names);

}  // namespace gainsay
