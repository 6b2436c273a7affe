// SPDX-License-Identifier: GPL-3.0-or-later
// The confusion matrix of the chosen model; a cell filters the list. Below it precision, recall and F1 per class.
#pragma once

#include "core/stats/predictions/Classification.h"
#include "ui/pages/errors/panels/ErrorsPanel.h"

class QLabel;

namespace gainsay {

class HeatMap;
class StudyTableView;

class MatrixPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit MatrixPanel(ErrorsController &controller, QWidget *parent = nullptr);

    static QString title();
    void retranslate() override;
    QList<StudyTable> tables() const override;

protected:
    void refresh() override;

private:
    struct Figures {
        ConfusionTable confusion;
        StudyTable classes;
    };

    void show(const Figures &figures);
    void chooseCell(int mark);
    ErrorFilter filterOf(int mark) const;
    int chosenCell() const;

    ConfusionTable m_confusion;
    QLabel *m_caption = nullptr;
    HeatMap *m_matrix = nullptr;
    StudyTableView *m_classes = nullptr;
};

}  // namespace gainsay
