// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/DetectorInUse.h"

#include "core/service/detect/Suggestion.h"
#include "ui/widgets/DisplayText.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int kDetectorShown = 32;  // the counts of the page stand in the same row

// Whose word people see: the newest that has judged, else the one that would, which has no provider until it is loaded.
Result<PrelabelRun> speaker(Storage &storage, const DetectorSource &source)
{
    ASSIGN_OR_RETURN(const auto judged, newestDetectorRun(storage));
    if (judged)
        return *judged;
    PrelabelRun next;
    if (!source.providers().isEmpty())
        next.model = QFileInfo(source.installedModels().value(0)).completeBaseName();
    return next;
}

}  // namespace

void tellDetector(Shell &shell, const QString &name, const QString &version, const QString &provider)
{
    QString text = shortened(u"%1 %2"_s.arg(name, version).trimmed(), kDetectorShown);
    if (!text.isEmpty())
        text.prepend(u"◈ "_s);
    if (!provider.isEmpty())
        text += u" · "_s + provider;
    shell.setStatus(StatusItem::Detector, text);
}

DetectorInUse::DetectorInUse(ProjectSession &session, const DetectorSource &source, Shell &shell, QObject *parent)
    : QObject(parent), m_session(session), m_source(source), m_shell(shell)
{
    for (const auto signal : {&ProjectSession::opened, &ProjectSession::userChanged})
        connect(&session, signal, this, &DetectorInUse::tell);
    connect(&session, &ProjectSession::closed, this, [this] { tellDetector(m_shell, {}, {}, {}); });
}

void DetectorInUse::tell()
{
    if (!m_session.user() && m_session.facts().settings.passwordsRequired)
        return;  // nothing of a project is shown before somebody has come in
    m_session.run(
        this, [&source = m_source](Storage &storage, const Clock &) { return speaker(storage, source); },
        [this](const Result<PrelabelRun> &found) {
            if (found)
                tellDetector(m_shell, found->model, found->version, found->provider);
        });
}

}  // namespace gainsay
