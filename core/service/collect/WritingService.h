// SPDX-License-Identifier: GPL-3.0-or-later
// MuTual's writing (Cui et al. 2020, section 3.1): contexts with their right reply are given to writers, what they
// wrote goes to inspectors as four replies in a random order, and what those doubt or get wrong comes back to the
// writer with the reason. Writing and inspection are two projects with the schemes mutual-writing and mutual, so that
// inspectors cannot see which reply was given. Runs on the thread of its storage.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/io/rows/ImportReader.h"
#include "core/model/User.h"
#include "core/service/exchange/ImportService.h"
#include "core/store/Storage.h"

namespace gainsay {

// An item to write at: the context, and the right reply as its only candidate. The reply is the candidate that the gold
// or the first one names where there are several, else the last turn. None if there is no context left.
std::optional<Conversation> writingItem(Conversation conversation);

struct HandedOver {
    qint64 added = 0;
    qint64 alreadyThere = 0;
    qint64 unwritten = 0;  // not settled yet
};

struct TakenBack {
    qint64 inspected = 0;  // by everybody
    qint64 passed = 0;
    qint64 returned = 0;  // now, to their writers
};

class WritingService {
public:
    // `user` acts and is named in the audit; empty on the command line. Who is not known in the inspection project acts
    // there without a name, as whoever can open it may.
    WritingService(Storage &writing, const Clock &clock, QString user);

    // Items out of a file, into a batch of the writing project.
    Result<ImportReport> makeItems(ImportReader &file, const QString &batch, const ImportRequest &request,
                                   Progress &progress);
    // What was written, into a batch of the inspection project; each version of an item once.
    Result<HandedOver> handOver(Storage &inspection, const QString &batch, quint64 seed, Progress &progress);
    // What inspectors doubt or got wrong, back to its writer; it leaves the inspection project's set.
    Result<TakenBack> takeBack(Storage &inspection, Progress &progress);

private:
    Result<UserId> writer() const;
    Result<User> knownIn(Storage &inspection) const;

    Storage &m_writing;
    const Clock &m_clock;
    const QString m_user;
};

}  // namespace gainsay
