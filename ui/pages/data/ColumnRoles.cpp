// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ColumnRoles.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ColumnRolesText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ColumnRoles)
};

using Kind = ColumnRole::Kind;

// Roles that one column at most has.
const QList<std::pair<Kind, QString ColumnMapping::*>> &singleRoles()
{
    static const QList<std::pair<Kind, QString ColumnMapping::*>> roles{
        {Kind::Id, &ColumnMapping::id},           {Kind::Batch, &ColumnMapping::batch},
        {Kind::Label, &ColumnMapping::label},     {Kind::Person, &ColumnMapping::person},
        {Kind::Model, &ColumnMapping::model},     {Kind::Method, &ColumnMapping::method},
        {Kind::Speaker, &ColumnMapping::speaker}, {Kind::Text, &ColumnMapping::text},
    };
    return roles;
}

void takeAway(ColumnMapping &mapping, const QString &column)
{
    for (const auto &[kind, member] : singleRoles()) {
        if (mapping.*member == column)
            (mapping.*member).clear();
    }
    mapping.turns.removeAll(column);
    for (const QString &question : mapping.answers.keys(column))
        mapping.answers.remove(question);
    // Without turns nobody speaks them.
    if (mapping.turns.isEmpty())
        mapping.speakers.clear();
}

}  // namespace

QList<ColumnRole> rolesFor(const Scheme &scheme, int columns)
{
    QList<ColumnRole> roles{{Kind::Kept, 0, {}}};
    for (int turn = 0; turn < columns; ++turn)
        roles.append({Kind::Turn, turn, {}});
    for (const Kind kind :
         {Kind::Id, Kind::Batch, Kind::Label, Kind::Person, Kind::Model, Kind::Method, Kind::Speaker, Kind::Text})
        roles.append({kind, 0, {}});
    for (const Question &question : scheme.questions) {
        if (question.id != scheme.goldQuestion)
            roles.append({Kind::Answer, 0, question.id});
    }
    return roles;
}

QString roleTitle(const ColumnRole &role, const Scheme &scheme, const QString &language)
{
    switch (role.kind) {
    case Kind::Kept:
        return ColumnRolesText::tr("kept as it is");
    case Kind::Id:
        return ColumnRolesText::tr("id");
    case Kind::Batch:
        return ColumnRolesText::tr("batch");
    case Kind::Turn:
        return ColumnRolesText::tr("text of turn %1").arg(role.turn + 1);
    case Kind::Label:
        return ColumnRolesText::tr("label");
    case Kind::Person:
        return ColumnRolesText::tr("person who answered");
    case Kind::Model:
        return ColumnRolesText::tr("chatbot");
    case Kind::Method:
        return ColumnRolesText::tr("trigger method");
    case Kind::Speaker:
        return ColumnRolesText::tr("speaker (one row per turn)");
    case Kind::Text:
        return ColumnRolesText::tr("text (one row per turn)");
    case Kind::Answer:
        break;
    }
    const Question *question = scheme.question(role.question);
    return ColumnRolesText::tr("answer to: %1").arg(question ? question->title.text(language) : role.question);
}

ColumnRole roleOf(const ColumnMapping &mapping, const QString &column)
{
    if (const auto turn = mapping.turns.indexOf(column); turn >= 0)
        return {Kind::Turn, static_cast<int>(turn), {}};
    for (const auto &[kind, member] : singleRoles()) {
        // Beside turns these name what is inside a list of turns.
        const bool inside = (kind == Kind::Speaker || kind == Kind::Text) && !mapping.turns.isEmpty();
        if (!inside && mapping.*member == column)
            return {kind, 0, {}};
    }
    const QString question = mapping.answers.key(column);
    return question.isEmpty() ? ColumnRole() : ColumnRole{Kind::Answer, 0, question};
}

ColumnMapping withRole(ColumnMapping mapping, const QString &column, const ColumnRole &role)
{
    takeAway(mapping, column);
    switch (role.kind) {
    case Kind::Kept:
        break;
    case Kind::Turn:
        mapping.turns.insert(std::min<qsizetype>(role.turn, mapping.turns.size()), column);
        break;
    case Kind::Answer:
        mapping.answers.insert(role.question, column);
        break;
    default:
        for (const auto &[kind, member] : singleRoles()) {
            if (kind == role.kind)
                mapping.*member = column;
        }
    }
    return mapping;
}

}  // namespace gainsay
