// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/CommandPalette.h"

#include "ui/keys/ActionCatalog.h"
#include "ui/keys/FuzzyMatch.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/KeyCap.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QThreadPool>
#include <QTimer>

namespace gainsay {

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Palette &palette = Palette::of(option.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(palette[Tone::AccentSoft]);
        painter->drawRoundedRect(option.rect.adjusted(2, 1, -2, -1), zoomed(8), zoomed(8));
    }
    QRect area = option.rect.adjusted(zoomed(12), 0, -zoomed(12), 0);
    if (const QString key = index.data(KeyRole).toString(); !key.isEmpty()) {
        const QSize cap = keyCapSize(key);
        const QRect place(area.right() - cap.width(), area.center().y() - cap.height() / 2, cap.width(), cap.height());
        paintKeyCap(*painter, place, palette, key);
        area.setRight(place.left() - zoomed(10));
    }
    painter->setFont(zoomedFont(13));
    painter->setPen(palette[Tone::Muted]);
    const QString group = index.data(GroupRole).toString();
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, group);
    area.setRight(area.right() - painter->fontMetrics().horizontalAdvance(group) - zoomed(10));
    painter->setFont(zoomedFont(14));
    painter->setPen(palette[Tone::Ink]);
    painter->drawText(area, Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, area.width()));
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {zoomed(200), zoomed(34)};
}

namespace {
constexpr int typedRole = CommandDelegate::ActionRole + 1;
constexpr int kSynonymScore = 500;  // after a text that begins with what was typed
}  // namespace

struct CommandPalette::Command {
    QPointer<QAction> action;
    QString group;
    FuzzyText text;
    QString others;  // words that people look for it by
};

CommandPalette::CommandPalette(const ActionCatalog &actions, QWidget *window) : QFrame(window), m_actions(actions)
{
    setObjectName(u"palette"_s);
    m_query = new QLineEdit(this);
    m_query->installEventFilter(this);
    m_list = new QListWidget(this);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(10), zoomed(10), zoomed(10), zoomed(10));
    column->addWidget(m_query);
    column->addWidget(m_list);
    connect(m_query, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::trigger);
    retranslate();
    hide();
    // The rules for pinyin take a moment to load: not when somebody waits for the palette.
    QThreadPool::globalInstance()->start([] { FuzzyText(u"标"_s).score({}); });
}

void CommandPalette::setElse(std::function<QString(const QString &)> text, std::function<void(const QString &)> run)
{
    m_elseText = std::move(text);
    m_elseRun = std::move(run);
}

void CommandPalette::open()
{
    m_before = QApplication::focusWidget();
    collect();
    m_query->clear();
    filter({});
    const QWidget *window = parentWidget();
    const int width = std::min(zoomed(580), window->width() - 40);
    setGeometry((window->width() - width) / 2, zoomed(70), width, std::min(zoomed(420), window->height() - 140));
    show();
    raise();
    m_query->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::collect()
{
    m_commands.clear();
    for (const ActionCatalog::Entry &entry : m_actions.available()) {
        m_commands.append(std::make_shared<Command>(
            Command{entry.action, entry.group(), FuzzyText(entry.text()), searchWords(entry.id)}));
    }
}

void CommandPalette::filter(const QString &query)
{
    QList<std::pair<int, std::shared_ptr<Command>>> found;
    for (const auto &command : std::as_const(m_commands)) {
        std::optional<int> score = command->text.score(query);
        if (!query.trimmed().isEmpty() && holdsWord(command->others, query))
            score = std::max(score, std::optional(kSynonymScore));
        if (score)
            found.append({query.isEmpty() ? 0 : *score, command});
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    m_list->clear();
    for (const auto &[score, command] : std::as_const(found)) {
        if (!command->action)
            continue;
        auto *item = new QListWidgetItem(command->action->text(), m_list);
        item->setData(CommandDelegate::GroupRole, command->group);
        item->setData(CommandDelegate::KeyRole, command->action->shortcut().toString(QKeySequence::NativeText));
        item->setData(CommandDelegate::ActionRole, QVariant::fromValue(command->action.data()));
    }
    const QString typed = query.trimmed();
    if (const QString otherwise = typed.isEmpty() ? QString() : m_elseText(typed); !otherwise.isEmpty()) {
        auto *item = new QListWidgetItem(otherwise, m_list);
        item->setData(typedRole, typed);
    }
    if (m_list->count() == 0) {
        auto *nothing = new QListWidgetItem(tr("Nothing found"), m_list);
        nothing->setFlags(Qt::NoItemFlags);
        return;
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::trigger()
{
    const QListWidgetItem *item = m_list->currentItem();
    const QPointer<QAction> action = item ? item->data(CommandDelegate::ActionRole).value<QAction *>() : nullptr;
    const QString typed = item ? item->data(typedRole).toString() : QString();
    hide();
    if (m_before)
        m_before->setFocus();
    // Afterwards, so that an action that opens something finds the palette gone.
    QTimer::singleShot(0, this, [this, action, typed] {
        if (action)
            action->trigger();
        else if (!typed.isEmpty())
            m_elseRun(typed);
    });
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && !isAncestorOf(QApplication::focusWidget()))
        hide();
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        QApplication::sendEvent(m_list, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        trigger();
        return true;
    case Qt::Key_Escape:
        hide();
        if (m_before)
            m_before->setFocus();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void CommandPalette::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CommandPalette::retranslate()
{
    setAccessibleName(tr("Commands"));
    m_query->setPlaceholderText(tr("What do you want to do?"));
    m_query->setAccessibleName(tr("Search commands"));
    m_list->setAccessibleName(tr("Commands found"));
    if (isVisible()) {
        collect();
        filter(m_query->text());
    }
}

}  // namespace gainsay
