// SPDX-License-Identifier: GPL-3.0-or-later
// Where model packages are looked for, whatever they hold.
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace gainsay {

// Packages beside the program and in the user's data folder that `wanted` says yes to, by name.
QStringList modelPackages(const QString &programFolder, const std::function<bool(const QString &path)> &wanted);

}  // namespace gainsay
