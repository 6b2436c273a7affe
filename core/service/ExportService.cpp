// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/ExportService.h"

#include "core/errors/PredictionRuns.h"
#include "core/service/ActiveScheme.h"
#include "core/service/ExportPages.h"
#include "core/service/ExportRows.h"
#include "core/service/Pseudonyms.h"
#include "core/store/ArchiveStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "core/text/Phrases.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int conversationsPerPage = 1000;

struct ExportTexts {
    Q_DECLARE_TR_FUNCTIONS(core)
};

ArchivePart partFor(ExportWhat what)
{
    switch (what) {
    case ExportWhat::Gold:
        return ArchivePart::Resolutions;
    case ExportWhat::Annotations:
        return ArchivePart::Annotations;
    case ExportWhat::Predictions:
        return ArchivePart::Predictions;
    case ExportWhat::Everything:
        break;
    }
    return ArchivePart::Everything;
}

GoldScope scopeOf(const ExportRequest &request)
{
    return {request.includeRemoved, request.includeTraining};
}

QStringList fieldsFor(const ExportRequest &request)
{
    switch (request.what) {
    case ExportWhat::Gold:
        return goldFields(scopeOf(request));
    case ExportWhat::Annotations:
        return annotationFields();
    case ExportWhat::Predictions:
        return predictionFields();
    case ExportWhat::Everything:
        break;
    }
    return {};
}

// One export while it runs.
class Exporter {
public:
    Exporter(Storage &storage, const ExportRequest &request, Scheme scheme)
        : m_storage(storage), m_request(request), m_scheme(std::move(scheme))
    {
    }

    Result<qint64> run(QIODevice &device, Progress &progress)
    {
        const auto options = writerOptions();
        if (!options)
            return options.error();
        auto writer = makeExportWriter(device, *options);
        if (!writer)
            return writer.error();
        m_writer = std::move(*writer);
        if (const auto started = start(); !started)
            return started.error();
        ExportPages pages(*m_writer, [this](const Conversation &conversation, const Json &work) {
            return rowsFor(conversation, work);
        });
        if (const auto read = readAll(pages, progress); !read)
            return read.error();
        const auto rows = pages.finish();
        if (!rows)
            return rows.error();
        if (const auto finished = m_writer->finish(); !finished)
            return finished.error();
        if (const auto beside = m_writer->companion()) {
            if (const auto written = m_request.companion(*beside); !written)
                return written.error();
        }
        return *rows;
    }

private:
    Result<ExportOptions> writerOptions()
    {
        ExportOptions options{m_request.format, m_request.fileName, m_scheme, fieldsFor(m_request)};
        if (options.format != "csv"_L1)
            return options;
        const auto turns = m_storage.conversations().mostTurns();
        if (!turns)
            return turns.error();
        options.turnColumns = std::max(options.turnColumns, *turns);
        return options;
    }

    Result<void> start()
    {
        // Also loads what the archive's references stand for.
        const auto project = m_storage.archive().project();
        if (!project)
            return project.error();
        if (m_request.what == ExportWhat::Everything)
            return m_writer->writeProject(*project);
        return m_request.what == ExportWhat::Predictions ? chooseRun() : Result<void>();
    }

    Result<void> chooseRun()
    {
        const auto runs = m_storage.prelabels().runs();
        if (!runs)
            return runs.error();
        RunId wanted = m_request.run;
        if (!wanted) {
            const auto chosen = ExportService(m_storage).chosenRun();
            if (!chosen)
                return chosen.error();
            wanted = chosen->run.id;
        }
        // The archive numbers them from the oldest.
        for (qsizetype i = 0; i < runs->size(); ++i) {
            if ((*runs)[i].id == wanted)
                m_run = {(*runs)[i], int(runs->size() - i), {}};
        }
        if (!m_run.number)
            return notFound(ExportTexts::tr("The project has no predictions to export"));
        const auto reading = readingOf(m_storage, m_scheme, m_run.run.id);
        if (!reading)
            return reading.error();
        m_run.reading = *reading;
        return {};
    }

    Result<void> readAll(ExportPages &pages, Progress &progress)
    {
        const auto total = m_storage.conversations().count({});
        if (!total)
            return total.error();
        qint64 done = 0;
        for (ConversationId after;;) {
            auto page = readPage(after);
            if (!page)
                return page.error();
            if (page->conversations.isEmpty())
                return {};
            after = page->conversations.last().id;
            done += page->conversations.size();
            if (!pages.add(std::move(*page)))
                return {};
            progress.report(done, *total);
            if (progress.isCancelled())
                return cancelled(
                    QCoreApplication::translate("core", "The export was cancelled; the file is not complete"));
        }
    }

    Result<ExportPage> readPage(ConversationId after)
    {
        auto conversations = m_storage.conversations().pageAfter(after, conversationsPerPage);
        if (!conversations)
            return conversations.error();
        if (conversations->isEmpty())
            return ExportPage();
        auto work =
            m_storage.archive().work(conversations->first().id, conversations->last().id, partFor(m_request.what));
        if (!work)
            return work.error();
        return ExportPage{std::move(*conversations), std::move(*work)};
    }

    Result<QList<ExportRow>> rowsFor(const Conversation &conversation, const Json &work) const
    {
        std::optional<ExportRow> row;
        switch (m_request.what) {
        case ExportWhat::Gold:
            row = goldRow(conversation, work, m_scheme, scopeOf(m_request));
            break;
        case ExportWhat::Annotations:
            return annotationRows(conversation, work);
        case ExportWhat::Predictions:
            return predictionRows(conversation, work, m_run, m_scheme);
        case ExportWhat::Everything:
            row = everythingRow(conversation, work);
        }
        return row ? QList<ExportRow>{std::move(*row)} : QList<ExportRow>();
    }

    Storage &m_storage;
    const ExportRequest &m_request;
    const Scheme m_scheme;
    std::unique_ptr<ExportWriter> m_writer;
    ExportedRun m_run;
};

}  // namespace

std::optional<ExportWhat> exportWhatFromString(const QString &text)
{
    static const QHash<QString, ExportWhat> names{{u"gold"_s, ExportWhat::Gold},
                                                  {u"annotations"_s, ExportWhat::Annotations},
                                                  {u"predictions"_s, ExportWhat::Predictions},
                                                  {u"everything"_s, ExportWhat::Everything}};
    const auto found = names.constFind(text);
    return found == names.constEnd() ? std::nullopt : std::optional(*found);
}

Result<ChosenRun> ExportService::chosenRun(const QString &name)
{
    const auto runs = m_storage.prelabels().runs();
    if (!runs)
        return runs.error();
    if (runs->isEmpty())
        return notFound(ExportTexts::tr("The project has no predictions to export"));
    const QStringList names = runNames(*runs);
    for (qsizetype i = 0; i < runs->size(); ++i) {
        if (name.isEmpty() ? (*runs)[i].origin == u"detector"_s : names[i] == name)
            return ChosenRun{(*runs)[i], names[i]};
    }
    if (!name.isEmpty())
        return notFound(
            ExportTexts::tr("There are no predictions of %1; there are those of %2").arg(name, listing(names)));
    return notFound(ExportTexts::tr("The detector has said nothing in this project. Imported are the predictions of "
                                    "%1: choose one of them (--run).")
                        .arg(listing(names)));
}

Result<qint64> ExportService::run(const ExportRequest &request, QIODevice &device, Progress &progress)
{
    PeopleShown people;
    if (request.pseudonyms) {
        const auto pseudonyms = Pseudonyms::ofProject(m_storage);
        if (!pseudonyms)
            return pseudonyms.error();
        people = pseudonyms->shown();
    }
    m_storage.archive().showPeopleAs(std::move(people));
    qint64 rows = 0;
    const auto done = m_storage.snapshot([&]() -> Result<void> {
        const auto active = activeScheme(m_storage.project());
        if (!active)
            return active.error();
        const auto written = Exporter(m_storage, request, active->scheme).run(device, progress);
        if (!written)
            return written.error();
        rows = *written;
        return {};
    });
    if (!done)
        return done.error();
    return rows;
}

}  // namespace gainsay
