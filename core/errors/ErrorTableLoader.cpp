// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/ErrorTableLoader.h"

#include "core/errors/ErrorBlocks.h"
#include "core/stats/Classification.h"
#include "core/store/ErrorStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct LoaderText {
    Q_DECLARE_TR_FUNCTIONS(gainsay::ErrorTable)
};

constexpr qsizetype mostTags = 32;

template <class T> std::vector<T> mapped(const std::vector<T> &codes, const std::vector<T> &to)
{
    std::vector<T> result(codes.size());
    std::transform(codes.begin(), codes.end(), result.begin(),
                   [&to](T code) { return code < to.size() ? to[code] : T(-1); });
    return result;
}

template <class T> std::vector<T> codesOf(const QStringList &names, NameCodes &all)
{
    std::vector<T> codes;
    for (const QString &name : names)
        codes.push_back(T(all.code(name)));
    return codes;
}

template <class T> void append(std::vector<T> &to, const std::vector<T> &from)
{
    to.insert(to.end(), from.begin(), from.end());
}

class TableBuilder {
public:
    explicit TableBuilder(const Scheme &scheme)
    {
        // The scheme's labels come first and in the order of their codes, so that every table has the same order.
        const Question *gold = scheme.question(scheme.goldQuestion);
        QList<Option> options = gold ? gold->options : QList<Option>();
        std::stable_sort(options.begin(), options.end(),
                         [](const Option &one, const Option &other) { return one.code < other.code; });
        for (const Option &option : std::as_const(options))
            m_labels.code(answerText(option.value));
    }

    void add(const ConversationColumns &block)
    {
        ConversationColumns &rows = m_table.rows;
        const auto labels = codesOf<quint8>(block.labels, m_labels);
        append(rows.id, block.id);
        append(rows.gold, mapped(block.gold, labels));
        append(rows.removed, block.removed);
        append(rows.state, block.state);
        append(rows.agreement, block.agreement);
        append(rows.votes, block.votes);
        append(rows.raters, block.raters);
        append(rows.chatbot, mapped(block.chatbot, codesOf<quint16>(block.chatbots, m_chatbots)));
        append(rows.method, mapped(block.method, codesOf<quint16>(block.methods, m_methods)));
        append(rows.aspect, mapped(block.aspect, codesOf<quint16>(block.aspects, m_aspects)));
        append(rows.batch, mapped(block.batch, codesOf<quint16>(block.batches, m_batches)));
        append(rows.length, block.length);
        append(rows.replyLength, block.replyLength);
        append(rows.turns, block.turns);
        append(rows.distance, block.distance);
        append(rows.features, block.features);
        append(rows.context, block.context);
        for (size_t row = 0; row < block.said.size(); ++row)
            rows.said.push_back(saidWith(block, row, labels));
    }

    void addRun(const PrelabelRun &run, const QString &name)
    {
        const auto size = size_t(m_table.size());
        m_table.runs.append({run.id, name, run.origin, run.count, std::vector<quint8>(size, noValue),
                             std::vector<quint16>(size, 0), std::vector<quint16>(size, 0)});
    }

    // Blocks of one run come in order of their conversations, as the rows do.
    void addToRun(ErrorRun &run, const RunColumns &block)
    {
        const auto labels = codesOf<quint8>(block.labels, m_labels);
        if (block.id.empty())
            return;
        const std::vector<qint64> &ids = m_table.rows.id;
        auto row = size_t(std::lower_bound(ids.begin(), ids.end(), block.id.front()) - ids.begin());
        for (size_t i = 0; i < block.id.size() && row < ids.size(); ++i) {
            while (row < ids.size() && ids[row] < block.id[i])
                ++row;
            if (row == ids.size() || ids[row] != block.id[i])
                continue;
            run.label[row] = block.label[i] == noValue ? noValue : labels[block.label[i]];
            run.confidence[row] = block.confidence[i];
            run.margin[row] = block.margin[i];
        }
    }

    ErrorTable &table() { return m_table; }

    void finish()
    {
        ConversationColumns &rows = m_table.rows;
        rows.labels = m_labels.names();
        rows.chatbots = m_chatbots.names();
        rows.methods = m_methods.names();
        rows.aspects = m_aspects.names();
        rows.batches = m_batches.names();
        for (const QString &label : rows.labels)
            m_table.saysNone.push_back(saysNoContradiction(label) ? 1 : 0);
    }

private:
    static quint32 saidWith(const ConversationColumns &block, size_t row, const std::vector<quint8> &labels)
    {
        quint32 said = 0xffffffffu;
        for (int i = 0; i < mostSaid; ++i) {
            const quint8 code = block.saidAt(row, i);
            if (code != noValue && code < labels.size())
                said ^= (63u ^ std::min<quint32>(labels[code], 62u)) << (6 * i);
        }
        return said;
    }

    ErrorTable m_table;
    NameCodes m_labels{noValue};
    NameCodes m_chatbots{65535};
    NameCodes m_methods{65535};
    NameCodes m_aspects{65535};
    NameCodes m_batches{65535};
};

using BlockKey = std::pair<qint64, qint64>;  // run, block

class TableLoader {
public:
    TableLoader(Storage &storage, const Scheme &scheme, Progress &progress)
        : m_storage(storage), m_scheme(scheme), m_progress(progress), m_builder(scheme)
    {
    }

    Result<SharedErrorTable> load()
    {
        auto runs = m_storage.prelabels().runs();
        if (!runs)
            return runs.error();
        const auto count = m_storage.errorBlocks().count();
        if (!count)
            return count.error();
        if (const auto read = readStored(); !read)
            return read.error();
        if (const auto made = makeMissing(*runs, *count); !made)
            return made.error();
        // Each block goes as soon as its rows are in the table: there is never twice as much in memory.
        while (!m_conversations.empty())
            m_builder.add(m_conversations.extract(m_conversations.begin()).mapped());
        addRuns(*runs);
        m_builder.finish();
        if (const auto tagged = addTags(); !tagged)
            return tagged.error();
        return SharedErrorTable(std::make_shared<ErrorTable>(std::move(m_builder.table())));
    }

private:
    Result<void> readStored()
    {
        return m_storage.errorBlocks().blocks([&](const StoredBlock &stored) {
            if (!stored.run) {
                if (auto columns = unpackConversations(stored.data))
                    m_conversations.emplace(stored.block, std::move(*columns));
            } else if (auto columns = unpackRun(stored.data)) {
                m_runs.emplace(BlockKey(stored.run.value, stored.block), std::move(*columns));
            }
        });
    }

    Result<void> makeMissing(const QList<PrelabelRun> &runs, qint64 blocks)
    {
        const qint64 total = blocks * (1 + runs.size());
        qint64 done = 0;
        for (qint64 block = 0; block < blocks; ++block) {
            if (m_progress.isCancelled())
                return cancelled(LoaderText::tr("Opening the errors was cancelled."));
            if (const auto made = makeConversations(block); !made)
                return made;
            ++done;
            for (const PrelabelRun &run : runs) {
                if (const auto made = makeRun(run.id, block); !made)
                    return made;
                ++done;
            }
            m_progress.report(done, total);
        }
        return {};
    }

    // Computed and stored in one transaction: nobody changes what it is made from meanwhile.
    Result<void> makeConversations(qint64 block)
    {
        if (m_conversations.contains(block))
            return {};
        QByteArray data;
        const auto stored = m_storage.transaction([&]() -> Result<void> {
            ConversationBlockBuilder builder(m_scheme);
            const auto read =
                m_storage.errorBlocks().sources(block, [&](const ErrorSource &source) { builder.add(source); });
            if (!read)
                return read;
            data = builder.packed();
            return m_storage.errorBlocks().store({{}, block, data});
        });
        if (stored)
            m_conversations.emplace(block, unpackConversations(data).value_or(ConversationColumns()));
        return stored;
    }

    Result<void> makeRun(RunId run, qint64 block)
    {
        if (m_runs.contains(BlockKey(run.value, block)))
            return {};
        QByteArray data;
        const auto stored = m_storage.transaction([&]() -> Result<void> {
            RunBlockBuilder builder;
            const auto read = m_storage.errorBlocks().predictions(
                run, block, [&](const PredictionValue &value) { builder.add(value); });
            if (!read)
                return read;
            data = builder.packed();
            return m_storage.errorBlocks().store({run, block, data});
        });
        if (stored)
            m_runs.emplace(BlockKey(run.value, block), unpackRun(data).value_or(RunColumns()));
        return stored;
    }

    void addRuns(const QList<PrelabelRun> &runs)
    {
        QHash<QString, int> named;
        for (const PrelabelRun &run : runs) {
            const QString title = runTitle(run);
            const int before = named[title]++;
            m_builder.addRun(run, before == 0 ? title : u"%1 (%2)"_s.arg(title, QString::number(before + 1)));
            ErrorRun &added = m_builder.table().runs.last();
            auto block = m_runs.lower_bound(BlockKey(run.id.value, 0));
            while (block != m_runs.end() && block->first.first == run.id.value) {
                m_builder.addToRun(added, block->second);
                block = m_runs.erase(block);
            }
        }
    }

    Result<void> addTags()
    {
        ErrorTable &table = m_builder.table();
        table.tags.assign(size_t(table.size()), 0);
        const auto kinds = m_storage.errors().tagKinds();
        if (!kinds)
            return kinds.error();
        for (const TagKind &kind : kinds->first(std::min(kinds->size(), mostTags)))
            table.tagNames.append(kind.name);
        const auto tags = m_storage.errors().tags();
        if (!tags)
            return tags.error();
        for (const ErrorTag &tag : *tags) {
            const qsizetype row = table.rowOf(tag.conversation);
            const qsizetype place = table.tagNames.indexOf(tag.tag);
            if (row >= 0 && place >= 0)
                table.tags[size_t(row)] |= 1u << place;
        }
        return {};
    }

    Storage &m_storage;
    const Scheme &m_scheme;
    Progress &m_progress;
    TableBuilder m_builder;
    std::map<qint64, ConversationColumns> m_conversations;
    std::map<BlockKey, RunColumns> m_runs;
};

}  // namespace

QString runTitle(const PrelabelRun &run)
{
    QString title = run.model;
    if (!run.version.isEmpty())
        title += u' ' + run.version;
    if (run.origin == u"detector"_s && !run.method.isEmpty())
        title += u" · "_s + run.method;
    return title;
}

Result<SharedErrorTable> loadErrorTable(Storage &storage, const Scheme &scheme, Progress &progress)
{
    return TableLoader(storage, scheme, progress).load();
}

}  // namespace gainsay
