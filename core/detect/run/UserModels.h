// SPDX-License-Identifier: GPL-3.0-or-later
// Where the packages of this computer's user lie: added by hand, or learned from a project's labels.
#pragma once

#include <QStandardPaths>
#include <QString>

namespace gainsay {

inline QString userModelFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/gainsay/models");
}

}  // namespace gainsay
