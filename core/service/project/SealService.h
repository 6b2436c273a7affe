// SPDX-License-Identifier: GPL-3.0-or-later
// Signs the end of the audit trail, and proves with such a line that nothing before it was changed. The row that is
// signed holds fingerprints of what the trail does not hold itself: texts, answers with their times, decisions,
// comments.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/AuditSeal.h"
#include "core/model/User.h"
#include "core/store/AuditStore.h"

namespace gainsay {

class Storage;

class SealService {
    GAINSAY_TR(gainsay::SealService)

public:
    SealService(Storage &storage, const Clock &clock, UserId actor) : m_storage(storage), m_clock(clock), m_actor(actor)
    {
    }

    // For whoever plans work. Leaves one row in the trail, the one that is signed.
    Result<AuditSeal> seal(const SigningKey &key);

    // What a seal shows to be as it was. Corrupt: it is not, with what was changed. The chain of hashes is taken for
    // checked (AuditStore::verifyChain). InvalidInput: nobody signed this line.
    Result<QList<StoredDigest>> check(const AuditSeal &seal);

    // "texts", in the language of the program.
    static QString titleOf(const StoredDigest &digest);

private:
    Result<AuditHead> rowOf(const QList<StoredDigest> &digests);
    Result<void> checkTrail(const AuditSeal &seal);
    Result<QList<StoredDigest>> digestsInRow(qint64 row);

    Storage &m_storage;
    const Clock &m_clock;
    UserId m_actor;
};

}  // namespace gainsay
