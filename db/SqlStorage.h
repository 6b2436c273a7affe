// SPDX-License-Identifier: GPL-3.0-or-later
// A project on one connection, with its stores.
#pragma once

#include "core/store/Storage.h"
#include "db/AnnotationStore.h"
#include "db/ArchiveStore.h"
#include "db/AuditStore.h"
#include "db/ConversationStore.h"
#include "db/Database.h"
#include "db/DecisionStore.h"
#include "db/DraftStore.h"
#include "db/ErrorBlockStore.h"
#include "db/ErrorStore.h"
#include "db/MessageStore.h"
#include "db/PrelabelStore.h"
#include "db/ProjectStore.h"
#include "db/RatingStore.h"
#include "db/ReportStore.h"
#include "db/SlotStore.h"
#include "db/SpotCheckStore.h"
#include "db/TrainingStore.h"
#include "db/UserStore.h"

#include <memory>

namespace gainsay {

class SqlStorage final : public Storage {
public:
    // The schema is the newest.
    explicit SqlStorage(std::unique_ptr<Database> database);

    QString location() const override { return m_database->location().display(); }
    Result<void> transaction(const std::function<Result<void>()> &work) override
    {
        return m_database->transaction(work);
    }
    Result<void> snapshot(const std::function<Result<void>()> &work) override { return m_database->snapshot(work); }
    Result<void> tidy() override { return m_database->tidy(); }
    Result<std::unique_ptr<Storage>> another() const override;

    ProjectStore &project() override { return m_project; }
    UserStore &users() override { return m_users; }
    ConversationStore &conversations() override { return m_conversations; }
    AuditStore &audit() override { return m_audit; }
    ArchiveStore &archive() override { return m_archive; }
    SlotStore &workSlots() override { return m_slots; }
    AnnotationStore &annotations() override { return m_annotations; }
    DraftStore &drafts() override { return m_drafts; }
    DecisionStore &decisions() override { return m_decisions; }
    MessageStore &messages() override { return m_messages; }
    SpotCheckStore &spotChecks() override { return m_spotChecks; }
    TrainingStore &training() override { return m_training; }
    PrelabelStore &prelabels() override { return m_prelabels; }
    ReportStore &reports() override { return m_reports; }
    RatingStore &ratings() override { return m_ratings; }
    ErrorStore &errors() override { return m_errors; }
    ErrorBlockStore &errorBlocks() override { return m_errorBlocks; }

private:
    std::unique_ptr<Database> m_database;
    SqlProjectStore m_project;
    SqlUserStore m_users;
    SqlConversationStore m_conversations;
    SqlAuditStore m_audit;
    SqlArchiveStore m_archive;
    SqlSlotStore m_slots;
    SqlAnnotationStore m_annotations;
    SqlDraftStore m_drafts;
    SqlDecisionStore m_decisions;
    SqlMessageStore m_messages;
    SqlSpotCheckStore m_spotChecks;
    SqlTrainingStore m_training;
    SqlPrelabelStore m_prelabels;
    SqlReportStore m_reports;
    SqlRatingStore m_ratings;
    SqlErrorStore m_errors;
    SqlErrorBlockStore m_errorBlocks;
};

}  // namespace gainsay
