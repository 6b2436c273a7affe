// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the desk changes in the project.
#include "core/errors/PredictionRuns.h"
#include "ui/pages/errors/ErrorsDesk.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// What a change leaves: the table as it is now.
struct ChangedTable {
    SharedErrorTable table;
    qint64 stamp = 0;
};

}  // namespace

template <class Change> void ErrorsDesk::change(ConversationId conversation, Change work, std::function<void()> then)
{
    if (!isOpen())
        return;
    const UserId actor = m_session.user() ? m_session.user()->id : UserId();
    m_session.save(
        this,
        [view = m_view, actor, work = std::move(work)](Storage &storage, const Clock &clock) -> Result<ChangedTable> {
            const auto scheme = activeScheme(storage.project());
            if (!scheme)
                return scheme.error();
            ErrorsService service(storage, clock, *scheme, actor);
            // The old table stays as it is for whoever computes with it.
            auto table = std::make_shared<ErrorTable>(*view.table);
            if (const Result<void> done = work(service, *table); !done)
                return done.error();
            const auto stamp = errorsStamp(storage);
            if (!stamp)
                return stamp.error();
            return ChangedTable{std::move(table), *stamp};
        },
        [this, conversation, then = std::move(then)](Result<ChangedTable> changed) {
            if (!changed) {
                Q_EMIT failed(changed.error());
                return;
            }
            m_view.table = std::move(changed->table);
            m_stamp = changed->stamp;
            m_changedMeanwhile = m_changedMeanwhile || m_loading;
            if (then)
                then();
            if (conversation)
                Q_EMIT conversationChanged(conversation);
        });
}

void ErrorsDesk::saveSlice(const QString &name)
{
    const UserId actor = m_session.user() ? m_session.user()->id : UserId();
    m_session.save(
        this,
        [name, actor, filter = m_filter](Storage &storage, const Clock &clock) -> Result<QList<Slice>> {
            const auto scheme = activeScheme(storage.project());
            if (!scheme)
                return scheme.error();
            const auto saved = ErrorsService(storage, clock, *scheme, actor).saveSlice(name, filter);
            if (!saved)
                return saved.error();
            return storage.errors().slices();
        },
        [this](Result<QList<Slice>> slices) {
            if (!slices) {
                Q_EMIT failed(slices.error());
                return;
            }
            m_slices = slicesByName(*slices);
            countSlices();
        });
}

void ErrorsDesk::removeSlice(const Slice &slice)
{
    change(
        {}, [slice](ErrorsService &service, ErrorTable &) { return service.removeSlice(slice); },
        [this, slice] {
            m_slices.removeIf([&](const Slice &known) { return known.id == slice.id; });
            countSlices();
        });
}

void ErrorsDesk::setTagKinds(const QList<TagKind> &kinds)
{
    change(
        {}, [kinds](ErrorsService &service, ErrorTable &) { return service.setTagKinds(kinds); }, [this] { reload(); });
}

void ErrorsDesk::toggleTag(const ErrorDetail &detail, const QString &tag, const QString &note)
{
    const ErrorRun *run = isOpen() ? m_view.chosen() : nullptr;
    if (!run)
        return;
    const RunId runId = run->id;
    const ConversationId conversation = detail.conversation.id;
    bool has = false;
    bool otherRunHas = false;
    for (const ErrorTag &known : detail.tags) {
        has = has || (known.run == runId && known.tag == tag);
        otherRunHas = otherRunHas || (known.run != runId && known.tag == tag);
    }
    change(conversation, [=](ErrorsService &service, ErrorTable &table) -> Result<void> {
        const Result<void> done =
            has ? service.untag(conversation, runId, tag) : service.tag(conversation, runId, tag, note);
        const qsizetype row = table.rowOf(conversation);
        const qsizetype place = table.tagNames.indexOf(tag);
        if (done && row >= 0 && place >= 0)
            table.setTag(size_t(row), place, !has || otherRunHas);
        return done;
    });
}

void ErrorsDesk::noteTag(const ErrorTag &tag)
{
    change(tag.conversation, [tag](ErrorsService &service, ErrorTable &) {
        return service.tag(tag.conversation, tag.run, tag.tag, tag.note);
    });
}

void ErrorsDesk::reopen(ConversationId conversation, const QString &reason)
{
    change(
        conversation,
        [=](ErrorsService &service, ErrorTable &table) -> Result<void> {
            const Result<void> done = service.reopen(conversation, reason);
            if (const qsizetype row = table.rowOf(conversation); done && row >= 0) {
                table.rows.gold[size_t(row)] = noValue;
                table.rows.state[size_t(row)] = quint8(ItemState::Disputed);
            }
            return done;
        },
        [this] {
            Q_EMIT reopened();
            select();
        });
}

void ErrorsDesk::keepPair(const ContrastivePair &pair)
{
    change(
        pair.conversation,
        [pair](ErrorsService &service, ErrorTable &) -> Result<void> {
            const auto kept = service.keepPair(pair);
            return kept ? Result<void>() : kept.error();
        },
        [this] { Q_EMIT pairsChanged(); });
}

void ErrorsDesk::removeRun(const QString &name)
{
    const UserId actor = m_session.user() ? m_session.user()->id : UserId();
    job(
        tr("Removing %1").arg(name), this,
        [name, actor, clock = &m_session.clock()](Storage &storage, const ErrorView &, Progress &) {
            return PredictionRuns(storage, *clock, actor).remove(name);
        },
        [this, name](const RunUse &) {
            m_filter.runs.removeIf([&](const RunCondition &condition) { return condition.run == name; });
            Q_EMIT runRemoved(name);
            reload();
        });
}

void ErrorsDesk::removePair(const ContrastivePair &pair)
{
    change(
        pair.conversation, [pair](ErrorsService &service, ErrorTable &) { return service.removePair(pair); },
        [this] { Q_EMIT pairsChanged(); });
}

}  // namespace gainsay
