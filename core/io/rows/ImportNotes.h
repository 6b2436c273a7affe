// SPDX-License-Identifier: GPL-3.0-or-later
// What an import did with those parts of a file that did not become part of a conversation or an answer, counted over
// all rows, so that nothing is lost without a word.
#pragma once

#include "core/io/rows/ImportReader.h"

#include <map>

namespace gainsay {

class ImportNotes {
public:
    void add(const ImportRow &row);
    void add(const RowError &error);
    void add(const ImportNotes &others);

    bool isEmpty() const { return m_kept.empty() && m_leftOut.empty() && m_unknown.empty(); }
    // For people, one sentence each; the scheme says what was expected instead of an unknown answer.
    QStringList sentences(const Scheme &scheme) const;
    // {"kept": {field: rows}, "left_out": {what: rows}, "unknown_answers": [{"question","value","rows","expected"}]}
    Json toJson(const Scheme &scheme) const;

private:
    std::map<QString, qint64> m_kept;
    std::map<QString, qint64> m_leftOut;
    std::map<std::pair<QString, QString>, qint64> m_unknown;  // question and value
};

}  // namespace gainsay
