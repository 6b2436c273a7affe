// SPDX-License-Identifier: GPL-3.0-or-later
// Where keys of servers are kept outside the program's own files: the desktop's keyring. Calls block, also for a person
// who has to unlock it, and belong on a worker thread.
#pragma once

#include "core/base/Result.h"

namespace gainsay {

class KeyStore {
public:
    virtual ~KeyStore() = default;

    // NotFound where there is none, Unsupported where no keyring answers.
    virtual Result<QString> read(const QString &bot) const = 0;
    virtual Result<void> write(const QString &bot, const QString &key) const = 0;
    // Nothing to remove is no error.
    virtual Result<void> remove(const QString &bot) const = 0;
};

}  // namespace gainsay
