// SPDX-License-Identifier: GPL-3.0-or-later
// The decision on a case: one of the answers, another one, neither, or back to the annotators; and why they differed.
#pragma once

#include "core/service/AdjudicateService.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace gainsay {

class AnswerEditor;
class FlowLayout;
class KeyOption;

class DecisionPanel : public QWidget {
    Q_OBJECT

public:
    explicit DecisionPanel(QWidget *parent = nullptr);

    void setScheme(const Scheme &scheme, const QString &language);
    void setCase(const Case &loaded);

    // A single key: A, B … take that answer, O opens the editor, N neither, R send back, 1 … 6 the reason.
    bool takeKey(const QString &key);
    // Gives the decision that is chosen; false if `missing` says what still lacks.
    bool submit();
    QString missing() const;
    AnswerEditor *editor() const { return m_editor; }

Q_SIGNALS:
    void decisionRequested();
    void decisionMade(const DecisionRequest &request);

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Choice { Other = 100, Neither, SendBack };  // below: the number of an answer

    void build();
    KeyOption *addChoice(const QString &key, int choice);
    void choose(int choice);
    void retranslate();

    QLabel *m_heading = nullptr;
    QLabel *m_why = nullptr;
    FlowLayout *m_choices = nullptr;
    QList<KeyOption *> m_options;
    QList<KeyOption *> m_reasons;
    AnswerEditor *m_editor = nullptr;
    QLineEdit *m_note = nullptr;
    QPushButton *m_decide = nullptr;
    Case m_case;
    int m_choice = -1;
    int m_reason = -1;
};

}  // namespace gainsay
