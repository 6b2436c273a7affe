// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the other studies, as far as the project's data allow: ranked replies (MuTual), contrastive pairs with
// people's ratings, and responses by model, distance and number of people (RGM).
#pragma once

#include "ui/pages/errors/panels/ErrorsPanel.h"

namespace gainsay {

class StudyTableView;

class StudiesPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit StudiesPanel(ErrorsController &controller, QWidget *parent = nullptr);

    static QString title();
    bool needsModel() const override { return false; }
    void retranslate() override { invalidate(); }
    QList<StudyTable> tables() const override;

protected:
    void refresh() override;

private:
    StudyTableView *m_view = nullptr;
    int m_job = 0;
};

}  // namespace gainsay
