// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/HistoryDialog.h"

#include "core/model/JudgedReply.h"
#include "core/store/AnnotationStore.h"
#include "core/store/ConversationStore.h"
#include "ui/answers/AnswerSummary.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/SearchField.h"

#include <QDateTime>
#include <QKeyEvent>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int linesAtATime = 200;

}  // namespace

HistoryDialog::HistoryDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("My answers"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(zoomed(620), zoomed(520));
    m_search = new SearchField(this);
    m_search->setPurpose(tr("Search my answers"));
    m_search->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("My answers, newest first"));
    m_list->setWordWrap(true);
    m_older = makeButton(ButtonKind::Plain, tr("Show older ones"), this);
    m_older->setAutoDefault(false);
    m_older->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(16), zoomed(16), zoomed(16), zoomed(16));
    column->setSpacing(zoomed(10));
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_older, 0, Qt::AlignLeft);
    connect(m_search, &SearchField::searchChanged, this, &HistoryDialog::filter);
    connect(m_list, &QListWidget::itemActivated, this, &HistoryDialog::choose);
    connect(m_older, &QPushButton::clicked, this, &HistoryDialog::loadMore);
    loadMore();
    m_search->setFocus();
}

// The arrows move in the list while one types; Enter opens what is chosen there.
bool HistoryDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            m_list->setFocus(Qt::OtherFocusReason);
            if (m_list->currentRow() < 0)
                m_list->setCurrentRow(0);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_list->currentItem());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

Result<QList<HistoryDialog::Line>> HistoryDialog::read(Storage &storage, UserId user, AnnotationId before)
{
    const Result<QList<Annotation>> page = storage.annotations().history(user, before, linesAtATime);
    if (!page)
        return page.error();
    QList<Line> lines;
    for (const Annotation &annotation : *page) {
        const Result<Conversation> conversation = storage.conversations().byId(annotation.conversation);
        if (!conversation)
            return conversation.error();
        lines.append({annotation, judgedReply(*conversation)});
    }
    return lines;
}

void HistoryDialog::loadMore()
{
    m_session.run(
        this,
        [user = m_session.user()->id, before = m_oldest](Storage &storage, const Clock &) {
            return read(storage, user, before);
        },
        [this](const Result<QList<Line>> &lines) {
            if (lines)
                append(*lines);
            else
                m_list->addItem(lines.error().message);
        });
}

void HistoryDialog::append(const QList<Line> &lines)
{
    const QString language = QLocale().name();
    for (const Line &line : lines) {
        const QString when =
            QLocale().toString(QDateTime::fromMSecsSinceEpoch(line.annotation.createdAt), QLocale::ShortFormat);
        const QString answer = shortAnswer(m_session.facts().scheme, line.annotation.answers, language);
        auto *item = new QListWidgetItem(u"%1\n%2 · %3"_s.arg(line.text, answer, when), m_list);
        item->setData(Qt::UserRole, line.annotation.conversation.value);
        m_oldest = line.annotation.id;
    }
    m_older->setVisible(lines.size() == linesAtATime);
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
    filter(m_search->text());
}

void HistoryDialog::filter(const QString &query)
{
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->text().contains(query, Qt::CaseInsensitive));
        if (!first && !item->isHidden())
            first = item;
    }
    if (!m_list->currentItem() || m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
}

void HistoryDialog::choose(const QListWidgetItem *item)
{
    if (!item || item->isHidden() || !item->data(Qt::UserRole).isValid())
        return;
    Q_EMIT chosen(ConversationId{item->data(Qt::UserRole).toLongLong()});
    accept();
}

}  // namespace gainsay
