// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/ProjectBench.h"

#include "bench/Measure.h"
#include "core/base/Progress.h"
#include "core/io/Formats.h"
#include "core/service/exchange/ExportService.h"
#include "core/service/exchange/ImportService.h"
#include "core/store/ConversationStore.h"
#include "db/project/ProjectFactory.h"

#include <QFile>

#include <optional>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int rowsOnAPage = 50;

ConversationQuery textQuery(const QString &text, ConversationSort sort = ConversationSort::Added)
{
    ConversationQuery query;
    query.filter.text = text;
    query.sort = sort;
    return query;
}

}  // namespace

Result<void> ProjectBench::create()
{
    QFile scheme(QStringLiteral(GAINSAY_SOURCE_DIR "/resources/schemes/cdconv.json"));
    if (!scheme.open(QIODevice::ReadOnly))
        return notFound(scheme.fileName());
    auto storage = createProject(m_projectFile, {{}, u"cdconv"_s, 1, scheme.readAll(), 0}, m_clock);
    if (!storage)
        return storage.error();
    m_storage = std::move(*storage);
    return {};
}

Result<double> ProjectBench::importFile(const QString &path)
{
    ImportOptions options;
    options.format = u"cdconv"_s;
    const auto reader = openImport(path, options);
    if (!reader)
        return reader.error();
    NoProgress progress;
    std::optional<Result<ImportReport>> report;
    const double seconds =
        secondsOf([&] { report = ImportService(*m_storage, m_clock, {}).run(**reader, {}, progress); });
    if (!*report)
        return report->error();
    return double((*report)->added) / seconds;
}

Result<double> ProjectBench::exportEverything(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return ioError(file.errorString());
    NoProgress progress;
    std::optional<Result<qint64>> rows;
    const ExportRequest request{ExportWhat::Everything, u"jsonl"_s, false, {}};
    const double seconds = secondsOf([&] { rows = ExportService(*m_storage).run(request, file, progress); });
    if (!*rows)
        return rows->error();
    return double(**rows) / seconds;
}

Result<Json> ProjectBench::addSingles(const QString &folder, int times)
{
    std::vector<double> milliseconds;
    for (int i = 0; i < times; ++i) {
        QFile file(u"%1/single-%2.jsonl"_s.arg(folder).arg(i));
        if (!file.open(QIODevice::WriteOnly))
            return ioError(file.errorString());
        file.write("{\"model\":\"eva\",\"method\":\"设问\",\"u1\":\"你好\",\"b1\":\"你好呀\",\"u2\":\"你几岁\",\"b2\":"
                   "\"不知道\",\"label\":0}\n");
        file.close();
        std::optional<Result<double>> added;
        milliseconds.push_back(secondsOf([&] { added = importFile(file.fileName()); }) * 1000);
        if (!*added)
            return added->error();
    }
    return percentilesOf(std::move(milliseconds));
}

Result<Json> ProjectBench::openAndShowFirst(int times)
{
    std::optional<Error> failure;
    const Json figures = percentilesOf(times, [&](int) {
        auto storage = openProject(m_projectFile);
        if (!storage) {
            failure = storage.error();
            return;
        }
        const auto rows = (*storage)->conversations().list({}, {}, rowsOnAPage);
        const auto first = rows && !rows->isEmpty() ? (*storage)->conversations().byId(rows->first().id)
                                                    : Result<Conversation>(notFound(u"nothing to show"_s));
        if (!first)
            failure = first.error();
    });
    if (failure)
        return *failure;
    return figures;
}

Result<Json> ProjectBench::lists(int times)
{
    QList<ConversationQuery> queries;
    for (const auto sort :
         {ConversationSort::Added, ConversationSort::Length, ConversationSort::ExternalId, ConversationSort::Method}) {
        for (const QString &label : {u"history"_s, u"role"_s, QString()}) {
            ConversationQuery query;
            query.sort = sort;
            query.descending = label.isEmpty();
            if (!label.isEmpty())
                query.filter.goldLabel = label;
            else
                query.filter.states = {ItemState::Open};
            queries.append(query);
        }
    }
    return timeLists(queries, times);
}

Result<Json> ProjectBench::searches(int times)
{
    return timeLists({textQuery(u"我"_s), textQuery(u"猫"_s), textQuery(u"知道"_s), textQuery(u"不是"_s),
                      textQuery(u"你喜欢"_s), textQuery(u"医生"_s, ConversationSort::Length), textQuery(u"囧"_s),
                      textQuery(u"我 不"_s)},
                     times);
}

Result<Json> ProjectBench::timeLists(const QList<ConversationQuery> &queries, int times)
{
    std::optional<Error> failure;
    const Json figures = percentilesOf(times * int(queries.size()), [&](int i) {
        const auto rows = m_storage->conversations().list(queries[i % queries.size()], {}, rowsOnAPage);
        if (!rows)
            failure = rows.error();
    });
    if (failure)
        return *failure;
    return figures;
}

}  // namespace gainsay
