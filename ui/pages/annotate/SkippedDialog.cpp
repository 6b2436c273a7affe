// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/SkippedDialog.h"

#include "core/model/Conversation.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/DisplayText.h"

#include <QListWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

SkippedDialog::SkippedDialog(ProjectSession &session, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("What I skipped"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {zoomed(560), zoomed(420)});
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Skipped items"));
    m_list->setWordWrap(true);
    QPushButton *open = makeButton(ButtonKind::Primary, tr("Open"), this);
    open->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(16), zoomed(16), zoomed(16), zoomed(16));
    column->setSpacing(zoomed(10));
    column->addWidget(m_list, 1);
    column->addWidget(open, 0, Qt::AlignRight);
    connect(m_list, &QListWidget::itemActivated, this, &SkippedDialog::choose);
    connect(open, &QPushButton::clicked, this, [this] { choose(m_list->currentItem()); });
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    session.run(
        this,
        underScheme<AnnotateService>(session.userId(), [](AnnotateService &service) { return service.skipped(); }),
        [this](const Result<QList<SkippedItem>> &items) {
            if (items)
                show(*items);
            else
                m_list->addItem(items.error().message);
        });
    m_list->setFocus();
}

void SkippedDialog::show(const QList<SkippedItem> &items)
{
    for (const SkippedItem &skipped : items) {
        auto *item = new QListWidgetItem(
            u"%1\n%2 · %3"_s.arg(judgedReply(skipped.conversation), skipped.reason, momentText(skipped.atMs)), m_list);
        item->setData(Qt::UserRole, skipped.conversation.id.value);
    }
    m_list->setCurrentRow(0);
}

void SkippedDialog::choose(const QListWidgetItem *item)
{
    if (!item || !item->data(Qt::UserRole).isValid())
        return;
    Q_EMIT chosen(ConversationId{item->data(Qt::UserRole).toLongLong()});
    accept();
}

}  // namespace gainsay
