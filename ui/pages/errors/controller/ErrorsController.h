// SPDX-License-Identifier: GPL-3.0-or-later
// What the Errors page and its panels share: the error table, the filter in force with its rows, the model that is
// looked at, and every change. Panels compute with ask() on the worker thread, or with job() when that takes long; both
// hand them the table and the rows as they were when asked. GUI thread only.
#pragma once

#include "core/errors/ErrorsService.h"
#include "ui/pages/errors/controller/ErrorsReading.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <optional>

namespace gainsay {

// Read when the first figure wants them, on whatever thread.
class TableContexts {
public:
    Result<const ContextGroups *> groups(Storage &storage, const ErrorTable &table);

private:
    std::mutex m_reading;
    std::optional<ContextGroups> m_groups;
};

// What a computation sees.
struct ErrorView {
    SharedErrorTable table;
    std::shared_ptr<const RowSet> rows;  // those that the filter keeps: the list
    // The same without the conditions on gold and on what models say, which would make any measure of them pointless:
    // figures are computed on these, and a cell of the matrix does not empty the others.
    std::shared_ptr<const RowSet> context;
    QString run;  // the chosen model's name; empty: there is none
    LabelSetting setting = LabelSetting::All;
    QList<SliceRows> slices;
    std::shared_ptr<TableContexts> contexts;  // of the table

    const ErrorRun *chosen() const { return table->run(run); }
};

class ErrorsController : public QObject {
    Q_OBJECT

public:
    explicit ErrorsController(ProjectSession &session, QObject *parent = nullptr);

    ProjectSession &session() const { return m_session; }
    // Loads the table if the project has changed since; `opened` follows in any case, several times while a large
    // project is read for the first time.
    void open();
    void reload();

    bool isOpen() const { return m_view.table != nullptr; }
    // The table holds the first conversations only; the others are being read.
    bool isPartial() const { return m_partial; }
    const ErrorView &view() const { return m_view; }
    const ErrorTable &table() const { return *m_view.table; }
    const ErrorFilter &filter() const { return m_filter; }
    const QList<Slice> &slices() const { return m_slices; }
    const QList<TagKind> &tagKinds() const { return m_tagKinds; }

    // Labels and aspects as the scheme calls them in the language of the window; may be called on any thread.
    LabelTitles labelTitles() const;

    void setRun(const QString &name);
    void setSetting(LabelSetting setting);
    void setFilter(const ErrorFilter &filter);
    // Adds to what is filtered already.
    void addFilter(const ErrorFilter &filter) { setFilter(combined(m_filter, filter)); }

    void saveSlice(const QString &name);
    void removeSlice(const Slice &slice);
    void setTagKinds(const QList<TagKind> &kinds);
    // Gives the tag, or takes it away if the conversation has it. For the chosen model.
    void toggleTag(const ErrorDetail &detail, const QString &tag, const QString &note = {});
    void noteTag(const ErrorTag &tag);
    void reopen(ConversationId conversation, const QString &reason);
    void keepPair(const ContrastivePair &pair);
    void removePair(const ContrastivePair &pair);
    // An imported model's predictions, by name; the table is read again then, and conditions on the model are dropped.
    void removeRun(const QString &name);

    // `work(Storage &, const ErrorView &)` gives a Result<T>; `done(T)` gets it while `context` lives. Errors are
    // reported by `failed`.
    template <class Work, class Done> void ask(QObject *context, Work work, Done done);
    // `work(Storage &, const ErrorView &, Progress &)` on a thread of its own.
    template <class Work, class Done> int job(const QString &title, QObject *context, Work work, Done done);

Q_SIGNALS:
    // The project is closed: ids and names mean something else in the next one.
    void reset();
    void opening();
    void opened();
    // Reading ended before the end; reload() goes on from there.
    void stopped();
    // Filter, rows or table changed: figures of the selection are to be computed again.
    void selectionChanged();
    // The chosen model or the setting changed.
    void runChanged();
    void slicesChanged();
    void tagKindsChanged();
    // A tag, a note or the label of this conversation changed.
    void conversationChanged(gainsay::ConversationId conversation);
    void pairsChanged();
    void reopened();
    void runRemoved(const QString &name);
    void failed(const gainsay::Error &error);

private:
    void take(LoadedErrors loaded);
    void takeSoFar(const SharedErrorTable &table);
    void showTable(const SharedErrorTable &table);
    void select();
    void countSlices();
    void countPatternSlices(const QList<Slice> &slices);
    void addSlices(const CountedSlices &counted);
    // `work(ErrorsService &)` changes the project; `then` follows it.
    template <class Change> void change(ConversationId conversation, Change work, std::function<void()> then = {});
    // `apply(ErrorTable &, size_t row)` says the same to the table.
    template <class Change> void changeRow(ConversationId conversation, Change apply);

    ProjectSession &m_session;
    ErrorView m_view;
    ErrorFilter m_filter;
    QList<Slice> m_slices;
    QList<TagKind> m_tagKinds;
    qint64 m_stamp = -1;
    Epoch m_selection;  // by one filter; answers to earlier ones are dropped
    int m_patternJob = 0;
    int m_slicesJob = 0;
    Epoch m_load;
    bool m_loading = false;
    bool m_partial = false;
    bool m_changedMeanwhile = false;  // while it was loaded: what comes may be older than the change
};

template <class Work, class Done> void ErrorsController::ask(QObject *context, Work work, Done done)
{
    if (!isOpen())
        return;
    m_session.run(
        context,
        [view = m_view, work = std::move(work)](Storage &storage, const Clock &) mutable {
            return work(storage, view);
        },
        [this, done = std::move(done)](auto result) mutable {
            if (result)
                done(std::move(*result));
            else
                Q_EMIT failed(result.error());
        });
}

template <class Work, class Done>
int ErrorsController::job(const QString &title, QObject *context, Work work, Done done)
{
    if (!isOpen())
        return 0;
    return m_session.startJob(
        title, context,
        [view = m_view, work = std::move(work)](Storage &storage, const Clock &, Progress &progress) mutable {
            return work(storage, view, progress);
        },
        [self = QPointer<ErrorsController>(this), done = std::move(done)](auto result) mutable {
            if (result)
                done(std::move(*result));
            else if (self && result.error().kind != ErrorKind::Cancelled)
                Q_EMIT self->failed(result.error());
        });
}

}  // namespace gainsay
