// SPDX-License-Identifier: GPL-3.0-or-later
// "Teach the detector": learns a model package from the labels of the open project, says how good it is beside the one
// it builds on, and offers to use it. Learning is a job; nothing is used before somebody says so.
#pragma once

#include "core/detect/run/DetectorSource.h"
#include "core/service/detect/LearnService.h"
#include "ui/widgets/Card.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;

namespace gainsay {

class ProjectSession;

class TeachDetector : public Card {
    Q_OBJECT

public:
    TeachDetector(ProjectSession &session, const DetectorSource &source, QWidget *parent = nullptr);

    // Counts the labels again; another project may be open.
    void refresh();
    void retranslate();

Q_SIGNALS:
    // A package was made at this path; it can be opened.
    void learned(const QString &package);
    void useRequested(const QString &package);
    void refused(const Error &error);

private:
    LearnGold chosenGold() const;
    void fillQuestions();
    void showCount();
    void teach();
    void showOutcome(const LearnOutcome &outcome);

    ProjectSession &m_session;
    const DetectorSource &m_source;
    QComboBox *m_question = nullptr;
    QComboBox *m_gold = nullptr;
    QCheckBox *m_ability = nullptr;
    QPushButton *m_teach = nullptr;
    QPushButton *m_use = nullptr;
    QLabel *m_text = nullptr;
    std::optional<qint64> m_count;  // labels to learn from
    QString m_package;              // the one learned last
    QString m_location;             // of the project that the words are about
    bool m_learning = false;
};

}  // namespace gainsay
