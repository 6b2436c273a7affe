// SPDX-License-Identifier: GPL-3.0-or-later
// The decision on a case: one of the answers, another one, neither, or back to the annotators; and why they differed.
#pragma once

#include "core/service/decide/AdjudicateService.h"
#include "ui/page/Page.h"

#include <QWidget>

class QAction;
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

    // A single key: A, B … take that answer, O opens the editor, N neither, R send back, 1 … 6 the reason. Once the
    // editor is open such keys are its own; `refusal` then says why one does nothing.
    bool takeKey(const QString &key);
    QString refusal(const QString &key) const;
    // All of these but the editor's, with what they do, where `raters` have answered.
    QList<OwnKey> ownKeys(int raters) const;
    // Works whoever has the single keys. False if there are not as many.
    bool chooseReason(int reason);
    // Leaves the editor, whose answers are kept; false if it is not open.
    bool closeOther();
    // Gives the decision that is chosen; false if `missing` says what still lacks.
    bool submit();
    QString missing() const;
    // For an answer of one's own; whoever shows the panel gives it a place and shows it on otherOpened().
    AnswerEditor *editor() const { return m_editor; }
    // The key of `decide` is shown on the button that does the same.
    void retranslate(QAction *decide);

Q_SIGNALS:
    void otherOpened(bool open);
    void decisionRequested();
    void decisionMade(const DecisionRequest &request);

private:
    enum Choice { Other = 100, Neither, SendBack };  // below: the number of an answer

    void build();
    void addChoice(int choice);
    void choose(int choice);
    static QString keyOf(int choice);
    QString titleOf(int choice) const;
    void showKeys();

    QLabel *m_why = nullptr;
    FlowLayout *m_choices = nullptr;
    QList<KeyOption *> m_options;  // with their choice as a property
    QList<KeyOption *> m_reasons;
    AnswerEditor *m_editor = nullptr;
    QLineEdit *m_note = nullptr;
    QPushButton *m_decide = nullptr;
    Case m_case;
    bool m_begun = false;  // what is chosen and written belongs to the case
    int m_choice = -1;
    int m_reason = -1;
};

}  // namespace gainsay
