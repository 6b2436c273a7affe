// SPDX-License-Identifier: GPL-3.0-or-later
// What annotators get, beside the form: the questions on a sample conversation, the guidelines, and all that is still
// wrong. Follows the document shortly after each change.
#pragma once

#include "core/model/Conversation.h"
#include "ui/widgets/Card.h"

#include <QTimer>

class QListWidget;
class QStackedWidget;

namespace gainsay {

class AnswerTrial;
class GuidePanel;
class InputMethodWatch;
class PillTabs;
class StudioModel;

class PreviewPanel : public Card {
    Q_OBJECT

public:
    enum Tab { Questions, GuidelinesTab, Faults };

    PreviewPanel(StudioModel &model, const InputMethodWatch &inputMethod, QWidget *parent);

    // Of the project, where there is one; else samples of the program are shown.
    void setItems(const QList<Conversation> &items);
    void showTab(Tab tab);
    AnswerTrial *trial() const { return m_trial; }

Q_SIGNALS:
    // A fault was chosen: the field of that place is wanted.
    void placeWanted(const QString &path);

private:
    void refresh();
    void refreshQuestions();
    void refreshGuidelines();
    void refreshFaults();
    // The conversation, if it is another than the one on screen: else what was answered stays.
    void showItem();
    void setTabs();

    StudioModel &m_model;
    QList<Conversation> m_items;
    qsizetype m_item = 0;
    Conversation m_onScreen;
    QByteArray m_shown;  // the scheme that the questions were made of
    QTimer m_soon;
    PillTabs *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    QLabel *m_note = nullptr;
    AnswerTrial *m_trial = nullptr;
    GuidePanel *m_guide = nullptr;
    QListWidget *m_faults = nullptr;
};

}  // namespace gainsay
