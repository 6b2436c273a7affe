// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/controller/ErrorsController.h"

#include "core/errors/table/ErrorBlocks.h"
#include "core/errors/table/PredictionRuns.h"
#include "core/service/browse/BrowseService.h"
#include "ui/models/ConversationListModel.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// The newest model that says something, else the newest.
QString newestRun(const ErrorTable &table)
{
    for (const ErrorRun &run : table.runs) {
        if (run.count > 0)
            return run.name;
    }
    return table.runs.isEmpty() ? QString() : table.runs.first().name;
}

bool hasPattern(const Slice &slice)
{
    return slice.filter.contains("pattern");
}

}  // namespace

ErrorsController::ErrorsController(ProjectSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&m_session, &ProjectSession::closed, this, [this] {
        m_view = {};
        m_filter = {};
        m_slices.clear();
        m_tagKinds.clear();
        m_stamp = -1;
        m_partial = false;
        m_loading = false;
        m_load.renew();
        m_selection.renew();
        Q_EMIT reset();
    });
}

void ErrorsController::open()
{
    m_session.run(
        this, [](Storage &storage, const Clock &) { return errorsStamp(storage); },
        [this](const Result<qint64> &stamp) {
            if (!stamp)
                Q_EMIT failed(stamp.error());
            else if (*stamp != m_stamp)
                reload();
            else
                Q_EMIT opened();
        });
}

void ErrorsController::reload()
{
    if (m_loading)
        return;
    m_loading = true;
    m_changedMeanwhile = false;
    m_load.renew();
    Q_EMIT opening();
    // Called on the job's thread; the runner outlives its jobs.
    const ErrorTableSoFar soFar = [this, runner = &m_session.jobs(),
                                   load = QPointer(m_load.owner())](const SharedErrorTable &table) {
        QMetaObject::invokeMethod(
            runner,
            [this, load, table] {
                if (load)
                    takeSoFar(table);
            },
            Qt::QueuedConnection);
    };
    m_session.startJob(
        [] { return tr("Reading the conversations"); }, m_load.owner(),
        [soFar](Storage &storage, const Clock &, Progress &progress) { return readErrors(storage, progress, soFar); },
        [this](Result<LoadedErrors> loaded) {
            m_loading = false;
            if (!loaded) {
                if (loaded.error().kind != ErrorKind::Cancelled)
                    Q_EMIT failed(loaded.error());
                Q_EMIT stopped();
                return;
            }
            take(std::move(*loaded));
            if (m_changedMeanwhile)
                reload();
        });
}

void ErrorsController::takeSoFar(const SharedErrorTable &table)
{
    // Who has the whole table keeps it until there is a newer whole one.
    if (!m_loading || (isOpen() && !m_partial))
        return;
    m_partial = true;
    showTable(table);
}

void ErrorsController::take(LoadedErrors loaded)
{
    m_partial = false;
    m_slices = std::move(loaded.slices);
    m_tagKinds = std::move(loaded.kinds);
    m_stamp = loaded.stamp;
    showTable(loaded.table);
    countSlices();
}

Result<const ContextGroups *> TableContexts::groups(Storage &storage, const ErrorTable &table)
{
    const std::lock_guard lock(m_reading);
    if (!m_groups) {
        ASSIGN_OR_RETURN(const auto contexts, readContexts(storage, table));
        m_groups.emplace(contexts);
    }
    return &*m_groups;
}

void ErrorsController::showTable(const SharedErrorTable &table)
{
    m_view.table = table;
    m_view.contexts = std::make_shared<TableContexts>();
    m_view.rows = std::make_shared<RowSet>(m_view.table->size(), true);
    m_view.context = m_view.rows;
    m_view.slices.clear();
    if (!m_view.chosen())
        m_view.run = newestRun(*table);
    Q_EMIT opened();
    Q_EMIT tagKindsChanged();
    Q_EMIT runChanged();
    select();
}

LabelTitles ErrorsController::labelTitles() const
{
    if (!m_session.isOpen())
        return {};
    return [scheme = m_session.facts().scheme](const QString &value) {
        if (const Question *aspects = aspectQuestion(scheme)) {
            for (const Option &option : aspects->options) {
                if (answerText(option.value) == value)
                    return option.brief(QLocale().name());
            }
        }
        return labelTitle(scheme, value);
    };
}

void ErrorsController::setRun(const QString &name)
{
    if (m_view.run == name)
        return;
    m_view.run = name;
    Q_EMIT runChanged();
}

void ErrorsController::setSetting(LabelSetting setting)
{
    if (m_view.setting == setting)
        return;
    m_view.setting = setting;
    Q_EMIT runChanged();
}

void ErrorsController::setFilter(const ErrorFilter &filter)
{
    m_filter = filter;
    if (isOpen())
        select();
}

void ErrorsController::select()
{
    m_selection.renew();
    m_session.jobs().cancel(m_patternJob);
    const auto take = [this](SelectedErrors found) {
        m_view.rows = std::make_shared<RowSet>(std::move(found.rows));
        m_view.context = std::make_shared<RowSet>(std::move(found.context));
        Q_EMIT selectionChanged();
    };
    // A pattern is looked for by reading every text: not on the thread that everybody waits for.
    if (!m_filter.pattern.isEmpty()) {
        m_patternJob = job(
            tr("Searching by pattern"), m_selection.owner(),
            [filter = m_filter](Storage &storage, const ErrorView &view, Progress &progress) {
                return selectErrors(storage, *view.table, filter, progress);
            },
            take);
        return;
    }
    ask(
        m_selection.owner(),
        [filter = m_filter](Storage &storage, const ErrorView &view) {
            NoProgress progress;
            return selectErrors(storage, *view.table, filter, progress);
        },
        take);
}

void ErrorsController::countSlices()
{
    m_session.jobs().cancel(m_slicesJob);
    m_view.slices.clear();
    QList<Slice> quick = m_slices;
    QList<Slice> slow = m_slices;
    quick.removeIf(hasPattern);
    slow.removeIf([](const Slice &slice) { return !hasPattern(slice); });
    ask(
        this,
        [quick](Storage &storage, const ErrorView &view) {
            NoProgress progress;
            return Result(countSliceRows(storage, *view.table, quick, progress));
        },
        [this, slow](const CountedSlices &quickOnes) {
            m_view.slices.clear();
            addSlices(quickOnes);
            if (!slow.isEmpty())
                countPatternSlices(slow);
        });
}

// Every text is read for a pattern: not on the thread that everybody waits for.
void ErrorsController::countPatternSlices(const QList<Slice> &slices)
{
    m_slicesJob = job(
        tr("Counting slices"), this,
        [slices](Storage &storage, const ErrorView &view, Progress &progress) -> Result<CountedSlices> {
            CountedSlices result = countSliceRows(storage, *view.table, slices, progress);
            if (progress.isCancelled())
                return cancelled(tr("Counting the slices was cancelled."));
            return result;
        },
        [this](const CountedSlices &slowOnes) { addSlices(slowOnes); });
}

void ErrorsController::addSlices(const CountedSlices &counted)
{
    m_view.slices += counted.slices;
    std::stable_sort(m_view.slices.begin(), m_view.slices.end(),
                     [](const SliceRows &one, const SliceRows &other) { return one.name < other.name; });
    Q_EMIT slicesChanged();
    if (counted.fault)
        Q_EMIT failed(*counted.fault);
}

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
            // What others have done meanwhile is not in the table: it is read again when the page is next opened.
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
