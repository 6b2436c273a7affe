// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/Prediction.h"

namespace gainsay {

double contradictionProbability(const QList<DetectorLabel> &labels, const QList<double> &probabilities)
{
    double sum = 0.0;
    for (qsizetype i = 0; i < labels.size() && i < probabilities.size(); ++i)
        sum += labels[i].contradiction ? probabilities[i] : 0.0;
    return sum;
}

}  // namespace gainsay
