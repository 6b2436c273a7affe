// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the scheme as a list: the task, its rules, the guidelines, then each question. What has a fault is
// marked.
#pragma once

#include <QWidget>

class QListWidget;

namespace gainsay {

class EditButtons;
class StudioModel;

class StudioOutline : public QWidget {
    Q_OBJECT

public:
    enum Part { Task, Rules, Removals, Guidelines, FirstQuestion };

    StudioOutline(StudioModel &model, QWidget *parent);

    void refresh();
    // A Part, or FirstQuestion plus the number of the question.
    int current() const;
    void choose(int entry);

Q_SIGNALS:
    void chosen(int entry);
    // A question was added and is to be worded.
    void added();

private:
    void addQuestion(const QString &kind);
    void duplicate();
    void remove();
    void moveBy(int by);
    int question() const { return current() - FirstQuestion; }
    QString title(int entry) const;
    bool hasFault(int entry) const;

    StudioModel &m_model;
    QListWidget *m_list = nullptr;
    EditButtons *m_buttons = nullptr;
};

}  // namespace gainsay
