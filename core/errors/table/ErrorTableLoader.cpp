// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/table/ErrorTableLoader.h"

#include "core/base/TranslatableText.h"
#include "core/errors/table/PredictionRuns.h"
#include "core/scheme/SchemeLabels.h"
#include "core/stats/predictions/Classification.h"
#include "core/store/PrelabelCalibration.h"
#include "core/store/Storage.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype mostTags = 32;
constexpr int mostCodes = 65535;

template <class T> QList<T> codesIn(const QStringList &names, NameCodes &all)
{
    QList<T> codes;
    for (const QString &name : names)
        codes.append(T(all.code(name)));
    return codes;
}

// Codes of a block as the codes of the table.
template <class T> void appendMapped(QList<T> &to, const QList<T> &codes, const QList<T> &table)
{
    for (const T code : codes)
        to.append(qsizetype(code) < table.size() ? table[code] : T(-1));
}

}  // namespace

ErrorTableBuilder::ErrorTableBuilder(const Scheme &scheme, const QList<PrelabelRun> &runs, qint64 expected)
    : m_labels(noValue), m_chatbots(mostCodes), m_methods(mostCodes), m_aspects(mostCodes), m_batches(mostCodes)
{
    // The scheme's labels come first and in the order of their codes, so that every table has the same order.
    const Question *gold = scheme.question(scheme.goldQuestion);
    QList<Option> options = gold ? gold->options : QList<Option>();
    std::stable_sort(options.begin(), options.end(),
                     [](const Option &one, const Option &other) { return one.code < other.code; });
    for (const Option &option : std::as_const(options))
        m_labels.code(answerText(option.value));
    const auto reserve = [expected](auto &column) { column.reserve(expected); };
    m_table.ids.reserve(expected);
    eachRowColumn(m_table.rows, reserve);
    const QStringList names = runNames(runs);
    for (qsizetype i = 0; i < runs.size(); ++i) {
        ErrorRun added{runs[i].id, names[i], runs[i].origin, runs[i].count, {}, {}, {}};
        eachValueColumn(added, reserve);
        m_table.runs.append(std::move(added));
    }
}

void ErrorTableBuilder::add(const ConversationColumns &block)
{
    ConversationColumns &rows = m_table.rows;
    m_blockStart = rows.size();
    const auto labels = codesIn<quint8>(block.labels, m_labels);
    for (const qint64 id : block.id)
        m_table.ids.append(id);
    appendMapped(rows.gold, block.gold, labels);
    rows.removed += block.removed;
    rows.state += block.state;
    for (qsizetype row = 0; row < block.said.size(); ++row)
        rows.said.append(saidWith(block, size_t(row), labels));
    rows.agreement += block.agreement;
    rows.votes += block.votes;
    rows.raters += block.raters;
    appendMapped(rows.chatbot, block.chatbot, codesIn<quint16>(block.chatbots, m_chatbots));
    appendMapped(rows.method, block.method, codesIn<quint16>(block.methods, m_methods));
    appendMapped(rows.aspect, block.aspect, codesIn<quint16>(block.aspects, m_aspects));
    appendMapped(rows.batch, block.batch, codesIn<quint16>(block.batches, m_batches));
    rows.length += block.length;
    rows.replyLength += block.replyLength;
    rows.turns += block.turns;
    rows.distance += block.distance;
    rows.features += block.features;
}

quint32 ErrorTableBuilder::saidWith(const ConversationColumns &block, size_t row, const QList<quint8> &labels) const
{
    quint32 said = 0xffffffffu;
    for (int i = 0; i < mostSaid; ++i) {
        const quint8 code = block.saidAt(row, i);
        if (code != noValue && code < labels.size())
            said ^= (63u ^ std::min<quint32>(labels[code], 62u)) << (6 * i);
    }
    return said;
}

void ErrorTableBuilder::addRun(qsizetype place, const RunColumns &block)
{
    ErrorRun &run = m_table.runs[place];
    const auto labels = codesIn<quint8>(block.labels, m_labels);
    const RowIds &ids = m_table.ids;
    qsizetype judged = 0;
    for (qsizetype row = m_blockStart; row < ids.size(); ++row) {
        const qint64 id = ids[row];
        while (judged < block.id.size() && block.id[judged] < id)
            ++judged;
        const bool said = judged < block.id.size() && block.id[judged] == id;
        const quint8 code = said ? block.label[judged] : noValue;
        run.label.append(code < labels.size() ? labels[code] : noValue);
        run.confidence.append(said ? block.confidence[judged] : quint16(0));
        run.margin.append(said ? block.margin[judged] : quint16(0));
    }
}

ErrorTable ErrorTableBuilder::tableSoFar(const QList<TagKind> &kinds, const QList<ErrorTag> &tags) const
{
    ErrorTable table = m_table;
    table.rows.labels = m_labels.names();
    table.rows.chatbots = m_chatbots.names();
    table.rows.methods = m_methods.names();
    table.rows.aspects = m_aspects.names();
    table.rows.batches = m_batches.names();
    for (const QString &label : std::as_const(table.rows.labels))
        table.saysNone.push_back(saysNoContradiction(label) ? 1 : 0);
    // A scheme may have an answer of that name, which is a category then.
    if (const qsizetype any = table.rows.labels.indexOf(anyContradiction);
        any >= 0 && !table.rows.gold.contains(quint8(any)))
        table.anyCategory = quint8(any);
    for (const TagKind &kind : kinds.first(std::min(kinds.size(), mostTags)))
        table.tagNames.append(kind.name);
    for (const ErrorTag &tag : tags) {
        const qsizetype row = table.rowOf(tag.conversation);
        const qsizetype place = table.tagNames.indexOf(tag.tag);
        if (row >= 0 && place >= 0)
            table.setTag(size_t(row), place, true);
    }
    return table;
}

namespace {

struct LoaderText {
    GAINSAY_TR(gainsay::ErrorTable)
};

constexpr qint64 patienceMs = 400;  // until the first table of what is there so far

class TableLoader {
public:
    TableLoader(Storage &storage, const Scheme &scheme, Progress &progress, const ErrorTableSoFar &soFar)
        : m_storage(storage), m_scheme(scheme), m_progress(progress), m_soFar(soFar)
    {
        m_since.start();
    }

    Result<SharedErrorTable> load()
    {
        ASSIGN_OR_RETURN(const auto runs, m_storage.prelabels().runs());
        ASSIGN_OR_RETURN(const auto blocks, m_storage.errors().blockCount());
        ErrorTableBuilder builder(m_scheme, runs, blocks << errorBlockBits);
        for (qint64 block = 0; block < blocks; ++block) {
            if (m_progress.isCancelled())
                return cancelled(LoaderText::tr("Opening the errors was cancelled."));
            RETURN_IF_ERROR(addBlock(builder, runs, block));
            m_progress.report(block + 1, blocks);
            RETURN_IF_ERROR(showSoFar(builder, block + 1 < blocks));
        }
        return tableOf(builder);
    }

    Result<qint64> verify()
    {
        ASSIGN_OR_RETURN(const auto runs, m_storage.prelabels().runs());
        ASSIGN_OR_RETURN(const auto blocks, m_storage.errors().blockCount());
        qint64 checked = 0;
        for (qint64 block = 0; block < blocks; ++block) {
            for (const RunId run : partsOf(runs)) {
                // Somebody may be at work: both from one moment.
                ASSIGN_OR_RETURN(const auto there, m_storage.snapshot([&] { return verifyPart(run, block); }));
                checked += there ? 1 : 0;
            }
        }
        return checked;
    }

private:
    // Whether the page would take it as it is stored.
    Result<bool> verifyPart(RunId run, qint64 block)
    {
        ASSIGN_OR_RETURN(const auto stored, m_storage.errors().block(run, block));
        // What cannot be read, of an older version for one, is made anew by whoever opens the page.
        if (!stored || (run ? !unpackRun(*stored) : !unpackConversations(*stored)))
            return false;
        ASSIGN_OR_RETURN(const auto made, run ? madePredictions(run, block) : madeConversations(block));
        if (made != *stored)
            return corrupt(LoaderText::tr("What the Errors page keeps ready of conversations #%1 to #%2 is not what "
                                          "the project gives: it was changed past the program. `verify --renew` has "
                                          "it made anew.")
                               .arg(block << errorBlockBits)
                               .arg(((block + 1) << errorBlockBits) - 1));
        return true;
    }

    Result<void> addBlock(ErrorTableBuilder &builder, const QList<PrelabelRun> &runs, qint64 block)
    {
        QList<std::optional<QByteArray>> stored;
        for (const RunId run : partsOf(runs)) {
            ASSIGN_OR_RETURN(auto part, m_storage.errors().block(run, block));
            stored.append(std::move(part));
        }
        const auto add = [&] { return addParts(builder, runs, block, stored); };
        // One commit for all that is missing: each waits for the disk.
        const bool complete =
            std::all_of(stored.begin(), stored.end(), [](const auto &part) { return part.has_value(); });
        return complete ? add() : m_storage.transaction(add);
    }

    // The conversations, which belong to no run, then each run.
    static QList<RunId> partsOf(const QList<PrelabelRun> &runs)
    {
        QList<RunId> parts{RunId()};
        for (const PrelabelRun &run : runs)
            parts.append(run.id);
        return parts;
    }

    Result<void> addParts(ErrorTableBuilder &builder, const QList<PrelabelRun> &runs, qint64 block,
                          const QList<std::optional<QByteArray>> &stored)
    {
        ASSIGN_OR_RETURN(const auto conversations, conversationsIn(block, stored[0]));
        builder.add(conversations);
        for (qsizetype i = 0; i < runs.size(); ++i) {
            ASSIGN_OR_RETURN(const auto predictions, predictionsIn(runs[i].id, block, stored[i + 1]));
            builder.addRun(i, predictions);
        }
        return {};
    }

    Result<void> showSoFar(const ErrorTableBuilder &builder, bool isMoreToCome)
    {
        if (!m_soFar || !isMoreToCome || m_since.elapsed() < patienceMs || builder.size() < 2 * m_shown)
            return {};
        ASSIGN_OR_RETURN(const auto table, tableOf(builder));
        m_shown = builder.size();
        m_soFar(table);
        return {};
    }

    Result<SharedErrorTable> tableOf(const ErrorTableBuilder &builder)
    {
        ASSIGN_OR_RETURN(const auto kinds, m_storage.errors().tagKinds());
        ASSIGN_OR_RETURN(const auto tags, m_storage.errors().tags());
        return SharedErrorTable(std::make_shared<ErrorTable>(builder.tableSoFar(kinds, tags)));
    }

    Result<QByteArray> madeConversations(qint64 block)
    {
        ConversationBlockBuilder builder(m_scheme);
        RETURN_IF_ERROR(
            m_storage.errors().blockSources(block, [&](ErrorSource source) { builder.add(std::move(source)); }));
        return builder.packed();
    }

    Result<QByteArray> madePredictions(RunId run, qint64 block)
    {
        RunBlockBuilder builder;
        RETURN_IF_ERROR(readPredictions(run, block, builder));
        return builder.packed();
    }

    Result<ConversationColumns> conversationsIn(qint64 block, const std::optional<QByteArray> &stored)
    {
        return columnsOf<ConversationColumns>({{}, block, {}}, stored, unpackConversations,
                                              [&] { return madeConversations(block); });
    }

    Result<RunColumns> predictionsIn(RunId run, qint64 block, const std::optional<QByteArray> &stored)
    {
        return columnsOf<RunColumns>({run, block, {}}, stored, unpackRun, [&] { return madePredictions(run, block); });
    }

    // As stored, else made now. Computed and stored in one transaction: nobody changes what it is made from meanwhile.
    template <class Columns, class Unpack, class Make>
    Result<Columns> columnsOf(StoredBlock block, const std::optional<QByteArray> &stored, Unpack unpack, Make make)
    {
        if (auto columns = stored ? unpack(*stored) : std::nullopt)
            return std::move(*columns);
        const auto done = m_storage.transaction([&]() -> Result<void> {
            ASSIGN_OR_RETURN(block.data, make());
            return m_storage.errors().storeBlock(block);
        });
        if (!done)
            return done.error();
        return unpack(block.data).value_or(Columns());
    }

    // Labels, confidences and margins stand in columns, which is fast; with a tuning they follow from probabilities.
    Result<void> readPredictions(RunId run, qint64 block, RunBlockBuilder &builder)
    {
        ASSIGN_OR_RETURN(const auto reading, readingOf(m_storage, m_scheme, run));
        if (reading.isIdentity())
            return m_storage.errors().blockPredictions(run, block,
                                                       [&](const PredictionValue &value) { builder.add(value); });
        const ConversationId before{(block << errorBlockBits) - 1};
        ASSIGN_OR_RETURN(const auto said, m_storage.prelabels().pageAfter(run, before, 1 << errorBlockBits));
        for (const Prelabel &prelabel : said) {
            if (prelabel.conversation.value >> errorBlockBits != block)
                break;
            const Prelabel read = reading.read(prelabel);
            builder.add({read.conversation, read.label, read.confidence(), read.margin()});
        }
        return {};
    }

    Storage &m_storage;
    const Scheme &m_scheme;
    Progress &m_progress;
    const ErrorTableSoFar &m_soFar;
    QElapsedTimer m_since;
    qsizetype m_shown = 0;
};

}  // namespace

Result<std::vector<quint64>> readContexts(Storage &storage, const ErrorTable &table)
{
    std::vector<quint64> contexts(size_t(table.size()), 0);
    ASSIGN_OR_RETURN(const auto blocks, storage.errors().blockCount());
    for (qint64 block = 0; block < blocks; ++block) {
        ASSIGN_OR_RETURN(const auto stored, storage.errors().block({}, block));
        const auto columns = stored ? unpackConversations(*stored) : std::nullopt;
        for (qsizetype i = 0; columns && i < columns->id.size(); ++i) {
            if (const qsizetype row = table.ids.rowOf(columns->id[i]); row >= 0)
                contexts[size_t(row)] = columns->context[i];
        }
    }
    return contexts;
}

Result<qint64> verifyErrorBlocks(Storage &storage, const Scheme &scheme)
{
    NoProgress progress;
    const ErrorTableSoFar nobody;
    return TableLoader(storage, scheme, progress, nobody).verify();
}

QString runTitle(const PrelabelRun &run)
{
    QString title = run.model;
    if (!run.version.isEmpty())
        title += u' ' + run.version;
    if ((run.origin == u"detector"_s || run.origin == u"judge"_s) && !run.method.isEmpty())
        title += u" · "_s + run.method;
    return title;
}

Result<SharedErrorTable> loadErrorTable(Storage &storage, const Scheme &scheme, Progress &progress,
                                        const ErrorTableSoFar &soFar)
{
    return TableLoader(storage, scheme, progress, soFar).load();
}

}  // namespace gainsay
