// SPDX-License-Identifier: GPL-3.0-or-later
// What a supervisor sees of the work: how far each person and each batch is, how fast, until when, and who holds
// what. Nothing is changed; every figure is counted by the engine.
#pragma once

#include "core/base/Clock.h"
#include "core/base/Result.h"
#include "core/base/TranslatableText.h"
#include "core/model/User.h"
#include "core/report/ProgressFigures.h"
#include "core/stats/Forecast.h"
#include "core/store/WorkStore.h"

#include <QStringList>

namespace gainsay {

class Storage;

struct WorkCounts {
    qint64 done = 0;
    qint64 open = 0;  // waiting, claimed or skipped
    qint64 returned = 0;

    qint64 left() const { return open + returned; }
    qint64 total() const { return done + left(); }
    void add(SlotState state, qint64 count);
};

struct WorkPace {
    double perHour = 0.0;  // of active time; 0 where nothing was timed
    DailyRate perDay;
};

struct PersonStanding {
    User user;
    WorkCounts counts;
    WorkPace pace;
    Forecast end;
    bool inTraining = false;  // gets no real work yet; what is given to them waits
};

struct BatchStanding {
    BatchId id;
    QString name;
    BatchPhase phase = BatchPhase::Empty;
    int round = 0;  // of the spot check, the last one
    ProgressCounts items;
    WorkCounts counts;
    WorkPace pace;
    QStringList holders;  // who has open items in it, most first
    qint64 free = 0;      // places in the pool
    Forecast end;
};

// An item that somebody put off, and why.
struct PutOff {
    QString conversation;  // external id
    QString user;
    QString reason;
    qint64 sinceMs = 0;
};

struct WorkloadStanding {
    QList<PersonStanding> people;  // who has work or could have
    QList<BatchStanding> batches;
    QList<HeldSlot> held;  // the first few hundred leases to end
    QList<PutOff> putOff;  // the last few hundred that were skipped and are not answered
    qint64 asOf = 0;
    qint64 rateFrom = 0;  // the whole days on which the rates rest, as days since the epoch
    qint64 rateUntil = 0;
};

class WorkloadService {
    GAINSAY_TR(gainsay::WorkloadService)

public:
    // `utcOffsetMs`: when a day begins where the supervisor sits.
    WorkloadService(Storage &storage, const Clock &clock, qint64 utcOffsetMs = 0)
        : m_storage(storage), m_clock(clock), m_utcOffsetMs(utcOffsetMs)
    {
    }

    Result<WorkloadStanding> standing();

    // How rates and ends are computed, for the page and the manual.
    static QString method();

private:
    struct DayCounts;
    struct Days;

    Result<Days> readDays();
    Result<void> addPeople(WorkloadStanding &standing, const QList<SlotTally> &tallies, const Days &days);
    Result<void> addBatches(WorkloadStanding &standing, const QList<SlotTally> &tallies, const Days &days);
    Result<BatchPhase> phaseOf(BatchStanding &batch);
    Result<void> addPutOff(WorkloadStanding &standing);
    void addEnds(WorkloadStanding &standing, const QList<SlotTally> &tallies) const;

    Storage &m_storage;
    const Clock &m_clock;
    qint64 m_utcOffsetMs;
};

}  // namespace gainsay
