// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/LearnedPackage.h"

#include "core/base/TranslatableText.h"
#include "core/learn/LearnedCard.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTimeZone>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString weightsFile = u"weights.bin"_s;
const QString cardFile = u"MODEL_CARD.md"_s;
const QString hashesFile = u"trained_on.txt"_s;
const QString baseFolder = u"base"_s;

std::string sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

Json metricJson(const Interval &interval)
{
    return Json::array({interval.low, interval.high});
}

Json valueJson(const Metric &metric)
{
    return metric.value ? Json(*metric.value) : Json();
}

Json figuresJson(const ClassificationFigures &figures)
{
    Json classes = Json::object();
    for (const ClassFigures &figure : figures.classes) {
        classes[toUtf8(figure.label)] = {{"support", figure.support},
                                         {"precision", valueJson(figure.precision)},
                                         {"recall", valueJson(figure.recall)},
                                         {"f1", valueJson(figure.f1)},
                                         {"f1_ci", metricJson(figure.f1.ci)}};
    }
    return {{"n", figures.n},
            {"accuracy", valueJson(figures.accuracy)},
            {"accuracy_ci", metricJson(figures.accuracy.ci)},
            {"macro_f1", valueJson(figures.macroF1)},
            {"macro_f1_ci", metricJson(figures.macroF1.ci)},
            {"per_class", classes}};
}

Json curveJson(const QList<CurvePoint> &curve)
{
    Json points = Json::array();
    for (const CurvePoint &point : curve)
        points.push_back({{"n", point.trainedOn}, {"accuracy", point.accuracy}, {"macro_f1", point.macroF1}});
    return points;
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return ioError(TranslatableText::translate("learn", "%1 cannot be written: %2").arg(path, file.errorString()));
    return {};
}

QByteArray joinedHashes(const LearnedPackage &package)
{
    // Sorted, so that their order says nothing of the project.
    QList<QByteArray> lines = package.hashes;
    std::ranges::sort(lines);
    QByteArray text;
    for (const QByteArray &line : std::as_const(lines))
        text += line.toHex() + '\n';
    return text;
}

Result<void> copyBase(const ModelPackage &base, const QString &target)
{
    const QDir from(base.filePath(u"."_s));
    QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString copy = QDir(target).filePath(from.relativeFilePath(file));
        if (!QDir().mkpath(QFileInfo(copy).path()) || !QFile::copy(file, copy))
            return ioError(TranslatableText::translate("learn", "%1 cannot be copied to %2").arg(file, copy));
        QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther);
    }
    return {};
}

Json labelsJson(const QList<DetectorLabel> &labels)
{
    Json list = Json::array();
    for (const DetectorLabel &label : labels) {
        list.push_back({{"name", toUtf8(label.name)},
                        {"code", label.code},
                        {"contradiction", label.contradiction},
                        {"within_target", label.withinTarget}});
    }
    return list;
}

Json modelJson(const LearnedPackage &package, const QByteArray &weights, const QByteArray &card,
               const QByteArray &hashes)
{
    const QString day = QDateTime::fromMSecsSinceEpoch(package.learnedAt, QTimeZone::utc()).toString(u"yyyyMMdd"_s);
    // Two packages of one day differ in their weights.
    const std::string version = toUtf8(day) + "-" + sha256(weights).substr(0, 8);
    Json counts = Json::object();
    for (auto entry = package.counts.cbegin(); entry != package.counts.cend(); ++entry)
        counts[toUtf8(entry.key())] = entry.value();
    Json model = {{"format", 1},
                  {"name", toUtf8(package.name)},
                  {"version", version},
                  {"method", "linear"},
                  {"features", featureRecipe},
                  {"question", toUtf8(package.question)},
                  {"labels", labelsJson(package.labels)},
                  {"languages", jsonTexts(package.languages)},
                  {"temperature", package.learned.temperature},
                  {"label_bias", package.learned.labelBias},
                  {"weights", {{"path", toUtf8(weightsFile)}, {"sha256", sha256(weights)}}},
                  {"checksums", {{toUtf8(cardFile), sha256(card)}, {toUtf8(hashesFile), sha256(hashes)}}},
                  {"metrics", learnedMetrics(package)},
                  {"learning_curve", curveJson(package.learned.curve)},
                  {"data",
                   {{"conversations", package.learned.rows},
                    {"counts", counts},
                    {"gold", toUtf8(package.gold)},
                    {"scheme", toUtf8(package.scheme)},
                    {"hashes", toUtf8(hashesFile)}}},
                  {"card", toUtf8(cardFile)}};
    if (package.base)
        model["base"] = toUtf8(baseFolder);
    return model;
}

Result<void> fillFolder(const LearnedPackage &package, const QString &folder)
{
    const QDir target(folder);
    const QByteArray weights = writeLinearModel(package.learned.model);
    const QByteArray card = learnedCard(package).toUtf8();
    const QByteArray hashes = joinedHashes(package);
    Json model = modelJson(package, weights, card, hashes);
    if (package.base) {
        RETURN_IF_ERROR(copyBase(*package.base, target.filePath(baseFolder)));
        QFile inner(target.filePath(baseFolder + u"/model.json"_s));
        if (!inner.open(QIODevice::ReadOnly))
            return ioError(inner.errorString());
        model["checksums"][toUtf8(baseFolder) + "/model.json"] = sha256(inner.readAll());
    }
    RETURN_IF_ERROR(writeFile(target.filePath(weightsFile), weights));
    RETURN_IF_ERROR(writeFile(target.filePath(cardFile), card));
    RETURN_IF_ERROR(writeFile(target.filePath(hashesFile), hashes));
    return writeFile(target.filePath(u"model.json"_s), dumpJsonPretty(model));
}

}  // namespace

Json learnedMetrics(const LearnedPackage &package)
{
    Json metrics = figuresJson(package.learned.figures);
    metrics["split"] = "cross-validation";
    metrics["folds"] = package.learned.folds;
    metrics["grouped_by_context"] = package.learned.byContext;
    metrics["calibration_error"] = package.learned.calibrationError;
    metrics["strength"] = package.learned.strength;
    if (package.compared) {
        const BaseFigures &base = *package.compared;
        metrics["in_use"] = figuresJson(base.figures);
        metrics["in_use"]["name"] = toUtf8(base.name);
        metrics["in_use"]["seems_trained_on_these"] = base.seemsTrainedOnThem;
        metrics["accuracy_gain"] = base.accuracyGain.difference;
        metrics["accuracy_gain_ci"] = metricJson(base.accuracyGain.ci);
    }
    return metrics;
}

Result<void> writeLearnedPackage(const LearnedPackage &package, const QString &folder)
{
    const QFileInfo target(folder);
    if (target.exists() && (!target.isDir() || !QDir(folder).isEmpty()))
        return conflict(TranslatableText::translate("learn", "%1 is there already; name a folder that is new or empty")
                            .arg(folder));
    const QString parent = target.absolutePath();
    if (!QDir().mkpath(parent))
        return ioError(TranslatableText::translate("learn", "%1 cannot be made").arg(parent));
    // Beside the place where it goes, so that moving it there is one step.
    QTemporaryDir scratch(parent + u"/.learning-XXXXXX"_s);
    if (!scratch.isValid())
        return ioError(
            TranslatableText::translate("learn", "%1 cannot be written: %2").arg(parent, scratch.errorString()));
    const QString made = scratch.filePath(u"package"_s);
    QDir().mkpath(made);
    RETURN_IF_ERROR(fillFolder(package, made));
    if (target.exists())
        QDir().rmdir(target.absoluteFilePath());
    if (!QDir().rename(made, target.absoluteFilePath()))
        return ioError(TranslatableText::translate("learn", "%1 cannot be made").arg(folder));
    return {};
}

}  // namespace gainsay
