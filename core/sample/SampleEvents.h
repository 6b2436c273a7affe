// SPDX-License-Identifier: GPL-3.0-or-later
// The sample's story as single deeds in order of time: somebody answers, comments, decides, checks.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/model/Annotation.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/Storage.h"

#include <QHash>
#include <QList>

namespace gainsay {

// Stands where the story is.
class StoryClock final : public Clock {
public:
    qint64 nowMs() const override { return m_now; }
    void moveTo(qint64 ms) { m_now = ms; }

private:
    qint64 m_now = 0;
};

enum class SampleAction { Annotate, Comment, Flag, Decide, Check, Message };

struct SampleEvent {
    qint64 at = 0;
    SampleAction action = SampleAction::Annotate;
    Json row;
};

// All of them, by time.
Result<QList<SampleEvent>> sampleEvents();

// Lets the people of the project do what the story says.
class SampleTeller {
public:
    SampleTeller(Storage &storage, const ActiveScheme &scheme, StoryClock &clock)
        : m_storage(storage), m_scheme(scheme), m_clock(clock)
    {
    }

    Result<void> tell(const SampleEvent &event);

private:
    struct Place {
        ConversationId conversation;
        UserId user;
    };

    Result<Place> placeOf(const Json &row);
    Result<void> annotate(const Place &place, const Json &row);
    Result<PrelabelUse> prelabelSeen(const Place &place, const Json &row);
    Result<void> decide(const Place &place, const Json &row);
    Result<void> check(const Place &place, const Json &row);
    Result<void> message(const Json &row);

    Storage &m_storage;
    const ActiveScheme &m_scheme;
    StoryClock &m_clock;
    QHash<QString, int> m_roundOf;  // batch → the last round that was started
};

}  // namespace gainsay
