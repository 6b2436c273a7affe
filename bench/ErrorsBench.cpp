// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/ErrorsBench.h"

#include "bench/Measure.h"
#include "core/errors/figures/DoubtfulItems.h"
#include "core/errors/figures/ErrorFactors.h"
#include "core/errors/figures/ModelComparison.h"
#include "core/errors/studies/PairStudy.h"
#include "core/errors/studies/ResponseStudy.h"
#include "core/errors/table/ErrorOrder.h"
#include "core/errors/table/ErrorSelection.h"
#include "core/errors/table/ErrorTableLoader.h"
#include "core/service/project/ActiveScheme.h"
#include "core/store/ConversationStore.h"
#include "core/store/PrelabelStore.h"
#include "core/store/Storage.h"
#include "db/project/ProjectFactory.h"

#include <QElapsedTimer>

#include <optional>
#include <tuple>

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
                confusionOf(table, JudgedCounts(table, table.runs[0], *rows), LabelSetting::All);
        });
    };
    time("cell", cell);
    time("many_conditions", many);
    time("text", text);
    const RowSet all(table.size(), true);
    ErrorSort sort;
    sort.column = ErrorColumn::Run;
    figures["sort_all"] = percentilesOf(5, [&](int) { sortedRows(table, all, sort); });
    return figures;
}

QList<SliceRows> someSlices(const ErrorTable &table)
{
    ErrorFilter negated;
    negated.with = {TextFeature::Negation};
    ErrorFilter longer;
    longer.length.low = 40.0;
    ErrorFilter unsure;
    unsure.runs = {{table.runs[0].name, {}, std::nullopt, LabelSetting::All, {std::nullopt, 0.6}, {}}};
    return {{u"negated"_s, negated, selectRows(table, negated)},
            {u"longer"_s, longer, selectRows(table, longer)},
            {u"unsure"_s, unsure, selectRows(table, unsure)}};
}

// What each panel of the page computes when everything is selected.
Json timePanels(const ErrorTable &table, Storage &storage, const Scheme &scheme)
{
    const RowSet all(table.size(), true);
    const ErrorRun &run = table.runs[0];
    const QList<SliceRows> slices = someSlices(table);
    NoProgress progress;
    Json figures = Json::object();
    const auto time = [&](const char *name, int times, const auto &work) {
        figures[name] = percentilesOf(times, [&](int) { std::ignore = work(); });
    };
    time("matrix", 5, [&] { return classTable(table, run, all, LabelSetting::All); });
    time("models", 5, [&] { return modelTables(table, all); });
    time("slices", 5, [&] {
        sliceTable(table, run, LabelSetting::All, slices);
        return compareSlices(table, run, LabelSetting::All, slices[0], slices[1]);
    });
    time("two_models", 5, [&] { return compareModels(table, run, table.runs[1], all, LabelSetting::All); });
    time("why_errors", 5,
         [&] { return whatGoesWithErrors(table, run, LabelSetting::All, all, factorsOf(table, slices)); });
    time("why_tags", 5, [&] { return tagTable(table, all); });
    const auto contexts = readContexts(storage, table);
    time("why_contexts", 3, [&] { return readContexts(storage, table); });
    if (contexts)
        time("why_triggers", 3, [&] { return whatTriggersContradictions(table, all, *contexts); });
    time("studies", 3, [&] {
        responseStudy(table, all);
        ambiguityStudy(table, all);
        return pairStudy(storage, table, all, progress);
    });
    // A job with progress: it reads every probability.
    time("doubtful_job", 1, [&] { return doubtfulItems(storage, scheme, table, {run.name}, all, progress); });
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
    figures["panel_ms"] = timePanels(***table, **storage, scheme->scheme);
    return figures;
}

}  // namespace gainsay
