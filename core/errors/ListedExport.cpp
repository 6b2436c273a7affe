// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/ListedExport.h"

#include "core/base/TranslatableText.h"
#include "core/errors/table/TextFeatures.h"
#include "core/io/Formats.h"
#include "core/store/ConversationStore.h"
#include "core/store/ErrorStore.h"
#include "core/store/Storage.h"

#include <QHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

struct ListedWords {
    GAINSAY_TR(gainsay::ListedExport)
};

constexpr int listedPage = 2000;
constexpr qsizetype sparse = 50;  // one row in so many: texts are read one by one

using TagsOf = QHash<qint64, QList<ErrorTag>>;

class ListedFields {
public:
    ListedFields(const ErrorTable &table, TagsOf tags) : m_table(table), m_tags(std::move(tags)) {}

    QStringList names() const
    {
        QStringList names{u"label"_s, u"people"_s, u"agreement"_s};
        for (const ErrorRun &run : m_table.runs)
            names += {labelField(run), confidenceField(run), marginField(run)};
        return names + QStringList{u"tags"_s, u"notes"_s, u"features"_s};
    }

    Json of(size_t row) const
    {
        const ConversationColumns &rows = m_table.rows;
        Json fields = {{"people", Json::array()}, {"features", Json::array()}};
        if (rows.gold[row] != noValue)
            fields["label"] = label(rows.gold[row]);
        for (int i = 0; i < mostSaid; ++i) {
            if (const quint8 said = rows.saidAt(row, i); said != noValue)
                fields["people"].push_back(label(said));
        }
        if (rows.agreement[row] != noValue)
            fields["agreement"] = rows.agreement[row] / 100.0;
        for (const ErrorRun &run : m_table.runs)
            addPrediction(fields, run, row);
        addTags(fields, m_table.ids[qsizetype(row)]);
        for (const TextFeature feature : allTextFeatures) {
            if (rows.features[row] & bitOf(feature))
                fields["features"].push_back(toUtf8(toString(feature)));
        }
        return fields;
    }

private:
    static QString labelField(const ErrorRun &run) { return u"prediction: "_s + run.name; }
    static QString confidenceField(const ErrorRun &run) { return u"confidence: "_s + run.name; }
    static QString marginField(const ErrorRun &run) { return u"margin: "_s + run.name; }

    std::string label(quint8 code) const { return toUtf8(m_table.rows.labels[code]); }

    void addPrediction(Json &fields, const ErrorRun &run, size_t row) const
    {
        if (run.label[row] == noValue)
            return;
        fields[toUtf8(labelField(run))] = label(run.label[row]);
        // Models that give no probabilities have neither.
        if (run.confidence[row] != 0)
            fields[toUtf8(confidenceField(run))] = run.confidence[row] / shareScale;
        if (run.margin[row] != 0)
            fields[toUtf8(marginField(run))] = run.margin[row] / shareScale;
    }

    void addTags(Json &fields, qint64 conversation) const
    {
        fields["tags"] = Json::array();
        fields["notes"] = Json::array();
        for (const ErrorTag &tag : m_tags.value(conversation)) {
            fields["tags"].push_back(toUtf8(tag.tag));
            fields["notes"].push_back(toUtf8(tag.note));
        }
    }

    const ErrorTable &m_table;
    TagsOf m_tags;
};

int mostTurns(const ErrorTable &table, const RowSet &rows)
{
    int most = 1;
    rows.each([&](size_t row) { most = std::max<int>(most, table.rows.turns[row]); });
    return most;
}

}  // namespace

Result<qint64> exportListed(Storage &storage, const ErrorTable &table, const RowSet &rows, QIODevice &device,
                            const QString &format, Progress &progress)
{
    ASSIGN_OR_RETURN(const auto tags, storage.errors().tags());
    TagsOf tagsOf;
    for (const ErrorTag &tag : tags)
        tagsOf[tag.conversation.value].append(tag);
    const ListedFields fields(table, std::move(tagsOf));
    ExportOptions options;
    options.format = format;
    options.fieldNames = fields.names();
    options.turnColumns = mostTurns(table, rows);
    ASSIGN_OR_RETURN(const auto writer, makeExportWriter(device, options));
    const qsizetype wanted = rows.count();
    const int pageSize = wanted * sparse < table.size() ? 1 : listedPage;
    qint64 written = 0;
    for (qsizetype next = rows.nextFrom(0); next >= 0;) {
        if (progress.isCancelled())
            return cancelled(ListedWords::tr("The export was cancelled."));
        ASSIGN_OR_RETURN(const auto page,
                         storage.conversations().pageAfter(ConversationId{table.ids[next] - 1}, pageSize));
        if (page.isEmpty())
            break;
        for (const Conversation &conversation : page) {
            const qsizetype row = table.rowOf(conversation.id);
            if (row < 0 || !rows.contains(row))
                continue;
            RETURN_IF_ERROR(writer->write({conversation, Json(), fields.of(size_t(row))}));
            ++written;
        }
        // Past what was read; conversations that are no rows (training items) lie between.
        while (next >= 0 && table.ids[next] <= page.last().id.value)
            next = rows.nextFrom(next + 1);
        progress.report(written, wanted);
    }
    RETURN_IF_ERROR(writer->finish());
    return written;
}

}  // namespace gainsay
