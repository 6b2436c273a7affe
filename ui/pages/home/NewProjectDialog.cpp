// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/NewProjectDialog.h"

#include "core/scheme/edit/SchemeShelf.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/FileChoice.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QStandardPaths>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

std::optional<Scheme> schemeOf(const QString &idOrPath)
{
    const Result<LoadedScheme> loaded = loadScheme(idOrPath);
    return loaded ? std::optional(loaded->scheme) : std::nullopt;
}

}  // namespace

NewProjectDialog::NewProjectDialog(QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("New project"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(zoomed(520));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    addPeople(form);
    addScheme(form);
    addPlace(form);
    connect(m_scheme, &QComboBox::currentIndexChanged, this, &NewProjectDialog::describeScheme);
    connect(m_location, &QLineEdit::textChanged, this, &NewProjectDialog::check);
    connect(m_person, &QLineEdit::textChanged, this, &NewProjectDialog::check);
    connect(m_alone, &QRadioButton::toggled, this, &NewProjectDialog::describeWho);
    connect(m_create, &QPushButton::clicked, this, [this] {
        m_create->setEnabled(false);
        m_failure->hide();
        Q_EMIT projectWanted({m_location->text().trimmed(), m_scheme->currentData().toString(),
                              m_person->text().trimmed(), m_alone->isChecked()});
    });
    m_scheme->setCurrentIndex(std::max(0, m_scheme->findData(u"cdconv"_s)));
    describeScheme();
    describeWho();
    check();
    m_person->selectAll();
    m_person->setFocus();
}

void NewProjectDialog::addPeople(QFormLayout *form)
{
    m_person = new QLineEdit(qEnvironmentVariable("USER"), this);
    m_person->setAccessibleName(tr("Your name"));
    m_alone = new QRadioButton(tr("Only me"), this);
    m_team = new QRadioButton(tr("A team"), this);
    auto *group = new QButtonGroup(this);
    group->addButton(m_alone);
    group->addButton(m_team);
    m_alone->setChecked(true);
    m_who = makeLabel(u"muted"_s, this);
    m_who->setWordWrap(true);
    auto *who = new QHBoxLayout;
    who->setSpacing(zoomed(18));
    who->addWidget(m_alone);
    who->addWidget(m_team);
    who->addStretch();
    form->addRow(tr("Your name"), m_person);
    form->addRow(tr("Who labels"), who);
    form->addRow({}, m_who);
}

void NewProjectDialog::addScheme(QFormLayout *form)
{
    m_scheme = new QComboBox(this);
    m_scheme->setAccessibleName(tr("Scheme"));
    QStringList own;
    for (const SchemeTemplate &one : SchemeShelf::ofUser().templates())
        own.append(one.path);
    addSchemes(tr("Own templates"), own);
    addSchemes(tr("Tasks of studies"), shippedSchemes());
    addSchemes(tr("Usual tasks"), shippedTemplates());
    QPushButton *make = makeButton(ButtonKind::Plain, tr("Own task…"), this);
    make->setToolTip(tr("Make a task of my own…"));
    connect(make, &QPushButton::clicked, this, [this] {
        Q_EMIT ownTaskWanted(m_scheme->currentData().toString());
        reject();
    });
    m_description = makeLabel(u"muted"_s, this);
    m_description->setWordWrap(true);
    form->addRow(tr("Scheme"), m_scheme);
    form->addRow({}, make);  // on a line of its own: titles of schemes are long
    form->addRow({}, m_description);
}

// Under a heading that cannot be chosen.
void NewProjectDialog::addSchemes(const QString &heading, const QStringList &idsOrPaths)
{
    if (idsOrPaths.isEmpty())
        return;
    m_scheme->addItem(heading);
    qobject_cast<QStandardItemModel *>(m_scheme->model())->item(m_scheme->count() - 1)->setFlags(Qt::NoItemFlags);
    for (const QString &id : idsOrPaths) {
        const std::optional<Scheme> scheme = schemeOf(id);
        m_scheme->addItem(scheme ? scheme->title.text(QLocale().name()) : id, id);
    }
}

void NewProjectDialog::chooseScheme(const QString &path)
{
    if (m_scheme->findData(path) < 0)
        addSchemes(tr("Own templates"), {path});
    m_scheme->setCurrentIndex(m_scheme->findData(path));
}

void NewProjectDialog::addPlace(QFormLayout *form)
{
    m_location = new QLineEdit(freePlace(), this);
    m_location->setAccessibleName(tr("File or postgresql:// address"));
    QPushButton *browse = makeButton(ButtonKind::Plain, tr("Choose…"), this);
    connect(browse, &QPushButton::clicked, this, &NewProjectDialog::chooseFile);
    auto *place = new QHBoxLayout;
    place->addWidget(m_location, 1);
    place->addWidget(browse);
    form->addRow(tr("Where"), place);
    m_failure = makeLabel(u"failed"_s, this);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->setWordWrap(true);
    m_failure->hide();
    form->addRow(m_failure);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_create = makeButton(ButtonKind::Primary, tr("Create"), this);
    m_create->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_create);
    form->addRow(buttons);
}

// Nothing needs to be typed where a project of that name is there already.
QString NewProjectDialog::freePlace()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    const QString name = tr("project");
    QString place = folder.filePath(name + u".gainsay"_s);
    for (int i = 2; QFileInfo::exists(place); ++i)
        place = folder.filePath(u"%1-%2.gainsay"_s.arg(name).arg(i));
    return place;
}

void NewProjectDialog::describeWho()
{
    m_who->setText(m_alone->isChecked()
                       ? tr("You label each conversation once, from batch to batch. Others can be invited later.")
                       : tr("Several people answer each conversation, and what they disagree on is settled."));
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
    const std::optional<Scheme> scheme = schemeOf(m_scheme->currentData().toString());
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
