// SPDX-License-Identifier: GPL-3.0-or-later
// A project file that is not where it was: somebody may look for it or forget it, and what is open stays open.
#pragma once

#include <QString>

class QWidget;

namespace gainsay {

class Settings;
class Shell;

void offerToFind(const QString &location, Settings &settings, Shell &shell, QWidget *parent);

}  // namespace gainsay
