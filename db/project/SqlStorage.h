// SPDX-License-Identifier: GPL-3.0-or-later
// A project on one connection, with its stores.
#pragma once

#include "core/store/Storage.h"
#include "db/archive/ArchiveStore.h"
#include "db/conversations/ConversationStore.h"
#include "db/engine/Database.h"
#include "db/report/RatingStore.h"
#include "db/report/ReportStore.h"
#include "db/search/ErrorStore.h"
#include "db/stores/AuditStore.h"
#include "db/stores/PrelabelStore.h"
#include "db/stores/ProjectStore.h"
#include "db/stores/ReviewStore.h"
#include "db/stores/TrainingStore.h"
#include "db/stores/WorkStore.h"

#include <memory>

namespace gainsay {

class SqlStorage final : public Storage {
public:
    // The schema is the newest.
    explicit SqlStorage(std::unique_ptr<Database> database);

    QString location() const override { return m_database->location().display(); }
    Result<void> tidy() override { return m_database->tidy(); }
    Result<void> checkPlace() override { return m_database->checkPlace(); }
    Result<void> saveCopy(const QString &target, Progress &progress) override;
    Result<void> settleIn(const QString &found) override { return m_database->settleIn(found); }
    Result<ConnectionSecurity> security() override { return m_database->security(); }
    ServerRules serverRules() const override { return m_database->serverRules(); }
    qint64 clockOffsetMs() const override { return m_database->clockOffsetMs(); }
    void watchLock(std::shared_ptr<LockWait> wait) override { m_database->watchLock(std::move(wait)); }

    ProjectStore &project() override { return m_project; }
    ConversationStore &conversations() override { return m_conversations; }
    AuditStore &audit() override { return m_audit; }
    ArchiveStore &archive() override { return m_archive; }
    WorkStore &work() override { return m_work; }
    ReviewStore &reviews() override { return m_reviews; }
    TrainingStore &training() override { return m_training; }
    PrelabelStore &prelabels() override { return m_prelabels; }
    ReportStore &reports() override { return m_reports; }
    RatingStore &ratings() override { return m_ratings; }
    ErrorStore &errors() override { return m_errors; }

protected:
    Result<void> runTransaction(const Step &work) override { return m_database->transaction(work); }
    Result<void> runPersonalTransaction(const Step &work) override
    {
        return m_database->transaction(work, WriteScope::Personal);
    }
    Result<void> runSnapshot(const Step &work) override { return m_database->snapshot(work); }

private:
    std::unique_ptr<Database> m_database;
    SqlProjectStore m_project;
    SqlConversationStore m_conversations;
    SqlAuditStore m_audit;
    SqlArchiveStore m_archive;
    SqlWorkStore m_work;
    SqlReviewStore m_reviews;
    SqlTrainingStore m_training;
    SqlPrelabelStore m_prelabels;
    SqlReportStore m_reports;
    SqlRatingStore m_ratings;
    SqlErrorStore m_errors;
};

}  // namespace gainsay
