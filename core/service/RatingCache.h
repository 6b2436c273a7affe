// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings that were read before, brought up to date: the audit trail says which conversations have changed since, and
// only those are read again. Keeps a live report cheap however large the project is. One thread at a time.
#pragma once

#include "core/base/Result.h"
#include "core/report/RatedItems.h"

#include <QList>

#include <functional>
#include <memory>
#include <optional>

namespace gainsay {

class Storage;

class RatingCache {
public:
    // Reads what `request` asks for.
    using Reader = std::function<Result<RatedItems>(const RatingRequest &request)>;

    Result<std::shared_ptr<const RatedItems>> get(Storage &storage, const RatingRequest &request, const Reader &read);
    // Nothing is remembered any more.
    void clear() { m_entries.clear(); }

private:
    struct Entry {
        RatingRequest request;
        qint64 seen = 0;  // newest audit row that the items hold
        std::shared_ptr<const RatedItems> items;
    };

    QList<Entry> m_entries;  // the newest last
};

}  // namespace gainsay
