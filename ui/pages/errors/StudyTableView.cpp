// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/StudyTableView.h"

#include "ui/pages/errors/StudyFigures.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

StudyTableView::StudyTableView(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(zoomed(8));
    setWidget(content);
    // The card below shows through.
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

void StudyTableView::clear()
{
    m_tables.clear();
    clearLayout(m_column);
}

void StudyTableView::setMessage(const QString &text)
{
    clear();
    QLabel *message = makeLabel(u"muted"_s, widget());
    message->setWordWrap(true);
    message->setTextFormat(Qt::PlainText);
    message->setText(text);
    m_column->addWidget(message);
    m_column->addStretch();
}

void StudyTableView::setTables(const QList<StudyTable> &tables)
{
    clear();
    m_tables = tables;
    for (int i = 0; i < int(tables.size()); ++i) {
        const ReportTable &table = tables[i].table;
        QLabel *title = makeLabel(u"strong"_s, widget());
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true);
        title->setText(table.title);
        m_column->addWidget(title);
        auto *view = new StudyFigures(widget());
        view->setStudy(tables[i]);
        m_column->addWidget(view);
        if (!table.note.isEmpty()) {
            QLabel *note = makeLabel(u"small"_s, widget());
            note->setTextFormat(Qt::PlainText);
            note->setWordWrap(true);
            note->setText(table.note);
            m_column->addWidget(note);
        }
        connect(view, &ReportTableView::cellActivated, this, [this, i](int row, int) {
            Q_EMIT rowChosen(i, row);
            const ErrorFilter filter = m_tables[i].filters.value(row);
            if (!filter.isEmpty())
                Q_EMIT filterChosen(filter);
        });
    }
    m_column->addStretch();
}

}  // namespace gainsay
