// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/ErrorsDesk.h"

#include "core/errors/ErrorBlocks.h"
#include "ui/models/ConversationListModel.h"

#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// What a change leaves: the table as it is now.
struct ChangedTable {
    SharedErrorTable table;
    qint64 stamp = 0;
};

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

ErrorsDesk::ErrorsDesk(ProjectSession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&m_session, &ProjectSession::closed, this, [this] {
        m_view = {};
        m_filter = {};
        m_slices.clear();
        m_stamp = -1;
        m_partial = false;
        m_loading = false;
        ++m_load;
        ++m_selection;
    });
}

void ErrorsDesk::open()
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

void ErrorsDesk::reload()
{
    if (m_loading)
        return;
    m_loading = true;
    m_changedMeanwhile = false;
    const int load = ++m_load;
    Q_EMIT opening();
    // Called on the job's thread; the runner outlives its jobs.
    const ErrorTableSoFar soFar = [runner = &m_session.jobs(), self = QPointer(this),
                                   load](const SharedErrorTable &table) {
        QMetaObject::invokeMethod(
            runner,
            [self, load, table] {
                if (self)
                    self->takeSoFar(load, table);
            },
            Qt::QueuedConnection);
    };
    m_session.startJob(
        tr("Preparing errors"), this,
        [soFar](Storage &storage, const Clock &, Progress &progress) { return readErrors(storage, progress, soFar); },
        [this, load](Result<LoadedErrors> loaded) {
            if (load != m_load)
                return;
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

void ErrorsDesk::takeSoFar(int load, const SharedErrorTable &table)
{
    // Who has the whole table keeps it until there is a newer whole one.
    if (load != m_load || !m_loading || (isOpen() && !m_partial))
        return;
    m_partial = true;
    showTable(table);
}

void ErrorsDesk::take(LoadedErrors loaded)
{
    m_partial = false;
    m_slices = std::move(loaded.slices);
    m_tagKinds = std::move(loaded.kinds);
    m_stamp = loaded.stamp;
    showTable(loaded.table);
    countSlices();
}

void ErrorsDesk::showTable(const SharedErrorTable &table)
{
    m_view.table = table;
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

LabelTitles ErrorsDesk::labelTitles() const
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

void ErrorsDesk::setRun(const QString &name)
{
    if (m_view.run == name)
        return;
    m_view.run = name;
    Q_EMIT runChanged();
}

void ErrorsDesk::setSetting(LabelSetting setting)
{
    if (m_view.setting == setting)
        return;
    m_view.setting = setting;
    Q_EMIT runChanged();
}

void ErrorsDesk::setFilter(const ErrorFilter &filter)
{
    m_filter = filter;
    if (isOpen())
        select();
}

void ErrorsDesk::select()
{
    const int selection = ++m_selection;
    m_session.jobs().cancel(m_patternJob);
    const auto take = [this, selection](SelectedErrors found) {
        if (selection != m_selection)
            return;
        m_view.rows = std::make_shared<RowSet>(std::move(found.rows));
        m_view.context = std::make_shared<RowSet>(std::move(found.context));
        Q_EMIT selectionChanged();
    };
    // A pattern is looked for by reading every text: not on the thread that everybody waits for.
    if (!m_filter.pattern.isEmpty()) {
        m_patternJob = job(
            tr("Searching by pattern"), this,
            [filter = m_filter](Storage &storage, const ErrorView &view, Progress &progress) {
                return selectErrors(storage, *view.table, filter, progress);
            },
            take);
        return;
    }
    ask(
        this,
        [filter = m_filter](Storage &storage, const ErrorView &view) {
            NoProgress progress;
            return selectErrors(storage, *view.table, filter, progress);
        },
        take);
}

void ErrorsDesk::countSlices()
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
void ErrorsDesk::countPatternSlices(const QList<Slice> &slices)
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

void ErrorsDesk::addSlices(const CountedSlices &counted)
{
    m_view.slices += counted.slices;
    std::stable_sort(m_view.slices.begin(), m_view.slices.end(),
                     [](const SliceRows &one, const SliceRows &other) { return one.name < other.name; });
    Q_EMIT slicesChanged();
    if (counted.fault)
        Q_EMIT failed(*counted.fault);
}

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

void ErrorsDesk::removePair(const ContrastivePair &pair)
{
    change(
        pair.conversation, [pair](ErrorsService &service, ErrorTable &) { return service.removePair(pair); },
        [this] { Q_EMIT pairsChanged(); });
}

}  // namespace gainsay
