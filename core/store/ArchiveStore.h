// SPDX-License-Identifier: GPL-3.0-or-later
// All that people and detectors did in a project as JSON, and back: what `export --what everything` carries.
// Users, batches and conversations go by name; schemes, detector runs, rounds and sessions by their place in the
// project's lists, annotations by their place among those of the conversation (1 is the first). Left out are the
// audit trail, which belongs to the project it was written in, undo histories and passwords.
#pragma once

#include "core/base/Ids.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/store/ExportItem.h"
#include "core/store/ItemStore.h"

#include <QHash>

#include <functional>

namespace gainsay {

// How people are spoken of in what is read out.
struct PeopleShown {
    std::function<QString(const QString &)> name = [](const QString &person) { return person; };
    // In what somebody wrote, and in the answers to the questions of a scheme.
    std::function<QString(const QString &)> writing = [](const QString &text) { return text; };
    std::function<Json(const Json &)> answers = [](const Json &given) { return given; };
};

class ArchiveStore : public ItemStore {
public:
    virtual void showPeopleAs(PeopleShown people) = 0;

    // Schemes, people, batches, settings, runs, rounds, sessions, messages.
    virtual Result<Json> project() = 0;
    // The work on the conversations from `first` to `last`; those without any are not in it.
    virtual Result<QHash<ConversationId, Json>> work(ConversationId first, ConversationId last) = 0;
    // The same conversations as values, for exports that are no archive; those of which there is nothing to say are not
    // in it.
    virtual Result<QHash<ConversationId, ExportItem>> items(ConversationId first, ConversationId last,
                                                            const ExportParts &parts) = 0;

    // Adds what the project lacks; what it has stays as it is, the scheme in force too: a file of another one is a
    // Conflict. Settings and schemes are taken over by an empty project only.
    virtual Result<void> restoreProject(const Json &project) = 0;
    // For conversations that were added just now from the same archive, after restoreProject().
    virtual Result<void> restoreWork(ConversationId conversation, BatchId batch, const Json &work) = 0;
    // What names conversations, when all of them are there: the messages of `project`.
    virtual Result<void> restoreMessages(const Json &project) = 0;
};

}  // namespace gainsay
