// SPDX-License-Identifier: GPL-3.0-or-later
// Everything the Errors page filters, counts and sorts by, in columns: one row per conversation of the work, in order
// of their ids. Made once by loadErrorTable(), then never changed: safe to read from any thread. Columns share their
// memory among copies, so that a copy with one tag more costs one column.
#pragma once

#include "core/errors/table/RowIds.h"
#include "core/model/Workflow.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <vector>

namespace gainsay {

// "None" in columns of label codes, votes and agreement.
constexpr quint8 noValue = 255;
constexpr int mostSaid = 5;  // people's labels that a row keeps

// Codes are places in the dictionaries beside them.
struct ConversationColumns {
    QStringList labels;
    QStringList chatbots;
    QStringList methods;
    QStringList aspects;  // persona, reasoning type or error class, whichever the scheme asks for
    QStringList batches;

    QList<qint64> id;         // of a block; a table has them in `ids`
    QList<quint8> gold;       // the accepted label: people's resolution, else what was imported
    QList<quint8> removed;    // 1: left the set; it has no gold then
    QList<quint8> state;      // ItemState
    QList<quint32> said;      // people's labels, six bits each, 63 for none; see saidAt()
    QList<quint8> agreement;  // percent of pairs of people who said the same
    QList<quint8> votes;      // how many said "contradiction"; `noValue` where nobody was asked
    QList<quint8> raters;
    QList<quint16> chatbot;
    QList<quint16> method;
    QList<quint16> aspect;
    QList<quint16> batch;
    QList<quint16> length;       // code points over all turns
    QList<quint16> replyLength;  // of the judged one
    QList<quint8> turns;
    QList<quint8> distance;   // turns between what contradicts each other; 0: not known
    QList<quint16> features;  // bits of TextFeature
    // Of a block only, being wanted seldom: equal where the turns before the reply are. See readContexts().
    QList<quint64> context;

    qsizetype size() const { return gold.size(); }
    // The label that the person in place `index` gave, or `noValue`.
    quint8 saidAt(size_t row, int index) const
    {
        const quint32 code = (said[qsizetype(row)] >> (6 * index)) & 63u;
        return code == 63u ? noValue : quint8(code);
    }
};

// What one model says: the embedded detector's prelabels, or predictions read from a file.
struct ErrorRun {
    RunId id;
    QString name;    // unique in the table
    QString origin;  // "detector", or the file
    qint64 count = 0;
    QList<quint8> label;        // code in `labels`; `noValue`: it says nothing
    QList<quint16> confidence;  // in 1/65535; 0: it gives none
    QList<quint16> margin;      // the same; 0: not known
};

struct ErrorTable {
    RowIds ids;
    ConversationColumns rows;
    QList<ErrorRun> runs;          // newest first
    QStringList tagNames;          // at most 32
    QList<quint32> tags;           // bits of tagNames, whatever the run; empty while nothing is tagged
    std::vector<quint8> saysNone;  // per label: it means "no contradiction"
    quint8 anyCategory = noValue;  // the label of a contradiction without a category, which is no row's gold

    qsizetype size() const { return rows.size(); }
    // -1: there is no such row.
    qsizetype rowOf(ConversationId conversation) const { return ids.rowOf(conversation.value); }
    const ErrorRun *run(const QString &name) const;
    quint32 tagsAt(size_t row) const { return tags.isEmpty() ? 0 : tags[qsizetype(row)]; }
    void setTag(size_t row, qsizetype tag, bool on);
    bool isContradiction(quint8 label) const { return label != noValue && saysNone[label] == 0; }
    // Is there a label for "no contradiction"? Elsewhere (rankings, ratings) two classes mean nothing.
    bool asksForContradictions() const;
};

// How labels are compared: as they are, or as contradiction against none.
enum class LabelSetting { All, TwoClass };

// Does the model say what the row's gold says? Only for rows that have both.
// A contradiction of no category is right wherever there is one, since it names none that could be wrong.
bool isRight(const ErrorTable &table, const ErrorRun &run, LabelSetting setting, size_t row);
bool isJudged(const ErrorTable &table, const ErrorRun &run, size_t row);
// Everybody who was asked has answered and somebody says contradictory, too few to settle it. Who came with an
// imported count counts too.
bool isAmbiguous(const ErrorTable &table, size_t row);

constexpr double shareScale = 65535.0;

}  // namespace gainsay
