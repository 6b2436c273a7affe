// SPDX-License-Identifier: GPL-3.0-or-later
// Why an item is skipped or flagged: one of the usual reasons, or a person's own words.
#pragma once

#include "core/model/Annotation.h"

#include <QDialog>

class QComboBox;

namespace gainsay {

class ReasonDialog : public QDialog {
    Q_OBJECT

public:
    ReasonDialog(ItemMarkKind kind, QWidget *parent);

Q_SIGNALS:
    void reasonGiven(const QString &reason);

private:
    static QStringList usualReasons(ItemMarkKind kind);

    QComboBox *m_reason = nullptr;
};

}  // namespace gainsay
