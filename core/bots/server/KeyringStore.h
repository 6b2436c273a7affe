// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop's keyring (Secret Service, KWallet) through QtKeychain. Any thread; blocks, at most two minutes for a
// person who has to unlock it.
#pragma once

#include "core/bots/KeyStore.h"

namespace gainsay {

class KeyringStore final : public KeyStore {
public:
    Result<QString> read(const QString &bot) const override;
    Result<void> write(const QString &bot, const QString &key) const override;
    Result<void> remove(const QString &bot) const override;
};

}  // namespace gainsay
