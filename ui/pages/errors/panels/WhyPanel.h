// SPDX-License-Identifier: GPL-3.0-or-later
// What goes with the chosen model's errors, how often each error tag was given, and what triggers contradictions. A
// row shows its examples in the list.
#pragma once

#include "ui/pages/errors/panels/ErrorsPanel.h"

namespace gainsay {

class StudyTableView;

class WhyPanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit WhyPanel(ErrorsController &controller, QWidget *parent = nullptr);

    static QString title();
    bool needsModel() const override { return false; }
    void retranslate() override { invalidate(); }
    QList<StudyTable> tables() const override;

protected:
    void refresh() override;

private:
    void refreshOwnColumns();
    void showTables();

    StudyTableView *m_view = nullptr;
    int m_job = 0;
    QList<StudyTable> m_ofErrors;   // the first of the tables
    QList<StudyTable> m_triggers;   // the others, as far as they are there
    bool m_ownColumnsRead = false;  // with what came with the files: nothing is known better
};

}  // namespace gainsay
