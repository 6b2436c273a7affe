// SPDX-License-Identifier: GPL-3.0-or-later
// Saved filters with live figures: what the chosen model does in each, how that differs from the rest, and two of them
// beside each other.
#pragma once

#include "ui/pages/errors/panels/ErrorsPanel.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace gainsay {

class StudyTableView;

class SlicesPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit SlicesPanel(ErrorsController &controller, QWidget *parent = nullptr);

    static QString title();
    void retranslate() override;
    QList<StudyTable> tables() const override;

protected:
    void refresh() override;

private:
    QWidget *buildComparison();
    void fillChoices();
    void choose(int row);
    void showTables(const QList<StudyTable> &tables);

    StudyTableView *m_view = nullptr;
    QPushButton *m_remove = nullptr;
    QWidget *m_comparison = nullptr;  // hidden while there is nothing to compare with
    QLabel *m_against = nullptr;
    QComboBox *m_first = nullptr;
    QComboBox *m_second = nullptr;
    QString m_chosen;
};

}  // namespace gainsay
