// SPDX-License-Identifier: GPL-3.0-or-later
// Calibration sets: a few items that all of some people annotate, beside their work, to see whether they mean the
// same by the labels. The answers never settle an item; who has answered it for the data set keeps that answer.
#pragma once

#include "core/base/Clock.h"
#include "core/base/TranslatableText.h"
#include "core/model/ConversationQuery.h"
#include "core/model/Training.h"
#include "core/service/project/ActiveScheme.h"
#include "core/stats/agreement/AgreementSummary.h"
#include "core/store/RatingStore.h"

#include <QStringList>

namespace gainsay {

class Storage;

struct CalibrationRequest {
    QString name;
    bool disagreedOnly = false;  // only items on which raters' labels differ
    ConversationFilter filter;   // out of these, if no items are named
    QStringList items;           // external ids; chosen by hand
    int size = 20;
    quint64 seed = 1;
    QStringList people;
};

struct CalibrationItem {
    ConversationId conversation;
    QString externalId;
    QStringList labels;  // per person of the set; empty: not answered
    bool differs = false;
};

struct CalibrationSummary {
    CalibrationSet set;
    QList<qint64> answered;        // per person
    AgreementSummary agreement;    // on the scheme's gold question
    QList<CalibrationItem> items;  // those that differ first

    qint64 expected() const { return set.items.size() * set.people.size(); }
    qint64 done() const;
};

class CalibrationService {
    GAINSAY_TR(gainsay::CalibrationService)

public:
    // `actor` plans; none stands for the command line.
    CalibrationService(Storage &storage, const Clock &clock, const ActiveScheme &scheme, UserId actor);

    // The most that fit in front of the queue.
    static constexpr int largestSet = 500;

    // The same request draws the same items. They come first in everybody's queue.
    Result<CalibrationSet> make(const CalibrationRequest &request);
    Result<QList<CalibrationSet>> list();  // newest first
    Result<CalibrationSummary> summary(const QString &name);

private:
    struct Drawn {
        QList<ConversationId> ids;
        QStringList externalIds;
    };

    Result<QList<UserId>> people(const QStringList &names);
    Result<QList<ConversationId>> candidates(const CalibrationRequest &request);
    Result<Drawn> draw(const CalibrationRequest &request);
    Result<void> givePlaces(const QList<ConversationId> &items, const QList<UserId> &people);
    static void compare(CalibrationSummary &summary, const Scheme &scheme, const QList<ItemAnswer> &answers,
                        const QList<UserId> &people);

    Storage &m_storage;
    const Clock &m_clock;
    const ActiveScheme &m_scheme;
    UserId m_actor;
};

}  // namespace gainsay
