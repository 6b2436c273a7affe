// SPDX-License-Identifier: GPL-3.0-or-later
// Saved filters with live figures: what the chosen model does in each, and how that differs from the rest.
#pragma once

#include "ui/pages/errors/ErrorsPanel.h"

class QPushButton;

namespace gainsay {

class StudyTableView;

class SlicesPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit SlicesPanel(ErrorsDesk &desk, QWidget *parent = nullptr);

    QString title() const override;
    void retranslate() override;
    QList<StudyTable> tables() const override;

protected:
    void refresh() override;

private:
    void choose(int row);

    StudyTableView *m_view = nullptr;
    QPushButton *m_remove = nullptr;
    QString m_chosen;
};

}  // namespace gainsay
