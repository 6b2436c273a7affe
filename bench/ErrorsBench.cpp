// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/ErrorsBench.h"

#include "bench/Measure.h"
#include "core/errors/ErrorOrder.h"
#include "core/errors/ErrorSelection.h"
#include "core/errors/ErrorTableLoader.h"
#include "core/errors/ModelFigures.h"
#include "core/service/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"
#include "db/ProjectFactory.h"

#include <QElapsedTimer>

#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int models = 3;
constexpr int pageSize = 5000;

Prelabel madeUp(ConversationId conversation, quint64 seed)
{
    static const QStringList labels{u"none"_s, u"intra"_s, u"role"_s, u"history"_s};
    quint64 state = quint64(conversation.value) * 0x9e3779b97f4a7c15u + seed;
    state ^= state >> 31;
    Prelabel prelabel;
    prelabel.conversation = conversation;
    prelabel.label = labels[qsizetype((state >> 8) % 4)];
    const double probability = 0.4 + 0.6 * double((state >> 16) % 1000) / 1000.0;
    prelabel.probabilities = {{prelabel.label, probability}, {labels[qsizetype((state >> 10) % 4)], 1.0 - probability}};
    return prelabel;
}

Result<void> addModel(Storage &storage, int number)
{
    PrelabelRun run;
    run.model = u"bench %1"_s.arg(number);
    run.method = u"imported"_s;
    run.origin = u"bench"_s;
    const auto added = storage.prelabels().findOrAddRun(run);
    if (!added)
        return added.error();
    ConversationId after;
    for (;;) {
        const auto missing = storage.prelabels().missing(added->id, after, pageSize);
        if (!missing)
            return missing.error();
        if (missing->isEmpty())
            return {};
        QList<Prelabel> prelabels;
        for (const ConversationId id : *missing)
            prelabels.append(madeUp(id, quint64(number)));
        const auto stored = storage.transaction([&]() -> Result<void> {
            const auto inserted = storage.prelabels().insert(added->id, prelabels);
            return inserted ? Result<void>() : inserted.error();
        });
        if (!stored)
            return stored;
        after = missing->last();
    }
}

Json timeFilters(const ErrorTable &table, Storage &storage)
{
    ErrorFilter cell = cellFilter(table, table.runs[0].name, LabelSetting::All, u"history"_s, u"none"_s);
    ErrorFilter many;
    many.with = {TextFeature::Negation};
    many.length = {10.0, 60.0};
    many.runs = {{table.runs[0].name, {}, true, LabelSetting::TwoClass, {0.5, std::nullopt}, {}},
                 {table.runs[1].name, {}, false, LabelSetting::TwoClass, {}, {}}};
    ErrorFilter text;
    text.text = u"喜欢"_s;
    NoProgress progress;
    Json figures = Json::object();
    const auto time = [&](const char *name, const ErrorFilter &filter) {
        figures[name] = percentilesOf(10, [&](int) {
            const auto rows = selectRows(table, filter, storage, progress);
            if (rows)
                confusionOf(table, table.runs[0], *rows, LabelSetting::All);
        });
    };
    time("cell", cell);
    time("many_conditions", many);
    time("text", text);
    const RowSet all(table.size(), true);
    figures["models_table"] = percentilesOf(5, [&](int) { modelTables(table, all); });
    ErrorSort sort;
    sort.column = ErrorColumn::Run;
    figures["sort_all"] = percentilesOf(5, [&](int) { sortedRows(table, all, sort); });
    return figures;
}

}  // namespace

Result<Json> measureErrors(const QString &projectFile)
{
    const auto storage = openProject(projectFile);
    if (!storage)
        return storage.error();
    for (int number = 1; number <= models; ++number) {
        if (const auto added = addModel(**storage, number); !added)
            return added.error();
    }
    const auto scheme = activeScheme((*storage)->project());
    if (!scheme)
        return scheme.error();
    NoProgress progress;
    std::optional<Result<SharedErrorTable>> table;
    Json figures = Json::object();
    // The page works on what is there so far; the whole table takes longer the first time.
    QElapsedTimer since;
    since.start();
    const ErrorTableSoFar soFar = [&](const SharedErrorTable &) {
        if (!figures.contains("first_shown_ms"))
            figures["first_shown_ms"] = since.elapsed();
    };
    figures["first_open_s"] = secondsOf([&] { table = loadErrorTable(**storage, scheme->scheme, progress, soFar); });
    if (!*table)
        return table->error();
    figures["open_ms"] = percentilesOf(5, [&](int) { table = loadErrorTable(**storage, scheme->scheme, progress); });
    figures["filter_ms"] = timeFilters(***table, **storage);
    return figures;
}

}  // namespace gainsay
