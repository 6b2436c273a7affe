// SPDX-License-Identifier: GPL-3.0-or-later
// Try it: edit any turn of the chosen conversation and see what every installed model says to it, beside what it says
// to the original. A telling edit is kept as a contrastive pair; a kept one is put to the models of today again.
#pragma once

#include "core/model/Conversation.h"
#include "core/service/browse/BrowseService.h"
#include "ui/pages/errors/panels/ErrorsPanel.h"
#include "ui/session/DetectorWorker.h"

#include <QTimer>

#include <optional>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gainsay {

class StudyTableView;

class TryItPanel : public ErrorsPanel {
    Q_OBJECT

public:
    TryItPanel(ErrorsController &controller, DetectorWorker &detectors, QWidget *parent = nullptr);

    void setConversation(const Conversation &conversation);

    static QString title();
    bool needsModel() const override { return false; }
    void retranslate() override;
    QList<StudyTable> tables() const override;

Q_SIGNALS:
    // Of the kept pair that was chosen.
    void conversationChosen(gainsay::ConversationId conversation);

protected:
    void refresh() override;

private:
    Conversation edited() const;
    void putIn(const QStringList &turns);
    void choosePair(int row);
    static QString editOf(const KeptPair &kept);
    void buildLines();
    void judgeOriginal();
    void judgeEdited();
    void showAnswers();
    void keep();
    QString said(const QList<TriedAnswer> &answers, qsizetype index) const;
    StudyTable answerTable() const;
    StudyTable pairTable() const;

    DetectorWorker &m_detectors;
    Conversation m_original;
    QList<TriedAnswer> m_before;
    QList<TriedAnswer> m_after;
    QList<KeptPair> m_pairs;
    std::optional<ContrastivePair> m_chosenPair;
    bool m_isPairWanted = false;  // its conversation is on the way
    QTimer m_pause;               // nobody wants an answer to every letter
    QLabel *m_hint = nullptr;
    QFormLayout *m_turns = nullptr;
    QList<QLineEdit *> m_lines;
    QPushButton *m_reset = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_remove = nullptr;
    StudyTableView *m_view = nullptr;
};

}  // namespace gainsay
