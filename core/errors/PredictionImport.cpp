// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/errors/PredictionImport.h"

#include "core/service/Acting.h"
#include "core/store/ConversationStore.h"
#include "core/store/Storage.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype predictionsPerTransaction = 2000;
constexpr int textsPerPage = 2000;

}  // namespace

Result<EvaluationColumns> parsePredictionColumns(const QString &text)
{
    EvaluationColumns columns;
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        const QString field = part.left(equals).trimmed();
        const QString column = part.mid(equals + 1).trimmed();
        if (equals < 1 || field.isEmpty() || column.isEmpty())
            return invalidInput(QCoreApplication::translate("gainsay::PredictionImport",
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
    if (const auto allowed = authorize(m_storage, m_actor, Permission::Study); !allowed)
        return allowed.error();
    m_report = {};
    PrelabelRun run;
    run.model = options.run.trimmed();
    run.method = u"imported"_s;
    run.origin = QFileInfo(path).fileName();
    run.createdAt = m_clock.nowMs();
    const auto added =
        decideAs(m_storage, m_clock, m_actor, Permission::Study, [&](const User &) -> Result<AuditEntry> {
            auto made = m_storage.prelabels().findOrAddRun(run);
            if (!made)
                return made.error();
            m_report.run = *made;
            return auditEntry(u"import_predictions"_s, run.model, {{"file", toUtf8(run.origin)}});
        });
    if (!added)
        return added.error();
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
    if (const auto flushed = flush(); !flushed)
        return flushed.error();
    return m_report;
}

Result<void> PredictionImport::take(EvaluationRow row)
{
    auto read = predictionOf(row, m_scheme);
    if (!read) {
        reject(row.line, read.error().message);
        return {};
    }
    m_pending.append({std::move(row), std::move(*read)});
    return m_pending.size() < predictionsPerTransaction ? Result<void>() : flush();
}

Result<void> PredictionImport::flush()
{
    QStringList ids;
    for (const Pending &pending : m_pending) {
        if (!pending.row.id.isEmpty())
            ids.append(pending.row.id);
    }
    const auto known = m_storage.conversations().known(ids);
    if (!known)
        return known.error();
    QHash<QString, ConversationId> byId;
    for (const auto &[externalId, conversation] : known->asKeyValueRange())
        byId.insert(externalId, conversation.id);
    QList<Prelabel> prelabels;
    for (Pending &pending : m_pending) {
        const auto conversation = find(pending, byId);
        if (!conversation)
            return conversation.error();
        if (!*conversation) {
            reject(pending.row.line, pending.row.id.isEmpty() ? tr("no conversation of the project has this text")
                                                              : tr("there is no conversation %1").arg(pending.row.id));
            continue;
        }
        pending.read.prelabel.conversation = *conversation;
        prelabels.append(pending.read.prelabel);
    }
    const auto stored = m_storage.transaction([&]() -> Result<void> {
        const auto added = m_storage.prelabels().insert(m_report.run.id, prelabels);
        if (!added)
            return added.error();
        m_report.added += *added;
        m_report.alreadyThere += prelabels.size() - *added;
        for (const Pending &pending : std::as_const(m_pending)) {
            const ConversationId conversation = pending.read.prelabel.conversation;
            if (!conversation || pending.read.spans.isEmpty())
                continue;
            const auto spans = m_storage.prelabels().insertSpans(m_report.run.id, conversation, pending.read.spans);
            if (!spans)
                return spans;
        }
        return {};
    });
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
        if (const auto indexed = indexTexts(); !indexed)
            return indexed.error();
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
        const auto page = m_storage.conversations().pageAfter(after, textsPerPage);
        if (!page)
            return page.error();
        if (page->isEmpty())
            return {};
        for (const Conversation &conversation : *page) {
            for (const QString &key : textKeys(conversation)) {
                if (!m_byText.contains(key))
                    m_byText.insert(key, conversation.id);
            }
        }
        after = page->last().id;
    }
}

void PredictionImport::reject(qint64 line, const QString &reason)
{
    m_report.rejected.append(tr("line %1: %2").arg(QString::number(line), reason));
}

}  // namespace gainsay
