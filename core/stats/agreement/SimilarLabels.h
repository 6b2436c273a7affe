// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that differ only in case, blanks or Unicode form. They are counted as different, because who is to say that
// they are not; but whoever reads the figures should know.
#pragma once

#include <QList>
#include <QStringList>

namespace gainsay {

// Each list holds two or more labels that look alike, in the order given.
QList<QStringList> similarLabels(const QStringList &labels);

// One sentence that names them; empty when there are none.
QString similarLabelsHint(const QStringList &labels);

}  // namespace gainsay
