// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/NewProjectDialog.h"

#include "core/scheme/SchemeLibrary.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChoice.h"

#include <QComboBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStandardPaths>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

std::optional<Scheme> loadShipped(const QString &id)
{
    const Result<LoadedScheme> loaded = loadScheme(id);
    return loaded ? std::optional(loaded->scheme) : std::nullopt;
}

}  // namespace

NewProjectDialog::NewProjectDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("New project"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(520));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    m_location = new QLineEdit(QDir(folder).filePath(tr("project") + u".gainsay"_s), this);
    m_location->setAccessibleName(tr("File or postgresql:// address"));
    QPushButton *browse = makeButton(ButtonKind::Plain, tr("Choose…"), this);
    m_scheme = new QComboBox(this);
    m_scheme->setAccessibleName(tr("Scheme"));
    for (const QString &id : shippedSchemes()) {
        const std::optional<Scheme> scheme = loadShipped(id);
        m_scheme->addItem(scheme ? scheme->title.text(QLocale().name()) : id, id);
    }
    m_description = makeLabel(u"muted"_s, this);
    m_description->setWordWrap(true);
    m_person = new QLineEdit(qEnvironmentVariable("USER"), this);
    m_person->setAccessibleName(tr("Your name"));
    m_failure = makeLabel(u"failed"_s, this);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->setWordWrap(true);
    m_failure->hide();
    m_create = makeButton(ButtonKind::Primary, tr("Create"), this);
    m_create->setDefault(true);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);

    auto *place = new QHBoxLayout;
    place->addWidget(m_location, 1);
    place->addWidget(browse);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_create);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    form->addRow(tr("Where"), place);
    form->addRow(tr("Scheme"), m_scheme);
    form->addRow({}, m_description);
    form->addRow(tr("Your name"), m_person);
    form->addRow(m_failure);
    form->addRow(buttons);

    connect(browse, &QPushButton::clicked, this, &NewProjectDialog::chooseFile);
    connect(m_scheme, &QComboBox::currentIndexChanged, this, &NewProjectDialog::describeScheme);
    connect(m_location, &QLineEdit::textChanged, this, &NewProjectDialog::check);
    connect(m_person, &QLineEdit::textChanged, this, &NewProjectDialog::check);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_create, &QPushButton::clicked, this, [this] {
        m_create->setEnabled(false);
        m_failure->hide();
        Q_EMIT projectWanted(
            {m_location->text().trimmed(), m_scheme->currentData().toString(), m_person->text().trimmed()});
    });
    m_scheme->setCurrentIndex(std::max(0, m_scheme->findData(u"cdconv"_s)));
    describeScheme();
    check();
}

void NewProjectDialog::showFailure(const Error &error)
{
    m_failure->setText(error.message);
    m_failure->show();
    check();
    m_location->setFocus();
}

void NewProjectDialog::describeScheme()
{
    const std::optional<Scheme> scheme = loadShipped(m_scheme->currentData().toString());
    m_description->setText(scheme ? scheme->description.text(QLocale().name()) : QString());
}

void NewProjectDialog::chooseFile()
{
    chooseFileToSave(this, windowTitle(), m_location->text(), tr("Gainsay projects (*.gainsay)"),
                     [this](const QString &path) {
                         m_location->setText(path.endsWith(".gainsay"_L1) ? path : path + u".gainsay"_s);
                     });
}

void NewProjectDialog::check()
{
    m_create->setEnabled(!m_location->text().trimmed().isEmpty() && !m_person->text().trimmed().isEmpty());
}

}  // namespace gainsay
