// SPDX-License-Identifier: GPL-3.0-or-later
// Words of the error tags that a new project has. They are stored in English, which serves as their id, and shown in
// the language of the window; tags that people have added are shown as they were typed.
#pragma once

#include <QString>

namespace gainsay {

QString tagTitle(const QString &stored);
// The other way round, for a word that somebody typed.
QString tagFromTitle(const QString &typed);

}  // namespace gainsay
