// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keys/ShortcutSheet.h"

#include "ui/help/HelpOpener.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <QTreeWidget>

#include <algorithm>
#include <functional>

namespace gainsay {

using namespace Qt::StringLiterals;

// What Qt's own field says while it is empty; its translations take the word for a link on the desktop.
[[maybe_unused]] static const char *const kKeyHint = QT_TRANSLATE_NOOP("QKeySequenceEdit", "Press shortcut");

static void askToReset(QWidget *parent, const std::function<void()> &reset)
{
    auto *box =
        new QMessageBox(QMessageBox::Question, ShortcutSheet::tr("Keys"),
                        ShortcutSheet::tr("Give every action its first key again?"), QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(ShortcutSheet::tr("The keys that you have set are forgotten."));
    const QPushButton *confirm = box->addButton(ShortcutSheet::tr("Reset all keys"), QMessageBox::DestructiveRole);
    box->setDefaultButton(box->addButton(ShortcutSheet::tr("Cancel"), QMessageBox::RejectRole));
    QObject::connect(confirm, &QPushButton::clicked, parent, reset);
    box->open();
}

ShortcutSheet::ShortcutSheet(ActionCatalog &actions, const QList<OwnKey> &own, QWidget *parent)
    : QDialog(parent), m_actions(actions), m_own(own)
{
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    setHelpTopic(this, u"keys"_s);
    resizeWithinScreen(this, {zoomed(560), zoomed(560)});
    m_tree = new QTreeWidget(this);
    m_tree->setAccessibleName(tr("Actions and their keys"));
    m_tree->setHeaderLabels({tr("Action"), tr("Key")});
    m_tree->setRootIsDecorated(false);
    m_tree->setIndentation(zoomed(8));
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setStretchLastSection(false);
    m_key = new QKeySequenceEdit(this);
    m_key->setAccessibleName(tr("New key for the chosen action"));
    m_key->setClearButtonEnabled(true);
    m_message = makeLabel(u"muted"_s, this);
    m_message->setWordWrap(true);
    QPushButton *set = makeButton(ButtonKind::Plain, tr("Set key"), this);
    auto *edit = new QHBoxLayout;
    edit->addWidget(m_key, 1);
    edit->addWidget(set);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(16), zoomed(16), zoomed(16), zoomed(16));
    column->addWidget(m_tree, 1);
    column->addWidget(m_message);
    column->addLayout(edit);
    column->addLayout(buildButtons());

    connect(set, &QPushButton::clicked, this, &ShortcutSheet::assign);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this, set] {
        const QAction *action = m_actions.action(chosenId());
        m_key->setKeySequence(action ? action->shortcut() : QKeySequence());
        m_key->setEnabled(action);
        set->setEnabled(action);
        m_message->setText(action ? tr("Press the new key below, then “Set key”.") : QString());
    });
    fill();
    if (const QTreeWidgetItem *group = m_tree->topLevelItem(0))
        m_tree->setCurrentItem(group->child(0));
}

QLayout *ShortcutSheet::buildButtons()
{
    QPushButton *reset = makeButton(ButtonKind::Quiet, tr("All back to default"), this);
    QPushButton *close = makeButton(ButtonKind::Primary, tr("Close"), this);
    QPushButton *print = makeButton(ButtonKind::Quiet, tr("Print…"), this);
    print->setAutoDefault(false);
    auto *row = new QHBoxLayout;
    row->addWidget(reset);
    row->addWidget(print);
    row->addStretch();
    row->addWidget(close);
    connect(print, &QPushButton::clicked, this, &ShortcutSheet::print);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(reset, &QPushButton::clicked, this, [this] {
        askToReset(this, [this] {
            m_actions.resetKeys();
            fill(chosenId());
            m_tree->setFocus();
        });
    });
    return row;
}

void ShortcutSheet::fill(const QString &chosen)
{
    m_tree->clear();
    QHash<QString, QTreeWidgetItem *> groups;
    std::vector<ActionCatalog::Entry> entries = m_actions.entries();
    // What can be done on the page in front comes first.
    std::stable_partition(entries.begin(), entries.end(), [](const ActionCatalog::Entry &entry) {
        return entry.scope->isVisible() && !entry.scope->isWindow();
    });
    for (const ActionCatalog::Entry &entry : entries) {
        QTreeWidgetItem *&group = groups[entry.group()];
        if (!group) {
            group = addGroup(entry.group());
        }
        const QString key = entry.action->shortcut().toString(QKeySequence::NativeText);
        auto *item = new QTreeWidgetItem(group, {entry.text(), key});
        item->setData(0, Qt::UserRole, entry.id);
        if (entry.id == chosen)
            m_tree->setCurrentItem(item);
    }
    addOwnKeys();
    m_tree->resizeColumnToContents(1);
}

QTreeWidgetItem *ShortcutSheet::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(m_tree, {title});
    group->setFlags(Qt::ItemIsEnabled);
    group->setFont(0, zoomedFont(14, QFont::DemiBold));
    group->setExpanded(true);
    return group;
}

void ShortcutSheet::addOwnKeys()
{
    if (m_own.isEmpty())
        return;
    QTreeWidgetItem *group = addGroup(tr("Answers on this page, as the scheme has them"));
    // After what the page can do itself.
    m_tree->insertTopLevelItem(std::min(1, m_tree->topLevelItemCount() - 1),
                               m_tree->takeTopLevelItem(m_tree->topLevelItemCount() - 1));
    group->setExpanded(true);
    for (const OwnKey &own : m_own) {
        if (own.key.isEmpty())
            continue;
        auto *item = new QTreeWidgetItem(group, {own.meaning, own.key});
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    }
}

// As it stands in the list, group by group.
void ShortcutSheet::print()
{
    QString rows;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *group = m_tree->topLevelItem(i);
        rows += u"<tr><td colspan=2><b>%1</b></td></tr>"_s.arg(group->text(0).toHtmlEscaped());
        for (int j = 0; j < group->childCount(); ++j) {
            const QTreeWidgetItem *item = group->child(j);
            if (!item->text(1).isEmpty())
                rows += u"<tr><td>%1</td><td>%2</td></tr>"_s.arg(item->text(0).toHtmlEscaped(),
                                                                 item->text(1).toHtmlEscaped());
        }
    }
    auto *dialog = new QPrintDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [rows](QPrinter *printer) {
        QTextDocument page;
        page.setHtml(u"<table cellspacing=4>"_s + rows + u"</table>"_s);
        page.print(printer);
    });
    dialog->open();
}

QString ShortcutSheet::chosenId() const
{
    const QTreeWidgetItem *item = m_tree->currentItem();
    return item ? item->data(0, Qt::UserRole).toString() : QString();
}

void ShortcutSheet::assign()
{
    const QString id = chosenId();
    if (id.isEmpty())
        return;
    const Result<void> done = m_actions.setKey(id, m_key->keySequence());
    if (done) {
        fill(id);
        m_tree->setFocus();  // Qt would go on to the button that resets every key
    }
    m_message->setText(done ? tr("Changed.") : QString(done.error().message));
}

}  // namespace gainsay
