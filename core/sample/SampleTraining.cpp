// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/SampleTraining.h"

#include "core/service/training/TrainingService.h"
#include "core/store/ProjectStore.h"
#include "core/store/TrainingStore.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qint64 itemTakesMs = 48'000;
constexpr int everything = std::numeric_limits<int>::max();

constexpr int newcomerItems = 18;
constexpr int newcomerSlips = 5;

struct SampleTrainee {
    QString name;
    int slipEvery;  // one answer in so many is wrong
};

// What somebody says who has not understood the difference yet.
Json mistaken(const Json &right)
{
    const bool clash = right.value("category", std::string("none")) != "none";
    return {{"risk", Json::array()},
            {"not_fluent", Json::array()},
            {"b1_intra", false},
            {"category", clash ? "none" : "role"}};
}

class SampleLesson {
public:
    SampleLesson(Storage &storage, const ActiveScheme &scheme, StoryClock &clock, UserId user)
        : m_storage(storage), m_clock(clock), m_service(storage, clock, scheme, user)
    {
    }

    Result<void> take(GoldKind kind, int items, int slipEvery)
    {
        ASSIGN_OR_RETURN(const auto session, m_service.start(kind));
        for (int number = 1; number <= items; ++number) {
            const Result<std::optional<TrainingItem>> item = m_service.next(session.id);
            if (!item || !*item)
                return item ? Result<void>() : item.error();
            if (const Result<void> done = answer(session, **item, number % slipEvery == 0); !done)
                return done;
        }
        return {};
    }

private:
    Result<void> answer(const TrainingSession &session, const TrainingItem &item, bool slip)
    {
        const ConversationId id = item.conversation.id;
        ASSIGN_OR_RETURN(const auto gold, m_storage.training().goldOf(session.kind, id));
        m_clock.moveTo(m_clock.nowMs() + itemTakesMs);
        const Result<TrainingFeedback> taken =
            m_service.answer(session.id, id, slip ? mistaken(gold->answers) : gold->answers);
        return taken ? Result<void>() : taken.error();
    }

    Storage &m_storage;
    StoryClock &m_clock;
    TrainingService m_service;
};

}  // namespace

Result<void> trainSamplePeople(Storage &storage, const ActiveScheme &scheme, StoryClock &clock)
{
    for (const SampleTrainee &trainee :
         {SampleTrainee{u"lin.mei"_s, 9}, {u"zhao"_s, 6}, {u"wang"_s, 7}, {u"sato"_s, 11}}) {
        ASSIGN_OR_RETURN(const auto user, storage.project().userNamed(trainee.name));
        SampleLesson lesson(storage, scheme, clock, user.id);
        if (const Result<void> done = lesson.take(GoldKind::Tutorial, everything, trainee.slipEvery); !done)
            return done;
        // The last answer is a mistake: one is allowed.
        const int slipEvery = scheme.scheme.quality.qualificationItems;
        if (const Result<void> done = lesson.take(GoldKind::Qualification, everything, slipEvery); !done)
            return done;
    }
    return {};
}

Result<void> beginNewcomer(Storage &storage, const ActiveScheme &scheme, StoryClock &clock)
{
    ASSIGN_OR_RETURN(const auto user, storage.project().userNamed(u"liu"_s));
    return SampleLesson(storage, scheme, clock, user.id).take(GoldKind::Tutorial, newcomerItems, newcomerSlips);
}

}  // namespace gainsay
