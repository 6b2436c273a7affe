// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/run/DetectorCache.h"

#include "core/base/TranslatableText.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString rulesChoice = u"rules"_s;

// A package that was replaced is another package.
QString cacheKey(const QString &model)
{
    const QFileInfo package(model);
    const QFileInfo dated(package.isDir() ? QDir(model).filePath(u"model.json"_s) : model);
    return model + u'\n' + QString::number(dated.lastModified().toMSecsSinceEpoch());
}

TriedAnswer answerOf(const Detector &detector, const Conversation &conversation, std::stop_token stop)
{
    TriedAnswer answer;
    answer.detector = detector.info();
    const Result<QList<Prediction>> predictions = detector.detect({conversation}, stop);
    if (!predictions) {
        answer.prediction = silentPrediction(predictions.error().message);
        return answer;
    }
    answer.prediction = predictions->constFirst();
    const Result<QList<QList<Span>>> spans = detector.explain({conversation}, *predictions, stop);
    if (spans)
        answer.spans = spans->constFirst();
    else
        answer.prediction.reason = spans.error().message;
    return answer;
}

}  // namespace

std::shared_ptr<const Detector> DetectorCache::open(const QString &model)
{
    const QString key = cacheKey(model);
    if (!m_open.contains(key)) {
        Result<std::unique_ptr<Detector>> detector = m_source.open({model, {}, u"auto"_s});
        m_open.insert(key, detector ? std::shared_ptr<const Detector>(*std::move(detector)) : nullptr);
    }
    return m_open.value(key);
}

QList<std::shared_ptr<const Detector>> DetectorCache::all()
{
    const QStringList installed = m_source.providers().isEmpty() ? QStringList() : m_source.installedModels();
    QList<std::shared_ptr<const Detector>> detectors;
    for (const QString &model : installed + QStringList(rulesChoice)) {
        if (std::shared_ptr<const Detector> detector = open(model))
            detectors.append(std::move(detector));
    }
    return detectors;
}

std::shared_ptr<const Detector> DetectorCache::find(const DetectorInfo &wanted)
{
    for (const std::shared_ptr<const Detector> &detector : all()) {
        const DetectorInfo &info = detector->info();
        if (info.name == wanted.name && info.version == wanted.version && info.method == wanted.method &&
            info.parameters == wanted.parameters)
            return detector;
    }
    return nullptr;
}

Result<QList<TriedAnswer>> DetectorCache::tryOut(const Conversation &conversation, std::stop_token stop)
{
    QList<TriedAnswer> answers;
    for (const std::shared_ptr<const Detector> &detector : all()) {
        if (stop.stop_requested())
            return cancelled(TranslatableText::translate("detect", "stopped"));
        answers.append(answerOf(*detector, conversation, stop));
    }
    return answers;
}

}  // namespace gainsay
