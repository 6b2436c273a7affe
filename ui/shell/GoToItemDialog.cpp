// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/GoToItemDialog.h"

#include "core/service/item/ItemService.h"
#include "ui/session/UnderScheme.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace gainsay {

GoToItemDialog::GoToItemDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Go to an item"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(420));
    m_id = new QLineEdit(this);
    m_id->setAccessibleName(tr("Id"));
    m_message = makeLabel(u"failed"_s, this);
    m_message->setWordWrap(true);
    m_message->hide();
    m_go = makeButton(ButtonKind::Primary, tr("Go"), this);
    m_go->setDefault(true);
    m_go->setEnabled(false);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_go);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("Id"), m_id);
    form->addRow(m_message);
    form->addRow(buttons);
    connect(m_id, &QLineEdit::textChanged, this,
            [this](const QString &id) { m_go->setEnabled(!id.trimmed().isEmpty()); });
    connect(m_go, &QPushButton::clicked, this, &GoToItemDialog::go);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    m_id->setFocus();
}

void GoToItemDialog::go()
{
    m_session.run(this,
                  underScheme<ItemService>(m_session.userId(),
                                           [id = m_id->text()](ItemService &service) -> Result<ConversationId> {
                                               ASSIGN_OR_RETURN(const auto found, service.find(id));
                                               RETURN_IF_ERROR(service.open(found));
                                               return found;
                                           }),
                  [this](const Result<ConversationId> &found) {
                      if (found) {
                          Q_EMIT chosen(*found);
                          accept();
                          return;
                      }
                      m_message->setText(found.error().message);
                      m_message->show();
                      m_id->selectAll();
                      m_id->setFocus();
                  });
}

}  // namespace gainsay
