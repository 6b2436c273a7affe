// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/detect/ModelTuning.h"

#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "core/service/detect/RunQuality.h"
#include "core/service/detect/TuningService.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct TuneWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

// Whether it reads as it should; empty means that none was given.
bool isThreshold(const QString &text)
{
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    return text.isEmpty() || text == "own"_L1 || (isNumber && value >= 0.0 && value <= 1.0);
}

// The tuning in force with what the options change of it.
Result<DetectorTuning> wantedTuning(const Invocation &call, DetectorTuning tuning, const GoldComparison &comparison)
{
    if (call.isSet(u"fit"_s)) {
        ASSIGN_OR_RETURN(const auto temperature, fittedTemperature(comparison));
        tuning = {temperature, std::nullopt};
    }
    const QString threshold = call.option(u"threshold"_s);
    if (threshold == "own"_L1)
        tuning.threshold.reset();
    else if (!threshold.isEmpty())
        tuning.threshold = threshold.toDouble();
    return tuning;
}

Json jsonOf(const std::optional<double> &figure)
{
    return figure ? Json(*figure) : Json();
}

QString textOf(const std::optional<double> &figure)
{
    return figure ? QString::number(*figure, 'f', 3) : TuneWords::tr("undefined");
}

void printTuning(Invocation &call, const PrelabelRun &run, const DetectorTuning &tuning, const RunQuality &quality)
{
    if (call.json()) {
        call.printJson({{"model", toUtf8(run.model)},
                        {"version", toUtf8(run.version)},
                        {"temperature", tuning.temperature},
                        {"threshold", jsonOf(tuning.threshold)},
                        {"compared", quality.compared},
                        {"precision", jsonOf(quality.inUse.precision)},
                        {"recall", jsonOf(quality.inUse.recall)},
                        {"calibration_error", jsonOf(quality.calibrationError)},
                        {"calibration_error_before", jsonOf(quality.untunedCalibrationError)}});
        return;
    }
    call.print(TuneWords::tr("%1 %2: temperature %3, threshold %4")
                   .arg(run.model, run.version, QString::number(tuning.temperature, 'f', 3),
                        tuning.threshold ? QString::number(*tuning.threshold) : TuneWords::tr("the model's own rule")));
    call.print(TuneWords::tr("on %1 known labels: precision %2, recall %3, calibration error %4 (%5 before)")
                   .arg(QString::number(quality.compared), textOf(quality.inUse.precision),
                        textOf(quality.inUse.recall), textOf(quality.calibrationError),
                        textOf(quality.untunedCalibrationError)));
}

Result<void> tuneNewest(Invocation &call, Storage &storage)
{
    ASSIGN_OR_RETURN(const auto runs, storage.prelabels().runs());
    const auto newest = std::ranges::find(runs, u"detector"_s, &PrelabelRun::origin);
    if (newest == runs.end())
        return notFound(TuneWords::tr("No detector has judged the project; run `gainsay-cli detect` on it first"));
    const PrelabelRun &run = *newest;
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage.project()));
    ConsoleProgress progress(TuneWords::tr("Comparing with known labels"));
    ASSIGN_OR_RETURN(const auto comparison, compareWithGold(storage, scheme.scheme, run.id, progress));
    ASSIGN_OR_RETURN(const auto before, storage.prelabels().tuning(run.id));
    ASSIGN_OR_RETURN(const auto wanted, wantedTuning(call, before, comparison));
    if (wanted != before) {
        const Result<void> set = TuningService(storage, call.clock(), call.option(u"user"_s)).set(run.id, wanted);
        if (!set)
            return set;
    }
    printTuning(call, run, wanted, qualityOf(comparison, wanted));
    return {};
}

}  // namespace

Exit tuneModel(Invocation &call)
{
    if (!isThreshold(call.option(u"threshold"_s)))
        return call.usage(TuneWords::tr("--threshold takes a number from 0 to 1, or `own`"));
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(1));
    if (!storage)
        return call.fail(storage.error());
    const Result<void> tuned = tuneNewest(call, **storage);
    return tuned ? Exit::Done : call.fail(tuned.error());
}

}  // namespace gainsay
