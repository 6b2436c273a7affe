// SPDX-License-Identifier: GPL-3.0-or-later
// Stretches of the conversation: evidence, linked in pairs that contradict each other, or spans of several kinds. They
// are chosen in the conversation itself; here they are listed, paired and taken away.
#pragma once

#include "core/model/Span.h"
#include "ui/answers/QuestionWidget.h"

class QLabel;
class QVBoxLayout;

namespace gainsay {

class KeyOption;

class SpansQuestion : public QuestionWidget {
    Q_OBJECT

public:
    SpansQuestion(const Question &question, QWidget *parent);

    void setAnswer(const Json &answer) override;
    void setConversation(const Conversation &conversation) override { m_conversation = conversation; }
    void setLanguage(const QString &language) override;
    bool takeKey(const QString &key) override;

    // Adds a stretch of the chosen kind; linked: the partner of the last one that has none, else the first of a new
    // pair.
    void addSpan(const Span &span);

Q_SIGNALS:
    // The key was pressed: the conversation should take the focus so that words can be chosen.
    void selectionWanted();

private:
    int openLink() const;
    // What the next stretches are, where the question tells several kinds apart.
    void chooseLabel(int index);
    void addLabels(const Question &question, QVBoxLayout *column);
    // A pair, or a stretch that belongs to none.
    struct Row {
        int link = 0;
        QList<Span> spans;
    };
    QList<Row> rows() const;
    void remove(const Row &row);
    void report();
    void rebuild();
    QString rowText(const Row &row) const;

    Conversation m_conversation;
    QList<Span> m_spans;
    QList<KeyOption *> m_labels;
    int m_label = 0;
    QLabel *m_hint = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QString m_language;
};

}  // namespace gainsay
