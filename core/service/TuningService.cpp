// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/TuningService.h"

#include "core/stats/Calibration.h"
#include "core/store/AuditStore.h"
#include "core/store/Storage.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

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

QString negativeAnswer(const Scheme &scheme)
{
    const Question *gold = scheme.question(scheme.goldQuestion);
    const Option *option = gold ? gold->optionByCode(0) : nullptr;
    return option && option->value.is_string() ? fromUtf8(option->value.get<std::string>()) : QString();
}

Prelabel tunedPrelabel(Prelabel said, const DetectorTuning &tuning, const QString &negative)
{
    said.probabilities = scaled(said.probabilities, tuning.temperature);
    if (said.label.isEmpty() || !tuning.threshold || !said.probabilities.contains(negative))
        return said;
    if (1.0 - said.probabilities.value(negative) < *tuning.threshold)
        said.label = negative;
    else if (said.label == negative)
        said.label = strongestContradiction(said, negative);
    return said;
}

Result<void> TuningService::set(RunId run, const DetectorTuning &tuning)
{
    const bool sound = std::isfinite(tuning.temperature) && tuning.temperature > 0.0 &&
                       (!tuning.threshold || (*tuning.threshold >= 0.0 && *tuning.threshold <= 1.0));
    if (!sound)
        return invalidInput(QCoreApplication::translate(
            "detect", "a threshold lies between 0 and 1, and a temperature above 0; nothing was changed"));
    return m_storage.transaction([&]() -> Result<void> {
        const Result<PrelabelRun> known = m_storage.prelabels().run(run);
        if (!known)
            return known.error();
        if (const Result<void> stored = m_storage.prelabels().setTuning(run, tuning); !stored)
            return stored;
        const Json payload = {{"run", run.value},
                              {"version", toUtf8(known->version)},
                              {"temperature", tuning.temperature},
                              {"threshold", tuning.threshold ? Json(*tuning.threshold) : Json()}};
        return m_storage.audit().append({m_user, u"tune_detector"_s, known->model, payload, m_clock.nowMs()});
    });
}

}  // namespace gainsay
