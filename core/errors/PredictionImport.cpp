// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/PredictionImport.h"

#include "core/base/Phrases.h"
#include "core/base/TranslatableText.h"
#include "core/service/access/Authorization.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype predictionsPerTransaction = 2000;
constexpr int textsPerPage = 2000;
constexpr qint64 patience = 20;  // rows without anything that could be a prediction

// Has the row a field that says something, be it that the model is silent?
bool mayPredict(const Json &fields)
{
    for (const char *name : {"label", "prediction", "ranking", "scores", "reference", "answers", "samples"}) {
        if (fields.contains(name))
            return true;
    }
    return false;
}

}  // namespace

Result<EvaluationColumns> parsePredictionColumns(const QString &text)
{
    EvaluationColumns columns;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const QString field = part.left(equals).trimmed();
        const QString column = part.mid(equals + 1).trimmed();
        if (equals < 1 || field.isEmpty() || column.isEmpty())
            return invalidInput(TranslatableText::translate("gainsay::PredictionImport",
                                                            "The column mapping reads \"id=doc,label=predicted\"; "
                                                            "\"%1\" does not.")
                                    .arg(part));
        columns.insert(field, column);
    }
    return columns;
}

Result<PredictionReport> PredictionImport::run(const QString &path, const PredictionOptions &options,
                                               Progress &progress)
{
    if (options.run.trimmed().isEmpty())
        return invalidInput(tr("The run needs a name, under which its figures are shown."));
    RETURN_IF_ERROR(authorize(m_storage, m_actor, Permission::Study));
    m_report = {};
    m_unlabelled = 0;
    m_options = options;
    m_sampled.clear();
    m_samples.clear();
    // Whether the scheme knows what the map leads to is said once, not for every row.
    ASSIGN_OR_RETURN(const auto mapped, mappedLabels(options.labels, options.labels.keys(), m_scheme));
    Q_UNUSED(mapped)
    m_report.run.model = options.run.trimmed();
    m_report.run.method = u"imported"_s;
    m_report.run.origin = QFileInfo(path).fileName();
    m_report.run.createdAt = m_clock.nowMs();
    const auto read = eachEvaluationRow(
        path, options.columns,
        [&](EvaluationRow row) -> Result<void> {
            if (progress.isCancelled())
                return cancelled(tr("The import was cancelled; what was read so far is stored."));
            progress.report(++m_report.rows, 0);
            return take(std::move(row));
        },
        [&](qint64 line, const QString &reason) { reject(line, reason); });
    if (!read)
        return read.error();
    RETURN_IF_ERROR(finishSamples());
    RETURN_IF_ERROR(flush());
    if (m_unlabelled > 0 && m_unlabelled == m_report.rows)
        return withoutLabels();
    return m_report;
}

// A run that nothing was matched to would stand among the models for ever, so it comes with its first predictions.
Result<void> PredictionImport::store(const QList<Prelabel> &prelabels)
{
    if (m_report.run.id)
        return m_storage.transaction([&] { return insert(prelabels); });
    return runAudited(m_storage, m_clock, m_actor, Permission::Study, [&](const User &) -> Result<AuditEntry> {
        ASSIGN_OR_RETURN(const auto made, m_storage.prelabels().findOrAddRun(m_report.run));
        if (made.origin != m_report.run.origin)
            return conflict(tr("%1 holds the predictions of %2. Choose another name for those of %3, or remove that "
                               "run first (predictions remove).")
                                .arg(made.model, made.origin, m_report.run.origin));
        m_report.run = made;
        RETURN_IF_ERROR(insert(prelabels));
        return auditEntry(u"import_predictions"_s, m_report.run.model, {{"file", toUtf8(m_report.run.origin)}});
    });
}

Result<void> PredictionImport::insert(const QList<Prelabel> &prelabels)
{
    ASSIGN_OR_RETURN(const auto added, m_storage.prelabels().insert(m_report.run.id, prelabels));
    m_report.added += added;
    if (added < prelabels.size()) {
        RETURN_IF_ERROR(compareWithStored(added));
    }
    for (const Pending &pending : std::as_const(m_pending)) {
        const ConversationId conversation = pending.read.prelabel.conversation;
        if (!conversation || pending.read.spans.isEmpty())
            continue;
        const auto spans = m_storage.prelabels().insertSpans(m_report.run.id, conversation, pending.read.spans);
        if (!spans)
            return spans;
    }
    return {};
}

// What was not added is there already. The same prediction again is no news; another one for the same conversation is
// refused by its line, since one of the two would be lost without a word.
Result<void> PredictionImport::compareWithStored(int added)
{
    qint64 conflicts = 0;
    qint64 compared = 0;
    for (const Pending &pending : std::as_const(m_pending)) {
        const Prelabel &said = pending.read.prelabel;
        if (!said.conversation)
            continue;
        ++compared;
        ASSIGN_OR_RETURN(const auto stored, m_storage.prelabels().prelabel(m_report.run.id, said.conversation));
        if (!stored || *stored == said)
            continue;
        ++conflicts;
        reject(pending.row.line, tr("the run has said %1 of this conversation, and here it says %2; the first stays")
                                     .arg(shown(*stored), shown(said)));
    }
    m_report.alreadyThere += compared - added - conflicts;
    return {};
}

QString PredictionImport::shown(const Prelabel &prelabel)
{
    if (!prelabel.ranking.isEmpty())
        return quoted(prelabel.ranking.join(u' '));
    const QString label = prelabel.label.isEmpty() ? tr("nothing") : quoted(prelabel.label);
    const auto probability = prelabel.probabilities.constFind(prelabel.label);
    return probability == prelabel.probabilities.constEnd() ? label
                                                            : withRemark(label, QString::number(*probability, 'g', 4));
}

Error PredictionImport::withoutLabels() const
{
    return invalidInput(tr("No row of %1 has a label, a ranking or scores. Its columns are %2; say which of them holds "
                           "what, as in \"id=doc,label=predicted\".")
                            .arg(m_report.run.origin, listing(m_columns)));
}

Result<void> PredictionImport::take(EvaluationRow row)
{
    auto read = predictionOf(row, m_scheme, m_options.labels);
    if (!read) {
        if (!mayPredict(row.fields)) {
            noteColumns(row.fields);
            // The mapping is wrong, not the rows.
            if (++m_unlabelled == m_report.rows && m_unlabelled == patience)
                return withoutLabels();
        }
        reject(row.line, read.error().message);
        return {};
    }
    if (read->isSample) {
        takeSample(std::move(row), std::move(*read));
        return {};
    }
    m_pending.append({std::move(row), std::move(*read)});
    return m_pending.size() < predictionsPerTransaction ? Result<void>() : flush();
}

// Rows that number their answers to one conversation are one prediction; they may stand anywhere in the file.
void PredictionImport::takeSample(EvaluationRow row, PredictionRow read)
{
    const QString key = row.id.isEmpty() ? row.text : row.id;
    const PrelabelSample sample{read.prelabel.label, read.prelabel.rationale};
    const auto known = m_sampled.constFind(key);
    if (known == m_sampled.constEnd()) {
        m_sampled.insert(key, m_samples.size());
        read.prelabel = {};
        read.prelabel.samples.append(sample);
        m_samples.append({std::move(row), std::move(read)});
        return;
    }
    m_samples[*known].read.prelabel.samples.append(sample);
}

Result<void> PredictionImport::finishSamples()
{
    for (Pending &pending : m_samples) {
        decideBySamples(pending.read.prelabel);
        m_pending.append(std::move(pending));
        if (m_pending.size() >= predictionsPerTransaction)
            RETURN_IF_ERROR(flush());
    }
    m_samples.clear();
    return {};
}

void PredictionImport::noteColumns(const Json &fields)
{
    for (const auto &[name, value] : fields.items()) {
        if (const QString column = fromUtf8(name); !m_columns.contains(column))
            m_columns.append(column);
    }
}

Result<void> PredictionImport::flush()
{
    QStringList ids;
    for (const Pending &pending : m_pending) {
        if (!pending.row.id.isEmpty())
            ids.append(pending.row.id);
    }
    ASSIGN_OR_RETURN(const auto known, m_storage.conversations().known(ids));
    QHash<QString, ConversationId> byId;
    for (const auto &[externalId, conversation] : known.asKeyValueRange())
        byId.insert(externalId, conversation.id);
    QList<Prelabel> prelabels;
    for (Pending &pending : m_pending) {
        ASSIGN_OR_RETURN(const auto conversation, find(pending, byId));
        if (!conversation) {
            reject(pending.row.line, pending.row.id.isEmpty() ? tr("no conversation of the project has this text")
                                                              : tr("there is no conversation %1").arg(pending.row.id));
            continue;
        }
        pending.read.prelabel.conversation = conversation;
        prelabels.append(pending.read.prelabel);
    }
    const auto stored = prelabels.isEmpty() ? Result<void>() : store(prelabels);
    m_pending.clear();
    return stored;
}

Result<ConversationId> PredictionImport::find(const Pending &pending, const QHash<QString, ConversationId> &byId)
{
    if (const ConversationId known = byId.value(pending.row.id))
        return known;
    const QString key = textKey(pending.row);
    if (key.isEmpty())
        return ConversationId();
    if (!m_textsIndexed) {
        RETURN_IF_ERROR(indexTexts());
    }
    const ConversationId found = m_byText.value(key);
    m_report.byText += found ? 1 : 0;
    return found;
}

Result<void> PredictionImport::indexTexts()
{
    m_textsIndexed = true;
    ConversationId after;
    for (;;) {
        ASSIGN_OR_RETURN(const auto page, m_storage.conversations().pageAfter(after, textsPerPage));
        if (page.isEmpty())
            return {};
        for (const Conversation &conversation : page) {
            for (const QString &key : textKeys(conversation)) {
                if (!m_byText.contains(key))
                    m_byText.insert(key, conversation.id);
            }
        }
        after = page.last().id;
    }
}

void PredictionImport::reject(qint64 line, const QString &reason)
{
    m_report.rejected.append(tr("line %1: %2").arg(QString::number(line), reason));
}

}  // namespace gainsay
