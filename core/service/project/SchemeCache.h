// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme in force, read anew only when it is another one: a desk asks for it with every answer. One thread.
#pragma once

#include "core/service/project/ActiveScheme.h"

namespace gainsay {

class SchemeCache {
public:
    Result<ActiveScheme> active(Storage &storage);

private:
    QByteArray m_body;  // told apart by their text: numbers are the same in every project
    ActiveScheme m_scheme;
};

}  // namespace gainsay
