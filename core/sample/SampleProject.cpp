// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sample/SampleProject.h"

#include "core/errors/PredictionImport.h"
#include "core/io/Formats.h"
#include "core/sample/SampleFiles.h"
#include "core/sample/SampleTraining.h"
#include "core/service/access/Authorization.h"
#include "core/service/detect/DetectService.h"
#include "core/service/exchange/ImportService.h"
#include "core/store/ConversationStore.h"
#include "core/store/ProjectStore.h"
#include "core/store/TrainingStore.h"
#include "core/store/WorkStore.h"

#include <QDateTime>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

const QString sampleMark = u"sample"_s;

// One import through the front door.
Result<void> importSample(Storage &storage, const Clock &clock, const QString &name, const QString &format,
                          Purpose purpose)
{
    ImportOptions options;
    options.format = format;
    if (purpose == Purpose::Training)
        options.batch = name;
    ASSIGN_OR_RETURN(const auto reader, openImport(samplePath(name), options));
    ImportRequest request;
    request.source = u"demo-%1.jsonl"_s.arg(name);
    request.purpose = purpose;
    NoProgress progress;
    const Result<ImportReport> report = ImportService(storage, clock, {}).run(*reader, request, progress);
    return report ? Result<void>() : report.error();
}

}  // namespace

qint64 SampleProject::startMs()
{
    return QDateTime(QDate(2026, 9, 11), QTime(1, 0), Qt::UTC).toMSecsSinceEpoch();
}

Result<bool> SampleProject::isOne(Storage &storage)
{
    ASSIGN_OR_RETURN(const auto mark, storage.project().value(sampleMark));
    return mark.has_value();
}

Result<void> SampleProject::build(const QList<const Detector *> &detectors, Progress &progress)
{
    m_clock.moveTo(startMs());
    for (const auto step : {&SampleProject::configure, &SampleProject::addPeople, &SampleProject::importConversations,
                            &SampleProject::fillGoldSets, &SampleProject::planWork, &SampleProject::train}) {
        if (const Result<void> done = (this->*step)(); !done)
            return done;
    }
    for (const Detector *detector : detectors) {
        if (const Result<void> judged = runDetector(*detector); !judged)
            return judged;
    }
    if (const Result<void> told = retell(progress); !told)
        return told;
    return importPredictions();
}

// One item in five hides the detector, so that reports can compare; who has not qualified gets no work.
Result<void> SampleProject::configure()
{
    return runAudited(m_storage, m_clock, {}, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        ProjectSettings settings;
        settings.blindShare = 0.2;
        settings.trainingRequired = true;
        settings.qualificationRequired = true;
        RETURN_IF_ERROR(m_storage.project().setSettings(settings));
        RETURN_IF_ERROR(m_storage.project().setValue(sampleMark, u"1"_s));
        return auditEntry(u"settings"_s, {}, settings.toJson());
    });
}

Result<void> SampleProject::addPeople()
{
    ASSIGN_OR_RETURN(const auto people, sampleRows(u"users"_s));
    for (const Json &row : people) {
        User user;
        user.name = sampleText(row, "name");
        user.role = roleFromString(sampleText(row, "role")).value_or(Role::Annotator);
        user.createdAt = m_clock.nowMs();
        const Result<void> added =
            runAudited(m_storage, m_clock, {}, Permission::ManageUsers, [&](const User &) -> Result<AuditEntry> {
                RETURN_IF_ERROR(m_storage.project().addUser(user));
                return auditEntry(u"add_user"_s, user.name, {{"role", toUtf8(toString(user.role))}});
            });
        if (!added)
            return added;
    }
    return {};
}

Result<void> SampleProject::importConversations()
{
    if (const Result<void> done = importSample(m_storage, m_clock, u"conversations"_s, u"cdconv"_s, Purpose::Work);
        !done)
        return done;
    if (const Result<void> done = importSample(m_storage, m_clock, u"long"_s, u"jsonl"_s, Purpose::Work); !done)
        return done;
    for (const QString &set : {u"tutorial"_s, u"qualification"_s}) {
        if (const Result<void> done = importSample(m_storage, m_clock, set, u"jsonl"_s, Purpose::Training); !done)
            return done;
    }
    // What the chatbot that ships replied when it was asked; to ask it again would take longer than all the rest.
    return importSample(m_storage, m_clock, u"collected"_s, u"cdconv"_s, Purpose::Work);
}

Result<void> SampleProject::fillGoldSets()
{
    for (const auto &[kind, file] :
         {std::pair(GoldKind::Tutorial, u"tutorial"_s), {GoldKind::Qualification, u"qualification"_s}}) {
        ASSIGN_OR_RETURN(const auto rows, sampleRows(file));
        const Result<void> filled =
            runAudited(m_storage, m_clock, {}, Permission::Plan, [&, kind = kind](const User &) -> Result<AuditEntry> {
                for (const Json &row : rows) {
                    RETURN_IF_ERROR(putGold(kind, row));
                }
                return auditEntry(u"gold"_s, toString(kind), {{"items", rows.size()}});
            });
        if (!filled)
            return filled;
    }
    return {};
}

Result<void> SampleProject::putGold(GoldKind kind, const Json &row)
{
    ASSIGN_OR_RETURN(const auto conversation, m_storage.conversations().idOf(sampleText(row, "id")));
    GoldItem item;
    item.kind = kind;
    item.conversation = conversation;
    item.answers = row.at("answers");
    if (row.contains("explanation"))
        item.explanation = sampleText(row.at("explanation"), "zh");  // as the conversations and their team
    return m_storage.training().putGold(item);
}

// Who labels what is part of the story; a plan drawn by seed would give the answers to other people.
Result<void> SampleProject::planWork()
{
    ASSIGN_OR_RETURN(const auto rows, sampleRows(u"assignments"_s));
    ASSIGN_OR_RETURN(const auto supervisor, m_storage.project().userNamed(u"gu"_s));
    return runAudited(m_storage, m_clock, supervisor.id, Permission::Plan, [&](const User &) -> Result<AuditEntry> {
        QList<Slot> slotList;
        for (const Json &row : rows) {
            ASSIGN_OR_RETURN(const auto item, itemOf(row));
            for (const Json &name : row.at("users")) {
                ASSIGN_OR_RETURN(const auto user, m_storage.project().userNamed(fromUtf8(name)));
                Slot slot;
                slot.conversation = item.id;
                slot.batch = item.batch;
                slot.number = slotList.isEmpty() || slotList.constLast().conversation != item.id
                                  ? 0
                                  : slotList.constLast().number + 1;
                slot.user = user.id;
                slot.position = item.id.value;
                slotList.append(slot);
            }
        }
        RETURN_IF_ERROR(m_storage.work().addSlots(slotList));
        return auditEntry(u"assign"_s, u"demo"_s, {{"slots", slotList.size()}});
    });
}

Result<ConversationRow> SampleProject::itemOf(const Json &row)
{
    const Result<ConversationId> id = m_storage.conversations().idOf(sampleText(row, "conversation"));
    return id ? m_storage.conversations().row(*id) : Result<ConversationRow>(id.error());
}

Result<void> SampleProject::runDetector(const Detector &detector)
{
    NoProgress progress;
    const Result<DetectReport> report = DetectService(m_storage, m_clock, u"mori"_s).run(detector, {}, true, progress);
    return report ? Result<void>() : report.error();
}

// Two made-up models that a researcher brings for study: one sees a pair of turns, one the whole conversation.
Result<void> SampleProject::importPredictions()
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(m_storage.project()));
    for (const auto &[file, name] :
         {std::pair(u"predictions-pair"_s, u"pair model"_s), {u"predictions-whole"_s, u"whole-dialogue model"_s}}) {
        NoProgress progress;
        PredictionImport import(m_storage, m_clock, scheme.scheme, {});
        ASSIGN_OR_RETURN(const auto report, import.run(samplePath(file), {name, {}}, progress));
        if (!report.rejected.isEmpty())
            return corrupt(report.rejected.first());
    }
    return {};
}

Result<void> SampleProject::train()
{
    const Result<ActiveScheme> scheme = activeScheme(m_storage.project());
    return scheme ? trainSamplePeople(m_storage, *scheme, m_clock) : scheme.error();
}

Result<void> SampleProject::retell(Progress &progress)
{
    ASSIGN_OR_RETURN(const auto scheme, activeScheme(m_storage.project()));
    ASSIGN_OR_RETURN(const auto events, sampleEvents());
    SampleTeller teller(m_storage, scheme, m_clock);
    for (qsizetype i = 0; i < events.size(); ++i) {
        if (progress.isCancelled())
            return cancelled(tr("The sample was not finished."));
        if (const Result<void> told = teller.tell(events[i]); !told)
            return told;
        progress.report(i + 1, events.size());
    }
    return beginNewcomer(m_storage, scheme, m_clock);
}

}  // namespace gainsay
