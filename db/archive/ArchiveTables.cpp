// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/archive/ArchiveTables.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

using V = ArchiveValue;

ArchiveColumn column(const QString &name, V value = V::Text)
{
    return {name, value, false, {}};
}

ArchiveColumn key(const QString &name, V value = V::Text)
{
    return {name, value, true, {}};
}

ArchiveColumn writing(const QString &name)
{
    return column(name, V::Writing);
}

ArchiveColumn answers()
{
    return column(u"answers"_s, V::Answers);
}

ArchiveColumn number(const QString &name)
{
    return {name, V::Number, false, {}};
}

ArchiveColumn numberSince(const QString &name, qint64 before)
{
    return {name, V::Number, false, before};
}

const QString byId = u"id"_s;
const QString ofKnownRuns = u"run_id IN (SELECT id FROM prelabel_runs)"_s;

// What people answered, decided and said.
QList<ArchiveTable> peoplesWork()
{
    return {
        {u"annotations"_s,
         byId,
         {column(u"user_id"_s, V::User), number(u"revision"_s), column(u"scheme_id"_s, V::Scheme), answers(),
          column(u"label"_s), number(u"confidence"_s), number(u"created_at"_s), number(u"active_ms"_s),
          number(u"idle_ms"_s), column(u"prelabel_run"_s, V::Run), number(u"prelabel_shown"_s),
          number(u"prelabel_followed"_s), number(u"prelabel_ms"_s)},
         {}},
        {u"slots"_s,
         u"number"_s,
         {number(u"number"_s), column(u"user_id"_s, V::User), number(u"position"_s), number(u"state"_s),
          number(u"pool"_s), number(u"lease_until"_s), column(u"annotation_id"_s, V::Annotation),
          numberSince(u"purpose"_s, 0)},
         {}},
        {u"drafts"_s,
         u"user_id"_s,
         {column(u"user_id"_s, V::User), answers(), number(u"saved_at"_s), number(u"active_ms"_s),
          number(u"idle_ms"_s)},
         {}},
        {u"marks"_s,
         byId,
         {column(u"user_id"_s, V::User), column(u"kind"_s), writing(u"reason"_s), number(u"created_at"_s),
          number(u"cleared_at"_s)},
         {}},
        {u"decisions"_s,
         byId,
         {column(u"user_id"_s, V::User), column(u"kind"_s), answers(), column(u"reason"_s), writing(u"note"_s),
          column(u"after_annotation"_s, V::Annotation), number(u"created_at"_s)},
         {}},
        {u"disputes"_s, u"conversation_id"_s, {column(u"agreement"_s, V::Real)}, {}},
        {u"comments"_s, byId, {column(u"user_id"_s, V::User), writing(u"body"_s), number(u"created_at"_s)}, {}},
        {u"resolutions"_s, u"conversation_id"_s, {column(u"source"_s), answers(), column(u"removed"_s)}, {}},
    };
}

// What was checked, predicted, trained on and noted.
QList<ArchiveTable> furtherWork()
{
    return {
        {u"spot_items"_s,
         u"round_id"_s,
         {column(u"round_id"_s, V::Round), number(u"position"_s), column(u"verdict"_s), answers(),
          writing(u"feedback"_s), column(u"after_annotation"_s, V::Annotation), column(u"reviewed_by"_s, V::User),
          number(u"reviewed_at"_s)},
         u"round_id IN (SELECT id FROM spot_rounds)"_s},
        {u"prelabels"_s,
         u"run_id"_s,
         {column(u"run_id"_s, V::Run), column(u"label"_s), column(u"confidence"_s, V::Real),
          column(u"margin"_s, V::Real), column(u"details"_s, V::JsonText)},
         ofKnownRuns},
        {u"prelabel_spans"_s, u"run_id"_s, {column(u"run_id"_s, V::Run), column(u"spans"_s, V::JsonText)}, ofKnownRuns},
        {u"gold_items"_s, byId, {column(u"kind"_s), answers(), writing(u"explanation"_s), number(u"position"_s)}, {}},
        {u"training_answers"_s,
         u"session_id"_s,
         {column(u"session_id"_s, V::Session), answers(), number(u"correct"_s), number(u"created_at"_s)},
         u"session_id IN (SELECT id FROM training_sessions)"_s},
        {u"contrastive_pairs"_s,
         byId,
         {column(u"turns"_s, V::JsonText), column(u"model"_s), column(u"label_before"_s), column(u"label_after"_s),
          writing(u"note"_s), column(u"user_id"_s, V::User), number(u"created_at"_s)},
         {}},
        {u"error_tags"_s,
         u"run_id, tag"_s,
         {column(u"run_id"_s, V::Run), column(u"tag"_s), writing(u"note"_s), column(u"user_id"_s, V::User),
          number(u"created_at"_s)},
         {}},
    };
}

}  // namespace

const QList<ArchiveTable> &archiveProjectTables()
{
    static const QList<ArchiveTable> tables{
        {u"schemes"_s,
         byId,
         {key(u"name"_s), key(u"version"_s, V::Number), column(u"body"_s), number(u"created_at"_s)},
         {}},
        {u"users"_s,
         byId,
         {key(u"name"_s, V::PersonName), column(u"role"_s), column(u"state"_s), number(u"created_at"_s)},
         {}},
        {u"batches"_s, byId, {key(u"name"_s), number(u"created_at"_s)}, {}},
        {u"prelabel_runs"_s,
         byId,
         {key(u"model"_s), key(u"version"_s), key(u"method"_s), key(u"parameters"_s, V::JsonText), column(u"origin"_s),
          column(u"provider"_s), number(u"created_at"_s)},
         {}},
        {u"detector_tunings"_s,
         u"run_id"_s,
         {key(u"run_id"_s, V::Run), column(u"temperature"_s, V::Real), column(u"threshold"_s, V::Real)},
         {}},
        {u"spot_rounds"_s,
         byId,
         {key(u"batch_id"_s, V::Batch), key(u"round"_s, V::Number), number(u"seed"_s), number(u"sample"_s),
          column(u"threshold"_s, V::Real), column(u"stratify"_s), column(u"started_by"_s, V::User),
          number(u"started_at"_s), column(u"closed_by"_s, V::User), number(u"closed_at"_s), column(u"outcome"_s)},
         {}},
        {u"batch_events"_s,
         byId,
         {key(u"batch_id"_s, V::Batch), key(u"round"_s, V::Number), column(u"user_id"_s, V::User), key(u"kind"_s),
          writing(u"reason"_s), key(u"created_at"_s, V::Number)},
         {}},
        {u"training_sessions"_s,
         byId,
         {key(u"user_id"_s, V::User), key(u"kind"_s), key(u"started_at"_s, V::Number), number(u"finished_at"_s),
          number(u"total"_s), number(u"wrong"_s), number(u"passed"_s)},
         {}},
        {u"tag_kinds"_s, byId, {key(u"name"_s), column(u"key"_s), number(u"position"_s), number(u"retired"_s)}, {}},
        {u"slices"_s,
         byId,
         {key(u"name"_s), column(u"filter"_s), column(u"user_id"_s, V::User), number(u"created_at"_s)},
         {}},
        {u"calibration_sets"_s,
         byId,
         {key(u"name"_s), column(u"rule"_s, V::JsonText), column(u"people"_s, V::PersonNames),
          column(u"items"_s, V::JsonText), column(u"user_id"_s, V::User), number(u"created_at"_s)},
         {}},
    };
    return tables;
}

const ArchiveTable &archiveMessages()
{
    static const ArchiveTable table{u"messages"_s,
                                    byId,
                                    {key(u"to_user"_s, V::User), column(u"from_user"_s, V::User), key(u"kind"_s),
                                     column(u"conversation_id"_s, V::Conversation), column(u"batch_id"_s, V::Batch),
                                     key(u"body"_s, V::Writing), key(u"created_at"_s, V::Number), number(u"read_at"_s)},
                                    {}};
    return table;
}

const QList<ArchiveTable> &archiveWorkTables()
{
    static const QList<ArchiveTable> tables = peoplesWork() + furtherWork();
    return tables;
}

}  // namespace gainsay
