// SPDX-License-Identifier: GPL-3.0-or-later
// Fields that several formats read alike. Faults are left in the row's fields.
#pragma once

#include "core/io/rows/ImportReader.h"
#include "core/io/rows/RowFields.h"

namespace gainsay {

// u1, b1, u2, b2, …: as many pairs as there are, at least `leastPairs`.
void readNumberedTurns(RowFields &fields, int leastPairs, Conversation &conversation);

// A list of turns under whatever names tools give to the text (text, content, value, …) and to who says it (speaker,
// role, from, …), or those of the mapping. Plain texts take turns.
void readTurnList(RowFields &fields, const QString &name, const Json &turns, const ColumnMapping &mapping,
                  Conversation &conversation);
// Who speaks the turn by that number where the file does not say.
QString speakerInTurn(qsizetype turn, const QStringList &speakers = {});

// What other tools carry along beside the turns, which are there already: target, model, method, candidates, extra.
void readAboutTurns(RowFields &fields, Conversation &conversation);

// An answer by the id or a title of its question; false, and nothing is taken, if there is no such question. A value
// that is no answer to it is a fault.
bool takeAnswer(RowFields &fields, const Scheme &scheme, const QString &field, const QString &question,
                const Json &value, Json &answers);
const Question *questionNamed(const Scheme &scheme, const QString &name);

// Answers in fields called like the scheme's questions or its label, or mapped to them. They are somebody's if the
// mapping says whose, else gold.
Json takeAnswerFields(RowFields &fields, const Scheme &scheme, const ColumnMapping &mapping);
void keepAnswers(RowFields &fields, const ColumnMapping &mapping, Json answers, ImportRow &row);

// Text of a value, numbers as they are written.
QString plainText(const Json &value);

}  // namespace gainsay
