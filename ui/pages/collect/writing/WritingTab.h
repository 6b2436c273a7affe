// SPDX-License-Identifier: GPL-3.0-or-later
// MuTual's writing: contexts out of a file into a batch, what was written into the inspectors' project, and what they
// doubt back to the writers.
#pragma once

#include "ui/pages/collect/tab/CollectTab.h"

#include <functional>

class QLineEdit;
class QPushButton;

namespace gainsay {

class CollectForm;
class EmptyState;
class FileField;

class WritingTab : public CollectTab {
    Q_OBJECT

public:
    WritingTab(const PageContext &context, const CollectTools &tools, QWidget *parent = nullptr);

    static QString id() { return QStringLiteral("writing"); }
    static QString title() { return tr("Writing"); }

    void refresh() override;
    QString helpTopic() const override { return QStringLiteral("collect-writing"); }

protected:
    void retranslate() override;

private:
    void makeBatch();
    void handOver();
    void takeBack();
    void say();
    QString userName() const;

    QWidget *m_work = nullptr;
    EmptyState *m_empty = nullptr;
    CollectForm *m_make = nullptr;
    FileField *m_file = nullptr;
    QLineEdit *m_batch = nullptr;
    QPushButton *m_start = nullptr;
    CollectForm *m_inspect = nullptr;
    FileField *m_inspection = nullptr;
    QLineEdit *m_inspectionBatch = nullptr;
    QPushButton *m_handOver = nullptr;
    QPushButton *m_takeBack = nullptr;
    // What came of the last batch and the last hand-over, in the language of the moment; null: nothing yet.
    std::function<QString()> m_made;
    std::function<QString()> m_inspected;
    bool m_busy = false;
};

}  // namespace gainsay
