// SPDX-License-Identifier: GPL-3.0-or-later
// Detectors that are opened when first asked for and stay open, for questions that come one conversation at a time.
// One thread at a time, any thread; in the window ui/session/DetectorWorker has one and asks it off the GUI thread.
#pragma once

#include "core/detect/run/DetectorSource.h"

#include <QMap>

namespace gainsay {

// What one detector says of a conversation that need not be stored anywhere.
struct TriedAnswer {
    DetectorInfo detector;
    Prediction prediction;  // silent, with the reason, where the detector cannot judge it or has failed
    QList<Span> spans;      // what a contradiction rests on
};

class DetectorCache {
public:
    explicit DetectorCache(const DetectorSource &source) : m_source(source) {}

    // The installed packages that can be opened, in their order, then the rules.
    QList<std::shared_ptr<const Detector>> all();
    // The one with this name, version, method and parameters; none if it is not installed.
    std::shared_ptr<const Detector> find(const DetectorInfo &wanted);
    // What each of them says. Cancelled once `stop` says so.
    Result<QList<TriedAnswer>> tryOut(const Conversation &conversation, std::stop_token stop);

private:
    std::shared_ptr<const Detector> open(const QString &model);

    const DetectorSource &m_source;
    QMap<QString, std::shared_ptr<const Detector>> m_open;  // by path and time of change; null: cannot be opened
};

}  // namespace gainsay
