// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/detect/ModelLearning.h"

#include "app/cli/support/ConsoleProgress.h"
#include "app/cli/support/Invocation.h"
#include "app/detect/InstalledDetectors.h"
#include "core/service/detect/LearnService.h"
#include "db/project/ProjectFactory.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct LearningWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

void printOutcome(Invocation &call, const LearnOutcome &outcome)
{
    const LearnedPackage &package = outcome.package;
    if (call.json()) {
        Json counts = Json::object();
        Json labels = Json::array();
        for (const DetectorLabel &label : package.labels) {
            labels.push_back(toUtf8(label.name));
            counts[toUtf8(label.name)] = package.counts.value(label.name);
        }
        Json curve = Json::array();
        for (const CurvePoint &point : package.learned.curve)
            curve.push_back({{"n", point.trainedOn}, {"accuracy", point.accuracy}, {"macro_f1", point.macroF1}});
        call.printJson({{"n", package.learned.rows},
                        {"labels", labels},
                        {"counts", counts},
                        {"question", toUtf8(package.question)},
                        {"cv", learnedMetrics(package)},
                        {"learning_curve", curve},
                        {"remarks", jsonTexts(outcome.remarks)},
                        {"package", toUtf8(outcome.folder)}});
        return;
    }
    const auto percent = [](double share) { return QString::number(100.0 * share, 'f', 1); };
    const Metric &accuracy = package.learned.figures.accuracy;
    call.print(
        LearningWords::tr("%1 learned from %2 labels: right in %3 % (%4–%5) of what it had not seen, macro-F1 %6 %")
            .arg(package.name, QString::number(package.learned.rows), percent(accuracy.value.value_or(0.0)),
                 percent(accuracy.ci.low), percent(accuracy.ci.high),
                 percent(package.learned.figures.macroF1.value.value_or(0.0))));
    if (package.compared)
        call.print(LearningWords::tr("%1 on the same labels: right in %2 %, macro-F1 %3 %")
                       .arg(package.compared->name, percent(package.compared->figures.accuracy.value.value_or(0.0)),
                            percent(package.compared->figures.macroF1.value.value_or(0.0))));
    for (const QString &remark : outcome.remarks)
        call.print(remark);
    call.print(LearningWords::tr("Let it judge the project with: gainsay-cli detect %1 --model %2")
                   .arg(call.argument(1), outcome.folder));
}

}  // namespace

Exit learnModel(Invocation &call)
{
    const std::optional<LearnGold> gold = learnGoldFromString(call.option(u"gold"_s));
    if (!gold)
        return call.usage(LearningWords::tr("--gold takes people, imported or all"));
    const QString weights = call.option(u"weights"_s);
    if (weights != "same"_L1 && weights != "ability"_L1)
        return call.usage(LearningWords::tr("--weights takes same or ability"));
    if (call.option(u"out"_s).isEmpty())
        return call.usage(LearningWords::tr("--out is missing: the folder that the package goes to"));
    const Result<std::unique_ptr<Storage>> storage = openProject(call.argument(1));
    if (!storage)
        return call.fail(storage.error());
    LearnRequest request;
    request.question = call.option(u"question"_s);
    request.gold = *gold;
    request.weighting = weights == "ability"_L1 ? LearnWeighting::Ability : LearnWeighting::Same;
    request.folder = call.option(u"out"_s);
    const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
    const Result<LearnBase> base = openLearnBase(detectors, call.option(u"base"_s));
    if (!base)
        return call.fail(base.error());
    request.base = *base;
    const Result<LearnOutcome> outcome = [&] {
        ConsoleProgress progress(LearningWords::tr("Learning"));
        return LearnService(**storage, call.clock(), call.option(u"user"_s)).learn(request, progress);
    }();
    if (!outcome)
        return call.fail(outcome.error());
    printOutcome(call, *outcome);
    return Exit::Done;
}

}  // namespace gainsay
