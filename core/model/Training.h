// SPDX-License-Identifier: GPL-3.0-or-later
// Items with known answers and how people did on them.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace gainsay {

enum class GoldKind {
    Tutorial,       // feedback after each item
    Qualification,  // no feedback until the end; passing opens real work
    Hidden,         // mixed into the work, unnoticed
};

struct GoldItem {
    GoldKind kind = GoldKind::Tutorial;
    ConversationId conversation;
    Json answers = Json::object();
    QString explanation;
    int position = 0;
};

// What a person answered to a hidden item, beside what is right.
struct HiddenAnswer {
    UserId user;
    ConversationId conversation;
    Json answers = Json::object();
    Json gold = Json::object();
    qint64 createdAt = 0;
};

// Items that all of some people annotate, to see whether they mean the same. Never changed once made.
struct CalibrationSet {
    QString name;
    Json rule = Json::object();  // how the items were chosen
    QStringList people;          // names
    QStringList items;           // external ids, in the order in which they were drawn
    UserId user;                 // who made it
    qint64 createdAt = 0;
};

struct TrainingSession {
    SessionId id;
    UserId user;
    GoldKind kind = GoldKind::Tutorial;
    qint64 startedAt = 0;
    qint64 finishedAt = 0;  // 0: still running
    int total = 0;
    int wrong = 0;
    std::optional<bool> passed;  // known once finished
};

struct TrainingAnswer {
    SessionId session;
    ConversationId conversation;
    Json answers = Json::object();
    bool correct = false;
    qint64 createdAt = 0;
};

QString toString(GoldKind kind);
std::optional<GoldKind> goldKindFromString(const QString &text);

}  // namespace gainsay
