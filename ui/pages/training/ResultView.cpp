// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/training/ResultView.h"

#include "core/base/Phrases.h"
#include "ui/charts/HeatMap.h"
#include "ui/guide/GuidePanel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/KeyCap.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMap>

using namespace Qt::StringLiterals;

namespace gainsay {

ResultView::ResultView(QWidget *parent) : QWidget(parent)
{
    auto *head = new Card(this);
    m_headline = makeLabel(u"display"_s, head);
    m_text = makeLabel(u"plain"_s, head);
    m_text->setWordWrap(true);
    m_overview = makeButton(ButtonKind::Plain, {}, head);
    m_work = makeButton(ButtonKind::Primary, {}, head);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_text, 1);
    buttons->addWidget(m_overview);
    buttons->addWidget(m_work);
    head->body()->addWidget(m_headline);
    head->body()->addLayout(buttons);
    auto *row = new QHBoxLayout;
    row->setSpacing(zoomed(14));
    row->addWidget(buildMatrix(), 1);
    row->addWidget(buildReading(), 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    column->setSpacing(zoomed(14));
    column->addWidget(head);
    column->addLayout(row, 1);
    connect(m_overview, &QPushButton::clicked, this, &ResultView::overviewRequested);
    connect(m_work, &QPushButton::clicked, this, &ResultView::workRequested);
}

QWidget *ResultView::buildMatrix()
{
    m_matrixCard = new Card(this);
    m_axes = makeLabel(u"small"_s, m_matrixCard);
    m_matrix = new HeatMap(m_matrixCard);
    m_matrixCard->body()->addWidget(m_axes);
    m_matrixCard->body()->addWidget(m_matrix, 1);
    return m_matrixCard;
}

QWidget *ResultView::buildReading()
{
    m_readingCard = new Card(this);
    m_list = new QListWidget(m_readingCard);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMaximumHeight(zoomed(170));
    m_guide = new GuidePanel(m_readingCard);
    m_readingCard->body()->addWidget(m_list);
    m_readingCard->body()->addWidget(m_guide, 1);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            m_guide->showSection(item->data(Qt::UserRole).toString());
    });
    return m_readingCard;
}

void ResultView::setResult(const TrainingResult &result, const Scheme &scheme, const QString &language, bool workIsOpen,
                           QAction *goOn)
{
    const bool passed = result.session.passed.value_or(false);
    const bool tutorial = result.session.kind == GoldKind::Tutorial;
    m_headline->setText(tutorial ? tr("Tutorial finished") : passed ? tr("Passed") : tr("Not passed this time"));
    m_text->setText(sentences({outcome(result), workIsOpen ? tr("Real work is open to you.") : QString()}));
    m_overview->setText(tr("Back to the overview"));
    setTextWithKey(m_work, tr("Start annotating"), goOn);
    m_work->setVisible(workIsOpen && passed);
    showConfusion(result, scheme, language);
    showReading(result, scheme, language);
    (workIsOpen && passed ? m_work : m_overview)->setFocus();
}

QString ResultView::outcome(const TrainingResult &result) const
{
    const TrainingSession &session = result.session;
    const QString right = tr("%1 of %2 right.").arg(session.total - session.wrong).arg(session.total);
    if (session.kind == GoldKind::Tutorial || session.passed.value_or(false))
        return right;
    const QString allowed = tr("At most %n may be wrong.", nullptr, result.mostWrong);
    const QString when = momentText(result.retryAt);
    return sentences({right, allowed, tr("Read the definitions below again; you may retry at %1.").arg(when)});
}

// Rows are what is right, columns what was answered; items that were screened out have no label.
void ResultView::showConfusion(const TrainingResult &result, const Scheme &scheme, const QString &language)
{
    QStringList values;
    QStringList titles;
    if (const Question *gold = scheme.question(scheme.goldQuestion)) {
        for (const Option &option : gold->options) {
            values.append(answerText(option.value));
            titles.append(option.brief(language));
        }
    }
    values.append(QString());
    titles.append(tr("No label"));
    QMap<std::pair<QString, QString>, int> counts;
    QMap<QString, int> totals;
    for (const ConfusionCell &cell : result.confusion) {
        counts[{cell.gold, cell.given}] += cell.count;
        totals[cell.gold] += cell.count;
    }
    QList<HeatCell> cells;
    for (qsizetype row = 0; row < values.size(); ++row) {
        for (qsizetype column = 0; column < values.size(); ++column) {
            const int count = counts.value({values[row], values[column]});
            const int total = totals.value(values[row]);
            cells.append({total > 0 ? std::optional(double(count) / total) : std::nullopt,
                          count > 0 ? QString::number(count) : QString(),
                          {},
                          tr("%1 answered as %2: %3 of %4")
                              .arg(titles[row], titles[column], QString::number(count), QString::number(total))});
        }
    }
    m_matrixCard->setHeading(tr("What was mixed up with what"));
    m_axes->setText(tr("Rows: right answer. Columns: your answer."));
    m_matrix->setTitle(tr("Your answers against the right ones"));
    m_matrix->setMatrix(titles, titles, cells);
}

void ResultView::showReading(const TrainingResult &result, const Scheme &scheme, const QString &language)
{
    if (const Result<Guide> guide = loadGuidelines(scheme, language))
        m_guide->setGuide(*guide);
    m_readingCard->setHeading(result.reread.isEmpty() ? tr("Nothing to read again") : tr("Definitions to read again"));
    m_list->setAccessibleName(m_readingCard->heading());
    m_list->setVisible(!result.reread.isEmpty());
    m_list->clear();
    for (const Reread &reread : result.reread) {
        const Question *question = scheme.question(reread.question);
        const Option *option = question ? question->option(reread.value) : nullptr;
        const QString title = option     ? option->title.text(language)
                              : question ? question->title.text(language)
                                         : QString();
        auto *item = new QListWidgetItem(tr("%1 (missed %n time(s))", nullptr, reread.missed).arg(title), m_list);
        item->setData(Qt::UserRole, sectionFor(reread.question, {{toUtf8(reread.question), reread.value}}));
    }
    m_list->setCurrentRow(0);
}

}  // namespace gainsay
