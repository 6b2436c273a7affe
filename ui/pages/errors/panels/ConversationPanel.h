// SPDX-License-Identifier: GPL-3.0-or-later
// The chosen conversation: people's evidence and the models' over each other, what everybody says of it, and
// its error tags, given by key or click, with a note.
#pragma once

#include "ui/conversation/Mark.h"
#include "ui/pages/errors/controller/ErrorsController.h"

#include <QWidget>

class QBoxLayout;
class QFrame;
class QLabel;
class QLayout;
class QLineEdit;
class QScrollArea;
class QStackedLayout;
class QVBoxLayout;

namespace gainsay {

class ConversationView;
class EmptyState;

class ConversationPanel : public QWidget {
    Q_OBJECT

public:
    explicit ConversationPanel(ErrorsController &controller, QWidget *parent = nullptr);
    ~ConversationPanel() override;

    // An id of 0 shows that nothing is chosen.
    void show(ConversationId id);
    // None while it is being read.
    const std::optional<ErrorDetail> &detail() const { return m_detail; }
    // The tag of that key is given or taken; false: no tag has it.
    bool tagByKey(const QString &key);
    void retranslate();

Q_SIGNALS:
    void shown(const gainsay::ErrorDetail &detail);
    void tagsEdited();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void load(ConversationId id);
    void fill();
    QList<Mark> marks() const;
    void fillFacts();
    void addReasons(const Prelabel &said);
    void fillTags();
    QWidget *buildSide();
    void arrange();
    void addFact(const QString &text);
    void saveNote();

    ErrorsController &m_controller;
    QStackedLayout *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QLabel *m_name = nullptr;
    ConversationView *m_view = nullptr;
    QBoxLayout *m_row = nullptr;
    QScrollArea *m_sideArea = nullptr;  // beside the bubbles, below them in a narrow window
    QWidget *m_side = nullptr;          // who says what, and the tags
    QBoxLayout *m_sideParts = nullptr;
    QFrame *m_sideLine = nullptr;
    QVBoxLayout *m_facts = nullptr;
    QLayout *m_tags = nullptr;
    QLineEdit *m_note = nullptr;
    ConversationId m_wanted;
    std::optional<ErrorDetail> m_detail;
};

}  // namespace gainsay
