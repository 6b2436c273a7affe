// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/FeedbackPanel.h"

#include "ui/answers/AnswerSummary.h"
#include "ui/guide/GuidePanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

FeedbackPanel::FeedbackPanel(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, zoomed(8));
    column->setSpacing(zoomed(8));
    m_verdict = makeLabel(u"title"_s, this);
    m_rows = new QGridLayout;
    m_rows->setHorizontalSpacing(zoomed(10));
    m_rows->setVerticalSpacing(zoomed(4));
    m_rows->setColumnStretch(2, 1);
    m_explanation = makeLabel(u"plain"_s, this);
    m_explanation->setWordWrap(true);
    column->addWidget(m_verdict);
    column->addLayout(m_rows);
    column->addWidget(m_explanation);
    column->addWidget(makeLine(this));
}

void FeedbackPanel::setFeedback(const Scheme &scheme, const Conversation &conversation,
                                const TrainingFeedback &feedback, const Json &given, const QString &language)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_verdict->setText(feedback.correct ? tr("Right") : tr("Not quite"));
    const QList<AnswerLine> right = describeAnswers(scheme, conversation, feedback.gold, language);
    const QList<AnswerLine> own = describeAnswers(scheme, conversation, given, language);
    for (int row = 0; row < right.size(); ++row) {
        const AnswerLine &line = right[row];
        const auto same = std::find_if(own.cbegin(), own.cend(),
                                       [&](const AnswerLine &other) { return other.question == line.question; });
        addRow(row, line.title, line.text, same == own.cend() ? u"—"_s : same->text,
               feedback.differences.contains(line.question));
    }
    m_explanation->setText(feedback.explanation);
    m_explanation->setVisible(!feedback.explanation.isEmpty());
    setAccessibleName(m_verdict->text());
    setAccessibleDescription(feedback.explanation);
}

void FeedbackPanel::addRow(int row, const QString &title, const QString &right, const QString &given, bool wrong)
{
    auto *mark = makeLabel(wrong ? u"failed"_s : u"passed"_s, this);
    mark->setText(wrong ? u"✗"_s : u"✓"_s);
    mark->setAccessibleName(wrong ? tr("wrong") : tr("right"));
    auto *name = makeLabel(u"muted"_s, this);
    name->setText(title);
    name->setWordWrap(true);
    auto *text = makeLabel(wrong ? u"strong"_s : u"plain"_s, this);
    text->setText(wrong ? tr("%1 (you: %2)").arg(right, given) : right);
    text->setWordWrap(true);
    m_rows->addWidget(mark, row, 0, Qt::AlignTop);
    m_rows->addWidget(name, row, 1, Qt::AlignTop);
    m_rows->addWidget(text, row, 2, Qt::AlignTop);
}

QString definitionToReread(const Scheme &scheme, const TrainingFeedback &feedback)
{
    const QString question = feedback.differences.isEmpty() ? scheme.goldQuestion : feedback.differences.constFirst();
    return sectionFor(question, feedback.gold);
}

}  // namespace gainsay
