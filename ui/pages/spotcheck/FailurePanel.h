// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a sampled item: the right answers and words to its annotators. What was begun is kept while the
// same item is read again.
#pragma once

#include "core/service/supervise/SpotCheckService.h"

#include <QWidget>

#include <optional>

class QLineEdit;
class QPushButton;

namespace gainsay {

class AnswerEditor;

class FailurePanel : public QWidget {
    Q_OBJECT

public:
    explicit FailurePanel(QWidget *parent = nullptr);

    // Making the questions takes time: they are made when an item is first shown.
    void setScheme(const Scheme &scheme);
    // Another project, or somebody else: what was begun is not theirs.
    void forget();
    // True: it is the same item in the same state, and what was begun is still here.
    bool setItem(const ReviewItem &item);
    void focusFeedback();

    // Only if they differ from what was resolved and are complete.
    std::optional<Json> correction() const;
    QString feedback() const;
    bool takeKey(const QString &key);
    void retranslate();

Q_SIGNALS:
    void submitted();

private:
    Scheme m_scheme;
    AnswerEditor *m_editor = nullptr;
    bool m_editorFits = false;  // it has been given the questions of the scheme
    QLineEdit *m_feedback = nullptr;
    QPushButton *m_send = nullptr;
    std::optional<ReviewItem> m_item;
};

}  // namespace gainsay
