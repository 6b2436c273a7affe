// SPDX-License-Identifier: GPL-3.0-or-later
// How answers become one, which of them is the label, and how carefully work is checked.
#pragma once

#include "ui/pages/studio/StudioForm.h"

class QGridLayout;

namespace gainsay {

class RulesForm : public StudioForm {
    Q_OBJECT

public:
    RulesForm(StudioModel &model, QWidget *parent);

private:
    void addResolution(QFormLayout *form);
    void addLabel(QFormLayout *form);
    void addQuality(QFormLayout *form);
    // Questions whose answers can be counted, or those of one kind.
    QList<Choice> countable(const QString &kind = {}) const;
    void setRule(const QString &rule);
    QString rule() const;
    // How many votes each answer needs.
    void fillVotes();
    QStringList voteValues() const;
    void setVotes(const QString &value, int votes);
    void setUnanimous(const QString &value, bool needed);
    QString positives() const;

    QWidget *m_votes = nullptr;
    QGridLayout *m_voteGrid = nullptr;
    QString m_shownVotes;
};

}  // namespace gainsay
