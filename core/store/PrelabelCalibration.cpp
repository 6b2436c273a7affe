// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/PrelabelCalibration.h"

#include "core/stats/predictions/Calibration.h"
#include "core/store/Storage.h"

namespace gainsay {

namespace {

QMap<QString, double> scaled(const QMap<QString, double> &probabilities, double temperature)
{
    if (temperature == 1.0 || probabilities.isEmpty())
        return probabilities;
    const QList<double> values = probabilities.values();
    const std::vector<double> results = scaledByTemperature(values, temperature);
    QMap<QString, double> scaledOnes;
    auto result = results.begin();
    for (auto entry = probabilities.cbegin(); entry != probabilities.cend(); ++entry)
        scaledOnes.insert(entry.key(), *result++);
    return scaledOnes;
}

QString strongestContradiction(const Prelabel &prelabel, const QString &negative)
{
    QString likeliest;
    for (auto entry = prelabel.probabilities.cbegin(); entry != prelabel.probabilities.cend(); ++entry) {
        if (entry.key() != negative && (likeliest.isEmpty() || entry.value() > prelabel.probabilities.value(likeliest)))
            likeliest = entry.key();
    }
    return likeliest;
}

}  // namespace

Prelabel PrelabelCalibration::read(Prelabel said) const
{
    said.probabilities = scaled(said.probabilities, m_tuning.temperature);
    if (said.label.isEmpty() || !m_tuning.threshold || !said.probabilities.contains(m_negative))
        return said;
    if (1.0 - said.probabilities.value(m_negative) < *m_tuning.threshold)
        said.label = m_negative;
    else if (said.label == m_negative)
        said.label = strongestContradiction(said, m_negative);
    return said;
}

QString negativeAnswer(const Scheme &scheme)
{
    const Question *gold = scheme.question(scheme.goldQuestion);
    const Option *option = gold ? gold->optionByCode(0) : nullptr;
    return option && option->value.is_string() ? fromUtf8(option->value.get<std::string>()) : QString();
}

Result<PrelabelCalibration> readingOf(Storage &storage, const Scheme &scheme, RunId run)
{
    ASSIGN_OR_RETURN(const auto tuning, storage.prelabels().tuning(run));
    return PrelabelCalibration(tuning, negativeAnswer(scheme));
}

}  // namespace gainsay
