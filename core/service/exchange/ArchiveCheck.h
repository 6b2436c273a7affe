// SPDX-License-Identifier: GPL-3.0-or-later
// The gate for what comes back from an "everything" file: the same rules as for what people do in the window. Answers
// pass checkAnswers under the scheme they were given under, every field has its bounds, and the state of an item is
// what its answers and decisions make of it. Pure, and safe to use from the thread that reads ahead.
#pragma once

#include "core/base/Result.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"
#include "core/service/exchange/ArchiveFields.h"

namespace gainsay {

class ArchiveCheck {
public:
    // From the project line; an error names the field that is at fault ("project.users[2].role").
    static Result<ArchiveCheck> ofProject(const Json &project);

    // What is wrong with a conversation's gold or the work on it, if anything.
    std::optional<ArchiveFault> faultOf(const Conversation &conversation, const Json &work) const;

private:
    std::optional<ArchiveFault> goldFault(const Conversation &conversation) const;
    std::optional<ArchiveFault> answersFault(const Conversation &conversation, const Json &work) const;
    std::optional<ArchiveFault> labelFault(const Json &annotation, const QString &path) const;
    std::optional<ArchiveFault> slotFault(const Json &work) const;
    std::optional<ArchiveFault> spanFault(const Conversation &conversation, const Json &work) const;
    std::optional<ArchiveFault> stateFault(const Json &work) const;
    // Under one version, or under any of them; an error says what the newest has against it.
    Result<void> accepts(const Conversation &conversation, const Json &answers, const Scheme *version) const;
    // The same where only some questions are answered, or begun to be.
    Result<void> acceptsPart(const Conversation &conversation, const Json &answers, bool unfinished) const;

    QList<Scheme> m_schemes;  // as the file lists them
    int m_inForce = -1;
    ArchiveNames m_names;
};

}  // namespace gainsay
