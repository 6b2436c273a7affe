// SPDX-License-Identifier: GPL-3.0-or-later
// The trainee's work behind the Training page: how far the person is, the item on the page, what came of it.
#pragma once

#include "core/service/training/TrainingService.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <optional>

namespace gainsay {

struct TrainingOverview {
    TrainingStage tutorial;
    TrainingStage qualification;
    bool workIsOpen = false;
};

class TrainingController : public QObject {
    Q_OBJECT

public:
    explicit TrainingController(ProjectSession &session, QObject *parent = nullptr);

    void refresh();
    // Nothing is on the page, for somebody else to sit down; what was asked until now is answered to nobody.
    void clear();
    // Goes on with a running session or begins one.
    void begin(GoldKind kind);
    // In the tutorial feedback follows, in the test the next item or the result.
    void answer(const Json &answers);
    // After feedback: the next item, or the result.
    void proceed();
    void loadResult(SessionId session);

    const std::optional<TrainingItem> &item() const { return m_item; }
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void overviewLoaded(const TrainingOverview &overview);
    void itemLoaded(const TrainingItem &item);
    void feedbackGiven(const TrainingFeedback &feedback);
    void finished(const TrainingResult &result);
    void refused(const Error &error);

private:
    template <class Work, class Done> void ask(bool write, Work work, Done done);
    void show(const std::optional<TrainingItem> &item);

    ProjectSession &m_session;
    SessionId m_training;
    std::optional<TrainingItem> m_item;
    bool m_busy = false;
    Epoch m_person;  // answers to questions of who worked here before are dropped
};

}  // namespace gainsay
