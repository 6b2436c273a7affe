// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/panels/StudyTableView.h"

#include "ui/pages/errors/panels/StudyFigures.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/EmptyState.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QVBoxLayout *columnIn(QWidget *content)
{
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(8));
    return column;
}

}  // namespace

StudyTableView::StudyTableView(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    // The card below shows through.
    viewport()->setAutoFillBackground(false);
    setTables({});
}

// Put in when it is whole: what is added to something visible is shown and laid out piece by piece.
void StudyTableView::replace(QWidget *content)
{
    if (QWidget *before = takeWidget())
        before->deleteLater();
    setWidget(content);
    content->setAutoFillBackground(false);
}

void StudyTableView::setMessage(const QString &text)
{
    m_tables.clear();
    auto *content = new QWidget(viewport());
    auto *message = new EmptyState(content);
    message->setContent(u"errors"_s, {}, text);
    columnIn(content)->addWidget(message, 1);
    replace(content);
}

void StudyTableView::setTables(const QList<StudyTable> &tables)
{
    m_tables = tables;
    auto *content = new QWidget(viewport());
    QVBoxLayout *column = columnIn(content);
    for (int i = 0; i < int(tables.size()); ++i) {
        const ReportTable &table = tables[i].table;
        QLabel *title = makeLabel(u"strong"_s, content);
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true);
        title->setText(table.title);
        column->addWidget(title);
        auto *view = new StudyFigures(content);
        view->setStudy(tables[i]);
        column->addWidget(view);
        if (!table.note.isEmpty()) {
            QLabel *note = makeLabel(u"small"_s, content);
            note->setTextFormat(Qt::PlainText);
            note->setWordWrap(true);
            note->setText(table.note);
            column->addWidget(note);
        }
        connect(view, &ReportTableView::cellActivated, this, [this, i](int row, int) {
            Q_EMIT rowChosen(i, row);
            const ErrorFilter filter = m_tables[i].filters.value(row);
            if (!filter.isEmpty())
                Q_EMIT filterChosen(filter);
        });
    }
    column->addStretch();
    replace(content);
}

}  // namespace gainsay
