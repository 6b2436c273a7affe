// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/service/exchange/ImportedPredictions.h"

using namespace Qt::StringLiterals;

namespace gainsay {

Result<RunId> ImportedPredictions::runOf(const QString &model)
{
    if (const auto found = m_runs.constFind(model); found != m_runs.constEnd())
        return *found;
    PrelabelRun run;
    run.model = model;
    run.method = u"imported"_s;
    run.origin = m_source;
    run.createdAt = m_clock.nowMs();
    ASSIGN_OR_RETURN(const auto made, m_storage.prelabels().findOrAddRun(run));
    m_runs.insert(model, made.id);
    return made.id;
}

Result<PredictionsTaken> ImportedPredictions::add(ConversationId conversation, const QList<RowPrediction> &predictions)
{
    PredictionsTaken taken;
    for (const RowPrediction &said : predictions) {
        ASSIGN_OR_RETURN(const auto run, runOf(said.model));
        Prelabel prelabel;
        prelabel.conversation = conversation;
        prelabel.label = said.label;
        prelabel.probabilities = said.probabilities;
        ASSIGN_OR_RETURN(const auto added, m_storage.prelabels().insert(run, {prelabel}));
        if (added > 0) {
            ++taken.added;
            if (!said.spans.isEmpty()) {
                RETURN_IF_ERROR(m_storage.prelabels().insertSpans(run, conversation, said.spans));
            }
            continue;
        }
        ASSIGN_OR_RETURN(const auto before, m_storage.prelabels().prelabel(run, conversation));
        if (before && before->label != said.label)
            taken.conflicting.append(said.model);
    }
    return taken;
}

}  // namespace gainsay
