// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/ReasonDialog.h"

#include "ui/help/HelpOpener.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

// The box would keep the first Enter for itself, as if something were chosen with it.
class EnterAccepts : public QObject {
public:
    EnterAccepts(QDialog *dialog, const QPushButton *done) : QObject(dialog), m_dialog(dialog), m_done(done) {}

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
        if (key != Qt::Key_Return && key != Qt::Key_Enter)
            return QObject::eventFilter(watched, event);
        if (m_dialog->isVisible() && m_done->isEnabled())
            m_dialog->accept();
        return true;
    }

private:
    QDialog *m_dialog;
    const QPushButton *m_done;
};

}  // namespace

ReasonDialog::ReasonDialog(ItemMarkKind kind, QWidget *parent) : QDialog(parent)
{
    const bool flag = kind == ItemMarkKind::Flag;
    setAttribute(Qt::WA_DeleteOnClose);
    setHelpTopic(this, u"amend"_s);
    setWindowTitle(flag ? tr("Flag for the supervisor") : tr("Skip for now"));
    setMinimumWidth(zoomed(420));
    auto *text = makeLabel(u"plain"_s, this);
    text->setText(flag ? tr("What should the supervisor look at?") : tr("Why do you leave it for later?"));
    m_reason = new QComboBox(this);
    m_reason->setEditable(true);
    m_reason->addItems(usualReasons(kind));
    m_reason->setAccessibleName(text->text());
    m_reason->lineEdit()->selectAll();
    QPushButton *done = makeButton(ButtonKind::Primary, flag ? tr("Flag") : tr("Skip"), this);
    done->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(done);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(text);
    column->addWidget(m_reason);
    column->addLayout(buttons);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(done, &QPushButton::clicked, this, &QDialog::accept);
    connect(this, &QDialog::accepted, this, [this] { Q_EMIT reasonGiven(m_reason->currentText().trimmed()); });
    const auto allow = [done](const QString &reason) { done->setEnabled(!reason.trimmed().isEmpty()); };
    connect(m_reason, &QComboBox::currentTextChanged, done, allow);
    m_reason->installEventFilter(new EnterAccepts(this, done));  // the box has the focus, not its field
    m_reason->setFocus();
}

QStringList ReasonDialog::usualReasons(ItemMarkKind kind)
{
    if (kind == ItemMarkKind::Skip)
        return {tr("I want to think about it"), tr("I need to look something up"), tr("I have to ask somebody")};
    return {tr("The guidelines do not cover this"), tr("Something is wrong with the text"), tr("Names or private data"),
            tr("Disturbing content")};
}

}  // namespace gainsay
