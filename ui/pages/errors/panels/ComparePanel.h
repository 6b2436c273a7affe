// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen model against another on the same conversations: what only one of them gets right, with the tests.
#pragma once

#include "ui/pages/errors/panels/ErrorsPanel.h"

class QComboBox;
class QLabel;

namespace gainsay {

class StudyTableView;

class ComparePanel : public ErrorsPanel {
    Q_OBJECT

public:
    explicit ComparePanel(ErrorsController &controller, QWidget *parent = nullptr);

    static QString title();
    void retranslate() override;
    QList<StudyTable> tables() const override;

protected:
    void refresh() override;

private:
    void fillModels();

    QLabel *m_first = nullptr;
    QComboBox *m_second = nullptr;
    StudyTableView *m_view = nullptr;
};

}  // namespace gainsay
