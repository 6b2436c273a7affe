// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/studio/StartDialog.h"

#include "core/service/project/SchemeService.h"
#include "ui/pages/studio/StudioModel.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DialogSize.h"
#include "ui/widgets/FileChoice.h"

#include <QBoxLayout>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int sourceRole = Qt::UserRole;
constexpr int descriptionRole = Qt::UserRole + 1;
const QString ofProject = u"<project>"_s;
const QString ofNothing = u"<blank>"_s;

Result<QByteArray> readWhole(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return ioError(StartDialog::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    constexpr qint64 largest = qint64(4) * 1024 * 1024;
    if (file.size() > largest)
        return invalidInput(StartDialog::tr("%1 is too large to be a scheme.").arg(path));
    return file.readAll();
}

}  // namespace

StartDialog::StartDialog(ProjectSession &session, const StudioModel &model, QWidget *parent)
    : QDialog(parent), m_session(session)
{
    setWindowTitle(tr("Begin with"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    column->setSpacing(zoomed(12));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Schemes to begin with"));
    m_list->setMinimumWidth(zoomed(420));
    m_description = makeLabel(u"muted"_s, this);
    m_description->setTextFormat(Qt::PlainText);
    m_description->setWordWrap(true);
    m_description->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_description->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_failure = makeLabel(u"failed"_s, this);
    m_failure->setTextFormat(Qt::PlainText);
    m_failure->setWordWrap(true);
    m_failure->hide();
    QPushButton *file = makeButton(ButtonKind::Plain, tr("A file…"), this);
    QPushButton *cancel = makeButton(ButtonKind::Plain, tr("Cancel"), this);
    m_begin = makeButton(ButtonKind::Primary, tr("Begin"), this);
    m_begin->setDefault(true);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(file);
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_begin);
    column->addWidget(m_list, 1);
    column->addWidget(m_description);
    column->addWidget(m_failure);
    column->addLayout(buttons);
    fill(model);
    connect(m_list, &QListWidget::currentRowChanged, this, &StartDialog::describe);
    connect(m_list, &QListWidget::itemActivated, this, &StartDialog::take);
    connect(file, &QPushButton::clicked, this, &StartDialog::takeFile);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_begin, &QPushButton::clicked, this, &StartDialog::take);
    resizeWithinScreen(this, {zoomed(520), zoomed(560)});
    m_list->setCurrentRow(0);
    m_list->setFocus();
}

void StartDialog::fill(const StudioModel &model)
{
    addEntry(tr("Blank: one question with two answers"), tr("Everything else is yours to add."), ofNothing);
    if (m_session.isOpen()) {
        const Scheme &scheme = m_session.facts().scheme;
        addEntry(tr("The scheme of this project"),
                 tr("%1, version %2. What you change can become its next version.")
                     .arg(scheme.title.text(QLocale().name()), QString::number(scheme.version)),
                 ofProject);
    }
    const auto addShipped = [this](const QStringList &ids) {
        for (const QString &id : ids) {
            if (const Result<LoadedScheme> loaded = loadScheme(id))
                addEntry(loaded->scheme.title.text(QLocale().name()), loaded->scheme.description.text(QLocale().name()),
                         id);
        }
    };
    if (const QList<SchemeTemplate> own = model.shelf().templates(); !own.isEmpty()) {
        addHeading(tr("Own templates"));
        for (const SchemeTemplate &one : own)
            addEntry(one.scheme.title.text(QLocale().name()), one.scheme.description.text(QLocale().name()), one.path);
    }
    addHeading(tr("Usual tasks"));
    addShipped(shippedTemplates());
    addHeading(tr("Tasks of studies"));
    addShipped(shippedSchemes());
}

void StartDialog::addHeading(const QString &title)
{
    auto *item = new QListWidgetItem(title, m_list);
    item->setFlags(Qt::NoItemFlags);
    QFont bold = m_list->font();
    bold.setBold(true);
    item->setFont(bold);
}

void StartDialog::addEntry(const QString &title, const QString &description, const QString &source)
{
    auto *item = new QListWidgetItem(title, m_list);
    item->setData(sourceRole, source);
    item->setData(descriptionRole, description);
}

void StartDialog::describe()
{
    const QListWidgetItem *item = m_list->currentItem();
    m_description->setText(item ? item->data(descriptionRole).toString() : QString());
    m_begin->setEnabled(item && (item->flags() & Qt::ItemIsEnabled));
}

void StartDialog::take()
{
    const QListWidgetItem *item = m_list->currentItem();
    const QString source = item ? item->data(sourceRole).toString() : QString();
    if (source.isEmpty() || !isVisible())  // Enter in the list is one for the button, too
        return;
    if (source == ofProject)
        return takeProject();
    if (source == ofNothing) {
        Q_EMIT chosen(item->text(), SchemeDocument());
        return accept();
    }
    const Result<LoadedScheme> loaded = loadScheme(source);
    takeRead(item->text(), loaded ? Result<QByteArray>(loaded->body) : loaded.error());
}

// Also one with faults: they are what the studio is for.
void StartDialog::takeFile()
{
    chooseFileToOpen(this, tr("Open a scheme"), tr("Schemes (*.json);;All files (*)"), [this](const QString &path) {
        m_session.jobs().start([] { return tr("Reading the scheme"); }, this,
                               [path](Progress &) { return readWhole(path); },
                               [this, path](const Result<QByteArray> &body) { takeRead(path, body); });
    });
}

void StartDialog::takeProject()
{
    m_session.run(
        this,
        [](Storage &storage, const Clock &clock) -> Result<QByteArray> {
            ASSIGN_OR_RETURN(const auto versions, SchemeService(storage, clock, {}).versions());
            return versions.constLast().revision.body;
        },
        [this](const Result<QByteArray> &body) { takeRead(tr("The scheme of this project"), body); });
}

void StartDialog::takeRead(const QString &title, const Result<QByteArray> &body)
{
    if (!body)
        return fail(body.error().message);
    const Result<SchemeDocument> document = SchemeDocument::read(*body);
    if (!document)
        return fail(document.error().message);
    Q_EMIT chosen(title, *document);
    accept();
}

void StartDialog::fail(const QString &message)
{
    m_failure->setText(message);
    m_failure->show();
}

}  // namespace gainsay
