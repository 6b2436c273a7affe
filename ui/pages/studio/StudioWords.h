// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of a scheme file are called in the window.
#pragma once

#include "core/scheme/edit/SchemeDocument.h"

#include <QStringList>

namespace gainsay {

// "One answer", "Several answers", … for "single", "multi", …
QString kindTitle(const QString &kind);
// Names of the palette's roles as files have them, in the order in which they are offered.
const QStringList &optionRoles();
QString roleTitle(const QString &role);
// The text there in that language, else in the one in which there is any.
QString localText(const SchemeDocument &document, const QString &path, const QString &language);
// The title of a question, with its id where that says something else.
QString questionTitle(const SchemeDocument &document, int question, const QString &language);

}  // namespace gainsay
