// SPDX-License-Identifier: GPL-3.0-or-later
// The words for what is behind errors, and their keys. Words that are in use can be retired, never lost.
#pragma once

#include "core/model/ErrorNotes.h"

#include <QDialog>

class QLabel;
class QTableWidget;

namespace gainsay {

class TagKindsDialog : public QDialog {
    Q_OBJECT

public:
    TagKindsDialog(const QList<TagKind> &kinds, QWidget *parent);

Q_SIGNALS:
    void chosen(const QList<gainsay::TagKind> &kinds);

private:
    void addRow(const TagKind &kind);
    QList<TagKind> kinds() const;
    void take();

    QTableWidget *m_table = nullptr;
    QLabel *m_fault = nullptr;
};

}  // namespace gainsay
