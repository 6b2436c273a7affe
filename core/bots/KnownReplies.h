// SPDX-License-Identifier: GPL-3.0-or-later
// Replies that a model has learnt, as hashes: what it is not to say word for word. Immutable.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QStringView>

#include <vector>

namespace gainsay {

class KnownReplies {
public:
    KnownReplies() = default;
    // The first eight bytes of the SHA-256 of each reply without the marks at its end, as UTF-8; in ascending order.
    static Result<KnownReplies> read(const QByteArray &bytes, const QString &file);

    bool isEmpty() const { return m_hashes.empty(); }
    bool has(QStringView reply) const;

private:
    std::vector<quint64> m_hashes;
};

}  // namespace gainsay
