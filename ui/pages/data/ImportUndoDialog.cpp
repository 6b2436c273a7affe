// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/data/ImportUndoDialog.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/DisplayText.h"

#include <QBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int mostImports = 30;
}

ImportUndoDialog::ImportUndoDialog(ProjectSession &session, QWidget *parent) : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Undo an import"));
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {zoomed(520), zoomed(400)});
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Imports, newest first"));
    m_message = makeLabel(u"muted"_s, this);
    m_message->setWordWrap(true);
    m_take = makeButton(ButtonKind::Danger, tr("Undo this import"), this);
    m_take->setAutoDefault(false);
    m_take->setEnabled(false);
    QPushButton *close = makeButton(ButtonKind::Plain, tr("Close"), this);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(close);
    buttons->addWidget(m_take);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    column->addWidget(m_list, 1);
    column->addWidget(m_message);
    column->addLayout(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, &ImportUndoDialog::check);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_take, &QPushButton::clicked, this, [this] {
        Q_EMIT wanted(m_imports[m_list->currentRow()]);
        accept();
    });
    connect(&session, &ProjectSession::userChanged, this, &QDialog::reject);
    session.run(
        this,
        [actor = session.userId()](Storage &storage, const Clock &clock) {
            return ImportUndo(storage, clock, actor).imports(mostImports);
        },
        [this](const Result<QList<PastImport>> &imports) {
            if (imports)
                return show(*imports);
            m_message->setText(imports.error().message);
        });
    m_list->setFocus();
}

void ImportUndoDialog::show(const QList<PastImport> &imports)
{
    m_imports = imports;
    for (const PastImport &import : imports)
        m_list->addItem(
            tr("%1 · %2 · %Ln conversation(s)", nullptr, int(import.added)).arg(import.source, momentText(import.at)));
    if (imports.isEmpty())
        m_message->setText(tr("There is no import that could be undone."));
    m_list->setCurrentRow(0);
}

void ImportUndoDialog::check()
{
    m_chosen.renew();
    m_take->setEnabled(false);
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_message->setText(tr("Looking whether anybody has worked on it…"));
    m_session.run(
        m_chosen.owner(),
        [ranges = m_imports[row].ranges, actor = m_session.userId()](Storage &storage, const Clock &clock) {
            return ImportUndo(storage, clock, actor).check(ranges);
        },
        [this](const Result<qint64> &count) {
            m_take->setEnabled(count.has_value());
            m_message->setText(count ? tr("%Ln conversation(s) go, with what models said of them. The file can be "
                                          "imported again.",
                                          nullptr, int(*count))
                                     : QString(count.error().message));
        });
}

}  // namespace gainsay
