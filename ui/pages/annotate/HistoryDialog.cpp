// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/HistoryDialog.h"

#include "core/model/Conversation.h"
#include "core/service/browse/BrowseService.h"
#include "ui/answers/AnswerSummary.h"
#include "ui/help/HelpOpener.h"
#include "ui/page/SearchField.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/KeyCap.h"

#include <QAction>
#include <QKeyEvent>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int linesAtATime = 200;
constexpr int mostLookedAt = 2000;  // answers at a time; the button goes on

}  // namespace

HistoryDialog::HistoryDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("My answers"));
    setAttribute(Qt::WA_DeleteOnClose);
    setHelpTopic(this, u"amend"_s);
    resizeWithinScreen(this, {zoomed(620), zoomed(520)});
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
    m_look = makeButton(ButtonKind::Plain, {}, this);
    m_look->setAutoDefault(false);
    auto *looking = new QAction(tr("Look at it with all its revisions"), this);
    looking->setShortcut(QKeySequence(u"Ctrl+D"_s));
    addAction(looking);
    setTextWithKey(m_look, looking->text(), looking);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_older);
    buttons->addStretch();
    buttons->addWidget(m_look);
    column->addLayout(buttons);
    connect(looking, &QAction::triggered, this, &HistoryDialog::look);
    connect(m_look, &QPushButton::clicked, this, &HistoryDialog::look);
    connect(m_search, &SearchField::searchChanged, this, &HistoryDialog::search);
    connect(m_list, &QListWidget::itemActivated, this, &HistoryDialog::choose);
    connect(m_older, &QPushButton::clicked, this, &HistoryDialog::loadMore);
    loadMore();
    m_search->setFocus();
}

// The arrows move in the list while one types; Enter opens what is chosen there, once it is what was searched for.
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
            m_search->text() == m_searched ? choose(m_list->currentItem()) : search();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

Result<HistoryDialog::Found> HistoryDialog::read(Storage &storage, const Scheme &scheme, UserId user,
                                                 AnnotationId before, const QString &query)
{
    const QLocale locale;
    Found found{{}, before, true};
    for (int looked = 0; found.more && looked < mostLookedAt && found.lines.size() < linesAtATime;) {
        ASSIGN_OR_RETURN(const auto page, BrowseService(storage).answersOf(user, found.oldest, linesAtATime));
        found.more = page.size() == linesAtATime;
        looked += int(page.size());
        for (const auto &[annotation, conversation] : page) {
            found.oldest = annotation.id;
            const QString when = momentText(annotation.createdAt);
            const QString answer = shortAnswer(scheme, annotation.answers, locale.name());
            const QString text = u"%1\n%2 · %3"_s.arg(judgedReply(conversation), answer, when);
            if (text.contains(query, Qt::CaseInsensitive))
                found.lines.append({annotation.conversation, text});
        }
    }
    return found;
}

void HistoryDialog::search()
{
    m_searched = m_search->text();
    m_list->clear();
    m_oldest = {};
    loadMore();
}

void HistoryDialog::loadMore()
{
    m_older->hide();
    m_page.renew();
    m_session.run(
        m_page.owner(),
        [scheme = m_session.facts().scheme, user = m_session.user()->id, before = m_oldest,
         query = m_searched](Storage &storage, const Clock &) { return read(storage, scheme, user, before, query); },
        [this](const Result<Found> &found) {
            if (found)
                append(*found);
            else
                m_list->addItem(found.error().message);
        });
}

void HistoryDialog::append(const Found &found)
{
    for (const Line &line : found.lines) {
        auto *item = new QListWidgetItem(line.text, m_list);
        item->setData(Qt::UserRole, line.conversation.value);
    }
    m_oldest = found.oldest;
    m_older->setVisible(found.more);
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
}

QList<ConversationId> HistoryDialog::listed() const
{
    QList<ConversationId> ids;
    for (int i = 0; i < m_list->count(); ++i)
        ids.append(ConversationId{m_list->item(i)->data(Qt::UserRole).toLongLong()});
    return ids;
}

void HistoryDialog::look()
{
    const int row = m_list->currentRow();
    if (row < 0 || !m_list->item(row)->data(Qt::UserRole).isValid())
        return;
    hide();
    Q_EMIT itemWanted(listed(), row);
}

void HistoryDialog::resume(ConversationId at)
{
    open();
    m_list->setCurrentRow(int(listed().indexOf(at)));
    m_list->setFocus();
}

void HistoryDialog::choose(const QListWidgetItem *item)
{
    if (!item || !item->data(Qt::UserRole).isValid())
        return;
    Q_EMIT chosen(ConversationId{item->data(Qt::UserRole).toLongLong()});
    accept();
}

}  // namespace gainsay
