// SPDX-License-Identifier: GPL-3.0-or-later
// One row of a prediction file as a prelabel of the project's scheme.
#pragma once

#include "core/base/Result.h"
#include "core/evaluate/EvaluationRows.h"
#include "core/model/Conversation.h"
#include "core/scheme/SchemeLabels.h"
#include "core/store/PrelabelStore.h"

namespace gainsay {

struct PredictionRow {
    Prelabel prelabel;  // its conversation is not known yet
    QList<Span> spans;
    bool isSample = false;  // one of several rows about the conversation: `sample` numbers them
};

// What `detect` writes, or a row with `label` (a value or a code of the scheme's gold question), `confidence` or
// `probabilities` (by label, or columns p_LABEL); `ranking` or `scores` of candidates; `scores` of a pair.
// A label may be null: the model abstains. `rationale` is why it says so; `samples` are several answers to the same
// conversation, each a label or an object with label and rationale, of which the most frequent counts.
Result<PredictionRow> predictionOf(const EvaluationRow &row, const Scheme &scheme, const LabelsMap &labels = {});

// The most frequent label of the samples, nothing where two are equally frequent or most abstain; each label's share
// of those that did not abstain.
void decideBySamples(Prelabel &prelabel);

// To find a conversation by what is said in it: letters and digits only, so that marks and spaces do not matter.
QString textKey(const QStringList &texts);
// The keys by which a file may know the conversation.
QStringList textKeys(const Conversation &conversation);
// Empty: the row has no text.
QString textKey(const EvaluationRow &row);

}  // namespace gainsay
