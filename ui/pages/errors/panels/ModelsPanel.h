// SPDX-License-Identifier: GPL-3.0-or-later
// Every model beside the others, with two classes and with all, as the paper's table has it; a row chooses the model.
#pragma once

#include "ui/pages/errors/panels/ErrorsPanel.h"

class QPushButton;

namespace gainsay {

class StudyTableView;

class ModelsPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit ModelsPanel(ErrorsController &controller, QWidget *parent = nullptr);

    static QString title();
    void retranslate() override;
    QList<StudyTable> tables() const override;

Q_SIGNALS:
    // The list of the models, where imported ones can be removed.
    void runsRequested();

protected:
    void refresh() override;

private:
    StudyTableView *m_view = nullptr;
    QPushButton *m_runs = nullptr;
};

}  // namespace gainsay
