// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of one imported row. Each is taken out once; what nobody takes is kept as extra. The first fault
// is remembered with its field, so that a row format reads straight through and the caller asks at the end.
#pragma once

#include "core/base/Json.h"
#include "core/io/rows/ImportReader.h"

#include <QStringList>

#include <optional>

namespace gainsay {

class RowFields {
public:
    // A conversation turn longer than this is no turn: it would choke every list and window.
    static constexpr qsizetype longestText = 100'000;

    explicit RowFields(Json row);

    bool failed() const { return !m_reason.isEmpty(); }
    QString field() const { return m_field; }
    QString reason() const { return m_reason; }
    void fail(const QString &field, const QString &reason);
    void expected(const QString &field, const QString &what, const Json &found);
    // `found` is no answer to the question; what would be one is said once for the whole file.
    void unknownAnswer(const QString &field, const QString &question, const Json &found);
    const std::optional<UnknownAnswer> &unknown() const { return m_unknown; }

    // Something that no part of a conversation can hold; whoever imports is told.
    void leaveOut(const QString &what);
    const QStringList &leftOut() const { return m_leftOut; }

    bool has(const char *name) const;
    // Null when missing.
    Json take(const char *name);
    Json peek(const char *name) const { return m_row.value(name, Json()); }
    // Missing, null, empty or not text is a fault.
    QString requiredText(const char *name);
    // Missing or null gives an empty text.
    QString optionalText(const char *name);
    // Text, or a whole number as text; empty when missing.
    QString identifier(const char *name);
    std::optional<int> optionalInteger(const char *name, int lowest, int highest);
    // A list of texts, none of them empty.
    QStringList requiredTexts(const char *name);
    // What every text must be, wherever it stands: no NUL, not too long.
    QString checkedText(const QString &field, const Json &value);

    // Ends the reading of `row`: the fault if there is one, else the row with what is left as extra.
    ImportEvent finish(ImportRow row) &&;
    QStringList names() const;

private:
    Json m_row;
    QString m_field;
    QString m_reason;
    std::optional<UnknownAnswer> m_unknown;
    QStringList m_leftOut;
};

}  // namespace gainsay
