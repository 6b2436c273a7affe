// SPDX-License-Identifier: GPL-3.0-or-later
// The keys of the open project's scheme, each with the title of the question or option that it belongs to.
#pragma once

#include "ui/page/Page.h"

namespace gainsay {

// None without a project. In the language of the window.
QList<OwnKey> answerKeys(const ProjectSession &session);

}  // namespace gainsay
