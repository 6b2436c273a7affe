// SPDX-License-Identifier: GPL-3.0-or-later
// The guidelines beside the scheme, as Markdown in the language that is edited. Sections about a question or an option
// are found by their ids, so what belongs to a question can be begun with one click.
#pragma once

#include "ui/pages/studio/StudioForm.h"

class QPushButton;

namespace gainsay {

class GuidelinesForm : public StudioForm {
    Q_OBJECT

public:
    GuidelinesForm(StudioModel &model, QWidget *parent);

private:
    void fill();
    void takeOver();
    void addSection(const QString &id, const QString &title);
    void fillSections(class QMenu *menu);

    QLabel *m_named = nullptr;
    QPushButton *m_takeOver = nullptr;
    QPushButton *m_section = nullptr;
    QPlainTextEdit *m_text = nullptr;
};

}  // namespace gainsay
