// SPDX-License-Identifier: GPL-3.0-or-later
// The key that signs audit trails: a file of this computer's user, never part of a project, with the public part
// beside it for those who check.
#pragma once

#include "core/base/SigningKey.h"

#include <QString>

namespace gainsay {

// ~/.config/gainsay/seal.key
QString usualSealKeyFile();

struct SealKey {
    SigningKey key;
    bool isNew = false;
};

// The key in that file; a new one is made where there is none. Others must not be able to read it.
Result<SealKey> sealKeyIn(const QString &path);

// A public key: a file that was written beside a key, or its content. None of both: NotFound.
Result<QByteArray> publicSealKey(const QString &fileOrText);

}  // namespace gainsay
