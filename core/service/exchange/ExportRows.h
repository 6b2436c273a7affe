// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of one conversation in each kind of export. Pure.
#pragma once

#include "core/io/rows/ExportWriter.h"
#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"
#include "core/store/ExportItem.h"
#include "core/store/PrelabelCalibration.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace gainsay {

struct GoldScope {
    bool removed = false;   // also what left the set, with the reason
    bool training = false;  // also items of the tutorial and the qualification test, marked as such
    bool people = true;     // what people settled
    bool imported = true;   // what came in with a file and nobody has settled
};
// People's resolution if there is one, else imported gold; nothing if there is neither, or if it is not in the scope.
std::optional<ExportRow> goldRow(const Conversation &conversation, const ExportItem &item, const Scheme &scheme,
                                 GoldScope scope);
// Everybody's answers in force.
QList<ExportRow> annotationRows(const Conversation &conversation, const ExportItem &item);
// What the run said, as the project reads it.
struct ExportedRun {
    PrelabelRun run;
    PrelabelCalibration reading;
};
// One row, or none where the run has said nothing.
Result<QList<ExportRow>> predictionRows(const Conversation &conversation, const ExportItem &item,
                                        const ExportedRun &exported, const Scheme &scheme);
// `work` is what ArchiveStore::work gave for the conversation; null if there is none.
ExportRow everythingRow(const Conversation &conversation, const Json &work);

// Fields that each kind of row may have, for the columns of tables.
QStringList goldFields(GoldScope scope);
QStringList annotationFields();
QStringList predictionFields();

}  // namespace gainsay
