// SPDX-License-Identifier: GPL-3.0-or-later
// The scheme on five conversations, one after the other, as an annotator meets them; nothing is stored. In the end all
// answers stand side by side.
#pragma once

#include "core/model/Conversation.h"
#include "core/scheme/Scheme.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace gainsay {

class AnswerTrial;
class InputMethodWatch;

class TryDialog : public QDialog {
    Q_OBJECT

public:
    TryDialog(const Scheme &scheme, const QList<Conversation> &items, const InputMethodWatch &inputMethod,
              QWidget *parent);

private:
    QWidget *buildTrial(const InputMethodWatch &inputMethod);
    QWidget *buildResult();
    void showItem();
    void submit();
    void back();
    void showResult();

    Scheme m_scheme;
    QList<Conversation> m_items;
    QList<Json> m_answers;
    qsizetype m_item = 0;
    QStackedWidget *m_stack = nullptr;
    AnswerTrial *m_trial = nullptr;
    QLabel *m_place = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_submit = nullptr;
    QVBoxLayout *m_result = nullptr;
};

}  // namespace gainsay
