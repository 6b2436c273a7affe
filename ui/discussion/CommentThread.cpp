// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/discussion/CommentThread.h"

#include "core/base/Phrases.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"

#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int leastHeight = 44;

}  // namespace

CommentThread::CommentThread(QWidget *parent) : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *inner = new QWidget(this);
    m_lines = new QVBoxLayout(inner);
    m_lines->setContentsMargins(0, 0, zoomed(4), 0);
    m_lines->setSpacing(zoomed(2));
    setWidget(inner);
    viewport()->setAutoFillBackground(false);
    inner->setAutoFillBackground(false);
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int end) {
        setFocusPolicy(end > 0 ? Qt::StrongFocus : Qt::NoFocus);  // a stop for the Tab key where there is more
        verticalScrollBar()->setValue(end);
    });
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void CommentThread::setMostHeight(int pixels)
{
    m_mostHeight = pixels;
    updateGeometry();
}

void CommentThread::setComments(const QList<ThreadComment> &comments)
{
    m_comments = comments;
    clearLayout(m_lines);
    for (const ThreadComment &comment : std::as_const(m_comments)) {
        m_lines->addWidget(makeLine(comment));
    }
    setVisible(!m_comments.isEmpty());
    updateGeometry();
}

QWidget *CommentThread::makeLine(const ThreadComment &comment)
{
    const QString author = comment.mine ? tr("you") : comment.author.isEmpty() ? tr("adjudicator") : comment.author;
    QLabel *text = makeLabel(comment.mine ? u"strong"_s : u"plain"_s, widget());
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setText(withValue(author, comment.body));
    if (!comment.mayChange)
        return text;
    auto *line = new QWidget(widget());
    line->setProperty("surface", u"clear"_s);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(4));
    row->addWidget(text, 1);
    QPushButton *change = makeButton(ButtonKind::Link, tr("Edit"), line);
    QPushButton *remove = makeButton(ButtonKind::Link, tr("Delete"), line);
    change->setAccessibleDescription(comment.body);
    remove->setAccessibleDescription(comment.body);
    connect(change, &QPushButton::clicked, this, [this, comment] { Q_EMIT changeWanted(comment); });
    connect(remove, &QPushButton::clicked, this, [this, comment] { Q_EMIT removalWanted(comment); });
    row->addWidget(change, 0, Qt::AlignTop);
    row->addWidget(remove, 0, Qt::AlignTop);
    return line;
}

void CommentThread::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        setComments(QList<ThreadComment>(m_comments));
}

int CommentThread::wantedHeight() const
{
    return std::min(m_lines->heightForWidth(viewport()->width()), zoomed(m_mostHeight));
}

QSize CommentThread::sizeHint() const
{
    return {QScrollArea::sizeHint().width(), wantedHeight()};
}

QSize CommentThread::minimumSizeHint() const
{
    return {QScrollArea::minimumSizeHint().width(), std::min(wantedHeight(), zoomed(leastHeight))};
}

void CommentThread::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    updateGeometry();
}

}  // namespace gainsay
