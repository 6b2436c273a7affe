// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ExportService.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/errors/table/PredictionRuns.h"
#include "core/io/Formats.h"
#include "core/service/exchange/ExportPages.h"
#include "core/service/exchange/ExportRows.h"
#include "core/service/exchange/Pseudonyms.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ArchiveStore.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int conversationsPerPage = 1000;

struct ExportTexts {
    GAINSAY_TR(core)
};

GoldScope scopeOf(const ExportRequest &request)
{
    return {request.includeRemoved, request.includeTraining, request.people, request.imported};
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
        ASSIGN_OR_RETURN(const auto options, writerOptions());
        ASSIGN_OR_RETURN(auto writer, makeExportWriter(device, options));
        m_writer = std::move(writer);
        RETURN_IF_ERROR(start());
        ExportPages pages(*m_writer, [this](const Conversation &conversation, const ExportPage &page) {
            return rowsFor(conversation, page);
        });
        RETURN_IF_ERROR(readAll(pages, progress));
        ASSIGN_OR_RETURN(const auto rows, pages.finish());
        RETURN_IF_ERROR(m_writer->finish());
        if (const auto beside = m_writer->companion()) {
            RETURN_IF_ERROR(m_request.companion(*beside));
        }
        return rows;
    }

private:
    Result<ExportOptions> writerOptions()
    {
        ExportOptions options{m_request.format, m_request.fileName, m_scheme, fieldsFor(m_request), m_request.licence};
        if (options.format != "csv"_L1)
            return options;
        ASSIGN_OR_RETURN(const auto turns, m_storage.conversations().mostTurns());
        options.turnColumns = std::max(options.turnColumns, turns);
        return options;
    }

    Result<void> start()
    {
        if (m_request.what == ExportWhat::Everything) {
            // Also loads what the archive's references stand for.
            ASSIGN_OR_RETURN(const auto project, m_storage.archive().project());
            return m_writer->writeProject(project);
        }
        return m_request.what == ExportWhat::Predictions ? chooseRun() : Result<void>();
    }

    Result<void> chooseRun()
    {
        ASSIGN_OR_RETURN(const auto runs, m_storage.prelabels().runs());
        RunId wanted = m_request.run;
        if (!wanted) {
            ASSIGN_OR_RETURN(const auto chosen, ExportService(m_storage).chosenRun());
            wanted = chosen.run.id;
        }
        for (const PrelabelRun &run : runs) {
            if (run.id == wanted)
                m_run.run = run;
        }
        if (!m_run.run.id)
            return notFound(ExportTexts::tr("The project has no predictions to export"));
        ASSIGN_OR_RETURN(const auto reading, readingOf(m_storage, m_scheme, m_run.run.id));
        m_run.reading = reading;
        return {};
    }

    Result<void> readAll(ExportPages &pages, Progress &progress)
    {
        ASSIGN_OR_RETURN(const auto total,
                         m_storage.conversations().count(m_request.listed.value_or(ConversationFilter())));
        qint64 done = 0;
        for (ConversationId after;;) {
            ASSIGN_OR_RETURN(auto page, readPage(after));
            if (page.conversations.isEmpty())
                return {};
            after = page.conversations.last().id;
            done += page.conversations.size();
            if (!pages.add(std::move(page)))
                return {};
            progress.report(done, total);
            if (progress.isCancelled())
                return cancelled(
                    TranslatableText::translate("core", "The export was cancelled; the file is not complete"));
        }
    }

    // What a list shows, in the order of adding.
    Result<ExportPage> readListed(ConversationId after)
    {
        ConversationQuery query;
        query.filter = *m_request.listed;
        ASSIGN_OR_RETURN(const auto rows, m_storage.conversations().list(query, after, conversationsPerPage));
        QList<ConversationId> ids;
        for (const ConversationRow &row : rows)
            ids.append(row.id);
        ASSIGN_OR_RETURN(const auto known, m_storage.conversations().byIds(ids));
        ExportPage page;
        for (const ConversationId id : ids) {
            page.conversations.append(known.value(id));
            ASSIGN_OR_RETURN(const auto items, m_storage.archive().items(id, id, parts()));
            page.items.insert(items);
        }
        return page;
    }

    Result<ExportPage> readPage(ConversationId after)
    {
        if (m_request.listed)
            return readListed(after);
        ASSIGN_OR_RETURN(auto conversations, m_storage.conversations().pageAfter(after, conversationsPerPage));
        if (conversations.isEmpty())
            return ExportPage();
        const ConversationId first = conversations.first().id;
        const ConversationId last = conversations.last().id;
        ExportPage page{std::move(conversations), {}, {}};
        if (m_request.what == ExportWhat::Everything) {
            ASSIGN_OR_RETURN(page.work, m_storage.archive().work(first, last));
        } else {
            ASSIGN_OR_RETURN(page.items, m_storage.archive().items(first, last, parts()));
        }
        return page;
    }

    ExportParts parts() const
    {
        return {m_request.what == ExportWhat::Gold, m_request.what == ExportWhat::Annotations,
                m_request.what == ExportWhat::Predictions ? m_run.run.id : RunId()};
    }

    Result<QList<ExportRow>> rowsFor(const Conversation &conversation, const ExportPage &page) const
    {
        const ExportItem item = page.items.value(conversation.id);
        std::optional<ExportRow> row;
        switch (m_request.what) {
        case ExportWhat::Gold:
            row = goldRow(conversation, item, m_scheme, scopeOf(m_request));
            break;
        case ExportWhat::Annotations:
            return annotationRows(conversation, item);
        case ExportWhat::Predictions:
            return predictionRows(conversation, item, m_run, m_scheme);
        case ExportWhat::Everything:
            row = everythingRow(conversation, page.work.value(conversation.id));
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
    ASSIGN_OR_RETURN(const auto runs, m_storage.prelabels().runs());
    if (runs.isEmpty())
        return notFound(ExportTexts::tr("The project has no predictions to export"));
    const QStringList names = runNames(runs);
    for (qsizetype i = 0; i < runs.size(); ++i) {
        if (name.isEmpty() ? runs[i].origin == u"detector"_s : names[i] == name)
            return ChosenRun{runs[i], names[i]};
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
    if (request.listed && request.what == ExportWhat::Everything)
        return invalidInput(ExportTexts::tr("An archive holds everything; a list is exported as labels, answers or "
                                            "predictions."));
    PeopleShown people;
    if (request.pseudonyms) {
        ASSIGN_OR_RETURN(const auto pseudonyms, Pseudonyms::ofProject(m_storage));
        people = pseudonyms.shown();
    }
    m_storage.archive().showPeopleAs(std::move(people));
    qint64 rows = 0;
    const auto done = m_storage.snapshot([&]() -> Result<void> {
        ASSIGN_OR_RETURN(const auto active, activeScheme(m_storage.project()));
        ASSIGN_OR_RETURN(const auto written, Exporter(m_storage, request, active.scheme).run(device, progress));
        rows = written;
        return {};
    });
    if (!done)
        return done.error();
    return rows;
}

}  // namespace gainsay
