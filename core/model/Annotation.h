// SPDX-License-Identifier: GPL-3.0-or-later
// One person's answers for one conversation. Annotations are never changed: an amendment is a new revision.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"

#include <QString>

#include <optional>

namespace gainsay {

// How long the person worked on the item. Time without input for longer than the idle limit is idle.
struct WorkTime {
    qint64 activeMs = 0;
    qint64 idleMs = 0;

    friend bool operator==(const WorkTime &, const WorkTime &) = default;
};

// What the person saw of the detector while answering; kept to find those who follow it blindly.
struct PrelabelUse {
    RunId run;
    bool shown = false;
    std::optional<bool> followed;     // the label given equals the detector's
    std::optional<qint64> latencyMs;  // from showing it to answering

    friend bool operator==(const PrelabelUse &, const PrelabelUse &) = default;
};

struct Annotation {
    AnnotationId id;
    ConversationId conversation;
    UserId user;
    int revision = 0;  // 1 is the first
    SchemeId scheme;
    Json answers = Json::object();
    QString label;  // the answer to the scheme's gold question
    std::optional<int> confidence;
    qint64 createdAt = 0;
    WorkTime time;
    PrelabelUse prelabel;
};

// Unsubmitted answers, saved while the person works.
struct Draft {
    ConversationId conversation;
    UserId user;
    Json answers = Json::object();
    qint64 savedAt = 0;
    WorkTime time;
};

enum class EditKind {
    Draft,
    Submit,
    Resubmit,  // answered an item that had been returned
};

// One step of a person's undo history. It outlives restarts and names the item to jump to.
struct Edit {
    EditId id;
    UserId user;
    ConversationId conversation;
    EditKind kind = EditKind::Draft;
    Json before;  // null: nothing had been answered
    Json after;
    bool undone = false;
    qint64 createdAt = 0;
};

enum class ItemMarkKind { Skip, Flag };

struct ItemMark {
    ConversationId conversation;
    UserId user;
    ItemMarkKind kind = ItemMarkKind::Flag;
    QString reason;
    qint64 createdAt = 0;
    qint64 clearedAt = 0;  // 0: still standing
};

QString toString(EditKind kind);
QString toString(ItemMarkKind kind);
std::optional<EditKind> editKindFromString(const QString &text);
std::optional<ItemMarkKind> markKindFromString(const QString &text);

}  // namespace gainsay
