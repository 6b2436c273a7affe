// SPDX-License-Identifier: GPL-3.0-or-later
// The schemes that come with the program, and people's own files.
#pragma once

#include "core/base/Result.h"
#include "core/scheme/Scheme.h"

#include <QByteArray>
#include <QStringList>

namespace gainsay {

struct LoadedScheme {
    Scheme scheme;
    QByteArray body;  // the file as it is, for a project to keep
};

// Those of the studies, by id.
QStringList shippedSchemes();
// Usual tasks to begin with, by id.
QStringList shippedTemplates();

// A shipped scheme or template by its id, or a file by its path.
Result<LoadedScheme> loadScheme(const QString &nameOrPath);

}  // namespace gainsay
