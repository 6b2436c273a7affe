// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a question as a table: key, title, value and code are written in it; colour, short title and
// definition of the chosen one stand below.
#pragma once

#include "ui/pages/studio/StudioForm.h"

class QTableWidget;
class QTableWidgetItem;

namespace gainsay {

class EditButtons;

class OptionsEditor : public StudioForm {
    Q_OBJECT

public:
    OptionsEditor(StudioModel &model, QWidget *parent);

    void setQuestion(int index);
    void choose(int option);

private:
    void addDetails(QFormLayout *form);
    void fill();
    void fillRow(int row);
    void take(QTableWidgetItem *item);
    void add();
    void duplicate();
    void remove();
    void moveBy(int by);
    // A field of the chosen option.
    Path at(const QString &field) const;
    QString path(int option, const QString &field) const;
    int count() const;

    int m_question = 0;
    int m_option = 0;
    QTableWidget *m_table = nullptr;
    EditButtons *m_buttons = nullptr;
    QWidget *m_details = nullptr;
};

}  // namespace gainsay
