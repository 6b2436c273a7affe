// SPDX-License-Identifier: GPL-3.0-or-later
// One open project: the interface behind which SQLite and PostgreSQL live. A Storage and its stores belong to one
// thread; another thread opens its own. Services get it by reference.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/store/ConnectionSecurity.h"
#include "core/store/ServerRules.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

namespace gainsay {

class ArchiveStore;
class AuditStore;
class ConversationStore;
class ErrorStore;
class LockWait;
class PrelabelStore;
class ProjectStore;
class RatingStore;
class ReportStore;
class ReviewStore;
class TrainingStore;
class WorkStore;

class Storage {
public:
    virtual ~Storage() = default;

    // File path or postgresql:// address, fit to be shown (never a password).
    virtual QString location() const = 0;

    // Runs `work` in one transaction: committed when it returns a value, rolled back when it returns an
    // error. Takes the write lock at once, so that what `work` reads stays true until it has written.
    // Calls may nest; only the outermost commits.
    template <class Work> auto transaction(const Work &work) { return passValueOut(work, &Storage::runTransaction); }

    // The same for what changes only one person's own items: on a server others may do so at the same moment. What is
    // derived from several people's answers is locked by ConversationStore::lock().
    template <class Work> auto personalTransaction(const Work &work)
    {
        return passValueOut(work, &Storage::runPersonalTransaction);
    }

    // Runs `work`, which only reads: all of it sees the project as it was at one moment, and nobody waits for it.
    template <class Work> auto snapshot(const Work &work) { return passValueOut(work, &Storage::runSnapshot); }

    // Does what can wait for a moment in which nobody does: SQLite moves its log into the project's file.
    virtual Result<void> tidy() = 0;

    // Io when the project's file was moved, deleted or replaced since it was opened: what is written from then on would
    // be lost, and every commit refuses with the same error.
    virtual Result<void> checkPlace() { return {}; }
    // A whole copy in a new file, also when the file that is open was moved or deleted.
    virtual Result<void> saveCopy(const QString &target, Progress &progress) = 0;
    // Makes the file that is open and was moved to `found` whole: what is still in the log beside its old name goes
    // into it. Conflict: it is another file, or in use by somebody else.
    virtual Result<void> settleIn(const QString &found) = 0;

    // What protects the way there.
    virtual Result<ConnectionSecurity> security() { return ConnectionSecurity::Local; }
    // Who keeps the rules. Where the server does, it also derives the state of an item from what was written.
    virtual ServerRules serverRules() const { return {}; }
    // To be added to this computer's clock for the time that all who work in the project share: a server's.
    virtual qint64 clockOffsetMs() const { return 0; }
    // Tells from now on how long a transaction has waited for others that write.
    virtual void watchLock(std::shared_ptr<LockWait> wait) { Q_UNUSED(wait) }

    virtual ProjectStore &project() = 0;
    virtual ConversationStore &conversations() = 0;
    virtual AuditStore &audit() = 0;
    virtual ArchiveStore &archive() = 0;
    virtual WorkStore &work() = 0;
    virtual ReviewStore &reviews() = 0;
    virtual TrainingStore &training() = 0;
    virtual PrelabelStore &prelabels() = 0;
    virtual ReportStore &reports() = 0;
    virtual RatingStore &ratings() = 0;
    virtual ErrorStore &errors() = 0;

protected:
    using Step = std::function<Result<void>()>;
    virtual Result<void> runTransaction(const Step &work) = 0;
    virtual Result<void> runPersonalTransaction(const Step &work) { return runTransaction(work); }
    virtual Result<void> runSnapshot(const Step &work) = 0;

private:
    // The Result<T> of `work`, or the error of beginning or committing.
    template <class Work>
    auto passValueOut(const Work &work, Result<void> (Storage::*run)(const Step &))
        -> std::invoke_result_t<const Work &>
    {
        using Returned = std::invoke_result_t<const Work &>;
        if constexpr (std::is_same_v<Returned, Result<void>>) {
            return (this->*run)(work);
        } else {
            std::optional<Returned> returned;
            RETURN_IF_ERROR((this->*run)([&]() -> Result<void> {
                returned.emplace(work());
                if (!*returned)
                    return returned->error();
                return {};
            }));
            return *std::move(returned);
        }
    }
};

// What leases are measured by: a computer whose clock is wrong must not end a colleague's. True within a transaction.
inline qint64 sharedNowMs(const Storage &storage, const Clock &clock)
{
    return clock.nowMs() + storage.clockOffsetMs();
}

}  // namespace gainsay
