// SPDX-License-Identifier: GPL-3.0-or-later
// Where the person stands, in the header and in the status bar: the item's batch and source, how much is done.
#pragma once

#include "core/service/annotate/AnnotateService.h"

#include <QCoreApplication>

#include <optional>

namespace gainsay {

class AnnotateHeader;
class Shell;

class AnnotateStatus {
    Q_DECLARE_TR_FUNCTIONS(gainsay::AnnotateStatus)

public:
    AnnotateStatus(Shell &shell, AnnotateHeader &header) : m_shell(shell), m_header(header) {}

    void setCounts(const AnnotatorCounts &counts);
    // Which chatbot said it and how it was provoked is shown only where the project lets annotators know.
    void setItem(const WorkItem &item, bool withSource);
    void clearItem();
    void retranslate() { setCounts(m_counts); }
    bool anySubmitted() const { return m_counts.submitted > 0; }
    qint64 skipped() const { return m_counts.skipped; }

private:
    // How many answers, and how long the person takes for one.
    QString today() const;
    void showBatch();

    // Of the last item that was work: side work stands between the items of a batch and must not be told from them.
    struct Place {
        BatchId batch;
        QString name;
    };

    Shell &m_shell;
    AnnotateHeader &m_header;
    AnnotatorCounts m_counts;
    std::optional<Place> m_place;
};

}  // namespace gainsay
