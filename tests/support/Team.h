// SPDX-License-Identifier: GPL-3.0-or-later
// A project with people and conversations, for tests of the workflow.
#pragma once

#include "core/base/Json.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/Storage.h"
#include "tests/support/FakeClock.h"

#include <QHash>
#include <QStringList>

#include <memory>

namespace gainsay {

// Answers of the cdconv scheme that pass the screening.
Json cdconvAnswers(const QString &category, const QString &persona = {});

class Team {
public:
    // People are made on first use: the first letter of the name says the role (a annotator, j adjudicator,
    // s supervisor, r researcher, o admin).
    Team(Storage &storage, FakeClock &clock);

    UserId person(const QString &name);
    // Adds `count` conversations to the batch: external ids "batch-1", "batch-2", …; with imported gold, if given.
    QList<ConversationId> addConversations(const QString &batch, int count, const Json &gold = Json::object());

    Storage &storage() { return m_storage; }
    FakeClock &clock() { return m_clock; }
    const ActiveScheme &scheme() const { return m_scheme; }

    void assign(const QString &batch, const QStringList &names, int raters = 0, quint64 seed = 1);
    // Free places that any annotator may claim, as many per item as the scheme asks for unless `raters` says otherwise.
    void openPool(const QString &batch, int raters = 0);
    // Everybody answers everything in the batch that is theirs; fails the program if something is refused.
    void annotateAll(const QString &batch, const Json &answers);
    void submit(const QString &name, ConversationId conversation, const Json &answers);
    QString stateOf(ConversationId conversation);

private:
    Storage &m_storage;
    FakeClock &m_clock;
    ActiveScheme m_scheme;
    QHash<QString, UserId> m_people;
    QHash<QString, int> m_added;
};

// Stops the test program where a step that must succeed does not.
template <class T> T must(Result<T> result)
{
    if (!result)
        qFatal("%s", qUtf8Printable(result.error().message));
    return std::move(*result);
}
inline void must(const Result<void> &result)
{
    if (!result)
        qFatal("%s", qUtf8Printable(result.error().message));
}

}  // namespace gainsay
