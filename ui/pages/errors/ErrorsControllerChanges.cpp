// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that the desk changes in the project.
#include "core/errors/PredictionRuns.h"
#include "core/service/browse/BrowseService.h"
#include "ui/pages/errors/ErrorsController.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// How old the project was before a change, and after it.
struct ChangeStamps {
    qint64 before = 0;
    qint64 after = 0;
};

}  // namespace

template <class Change>
void ErrorsController::change(ConversationId conversation, Change work, std::function<void()> then)
{
    if (!isOpen())
        return;
    const UserId actor = m_session.userId();
    m_session.save(
        this,
        [actor, work = std::move(work)](Storage &storage, const Clock &clock) -> Result<ChangeStamps> {
            ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
            ErrorsService service(storage, clock, scheme, actor);
            ASSIGN_OR_RETURN(const auto before, errorsStamp(storage));
            RETURN_IF_ERROR(work(service));
            ASSIGN_OR_RETURN(const auto after, errorsStamp(storage));
            return ChangeStamps{before, after};
        },
        [this, conversation, then = std::move(then)](const Result<ChangeStamps> &stamps) {
            if (!stamps) {
                Q_EMIT failed(stamps.error());
                return;
            }
            // What others have done meanwhile is not in the table: it is read anew when the page is next opened.
            if (stamps->before == m_stamp)
                m_stamp = stamps->after;
            m_changedMeanwhile = m_changedMeanwhile || m_loading;
            if (then)
                then();
            if (conversation)
                Q_EMIT conversationChanged(conversation);
        });
}

// In the table of now, which others may have changed since the change was asked for. The old one stays as it is for
// whoever computes with it.
template <class Change> void ErrorsController::changeRow(ConversationId conversation, Change apply)
{
    const qsizetype row = m_view.table->rowOf(conversation);
    if (row < 0)
        return;
    auto table = std::make_shared<ErrorTable>(*m_view.table);
    apply(*table, size_t(row));
    m_view.table = std::move(table);
}

void ErrorsController::saveSlice(const QString &name)
{
    const UserId actor = m_session.userId();
    m_session.save(
        this,
        [name, actor, filter = m_filter](Storage &storage, const Clock &clock) -> Result<QList<Slice>> {
            ASSIGN_OR_RETURN(const auto scheme, activeScheme(storage));
            RETURN_IF_ERROR(ErrorsService(storage, clock, scheme, actor).saveSlice(name, filter));
            return BrowseService(storage).slices();
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

void ErrorsController::removeSlice(const Slice &slice)
{
    change(
        {}, [slice](ErrorsService &service) { return service.removeSlice(slice); },
        [this, slice] {
            m_slices.removeIf([&](const Slice &known) { return known.id == slice.id; });
            countSlices();
        });
}

void ErrorsController::setTagKinds(const QList<TagKind> &kinds)
{
    change(
        {}, [kinds](ErrorsService &service) { return service.setTagKinds(kinds); }, [this] { reload(); });
}

void ErrorsController::toggleTag(const ErrorDetail &detail, const QString &tag, const QString &note)
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
    change(
        conversation,
        [=](ErrorsService &service) {
            return has ? service.untag(conversation, runId, tag) : service.tag(conversation, runId, tag, note);
        },
        [=, this] {
            changeRow(conversation, [&](ErrorTable &table, size_t row) {
                if (const qsizetype place = table.tagNames.indexOf(tag); place >= 0)
                    table.setTag(row, place, !has || otherRunHas);
            });
        });
}

void ErrorsController::noteTag(const ErrorTag &tag)
{
    change(tag.conversation,
           [tag](ErrorsService &service) { return service.tag(tag.conversation, tag.run, tag.tag, tag.note); });
}

void ErrorsController::reopen(ConversationId conversation, const QString &reason)
{
    change(
        conversation, [=](ErrorsService &service) { return service.reopen(conversation, reason); },
        [this, conversation] {
            changeRow(conversation, [](ErrorTable &table, size_t row) {
                table.rows.gold[row] = noValue;
                table.rows.state[row] = quint8(ItemState::Disputed);
            });
            Q_EMIT reopened();
            select();
        });
}

void ErrorsController::keepPair(const ContrastivePair &pair)
{
    change(
        pair.conversation,
        [pair](ErrorsService &service) -> Result<void> {
            const auto kept = service.keepPair(pair);
            return kept ? Result<void>() : kept.error();
        },
        [this] { Q_EMIT pairsChanged(); });
}

void ErrorsController::removeRun(const QString &name)
{
    const UserId actor = m_session.userId();
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

void ErrorsController::removePair(const ContrastivePair &pair)
{
    change(
        pair.conversation, [pair](ErrorsService &service) { return service.removePair(pair); },
        [this] { Q_EMIT pairsChanged(); });
}

}  // namespace gainsay
