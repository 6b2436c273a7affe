// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/MovedProject.h"

#include "ui/page/Page.h"
#include "ui/session/ProjectSession.h"
#include "ui/widgets/FileChoice.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace gainsay {

MovedProject::MovedProject(ProjectSession &session, Shell &shell, QWidget *window)
    : QObject(window), m_session(session), m_shell(shell), m_window(window)
{
    connect(&session, &ProjectSession::placeLost, this, [this](const Error &error) {
        m_shell.showError(error);
        ask();
    });
    const auto forget = [this] {
        if (m_box)
            m_box->close();
    };
    for (const auto signal : {&ProjectSession::closed, &ProjectSession::relocated})
        connect(&session, signal, this, forget);
}

void MovedProject::ask()
{
    if (m_box)
        return;
    m_box = new QMessageBox(m_window);
    m_box->setObjectName(QStringLiteral("movedProject"));
    m_box->setAttribute(Qt::WA_DeleteOnClose);
    m_box->setIcon(QMessageBox::Critical);
    m_box->setWindowTitle(tr("Nothing is being saved"));
    m_box->setTextFormat(Qt::PlainText);
    m_box->setText(
        tr("The file %1 was moved, deleted or replaced while you were working in it.").arg(m_session.facts().location));
    m_box->setInformativeText(tr("Until you decide where to go on, nothing more is saved. What you have typed stays on "
                                 "screen, and everything that was saved before is in the copy or in the file."));
    QPushButton *find = m_box->addButton(tr("Find the file…"), QMessageBox::ActionRole);
    QPushButton *copy = m_box->addButton(tr("Save a copy…"), QMessageBox::ActionRole);
    QPushButton *later = m_box->addButton(tr("Not now"), QMessageBox::RejectRole);
    find->setObjectName(QStringLiteral("findFile"));
    copy->setObjectName(QStringLiteral("saveCopy"));
    m_box->setDefaultButton(copy);
    m_box->setEscapeButton(later);
    connect(find, &QPushButton::clicked, this, &MovedProject::findFile);
    connect(copy, &QPushButton::clicked, this, &MovedProject::saveCopy);
    m_box->open();
}

void MovedProject::findFile()
{
    chooseFileToOpen(m_window, tr("Find the project"), tr("Gainsay projects (*.gainsay);;All files (*)"),
                     [this](const QString &path) { goOn(path, false); });
}

void MovedProject::saveCopy()
{
    const QFileInfo lost(m_session.facts().location);
    const QString suggested =
        lost.absolutePath() + u'/' + tr("%1-saved.gainsay", "the name of a file").arg(lost.completeBaseName());
    chooseFileToSave(m_window, tr("Save a copy of the project"), suggested, tr("Gainsay projects (*.gainsay)"),
                     [this](const QString &path) { goOn(path, true); });
}

void MovedProject::goOn(const QString &path, bool copy)
{
    if (!m_session.isOpen())
        return;
    m_session.goOnIn(path, copy ? ProjectSession::GoOn::InCopy : ProjectSession::GoOn::InFoundFile,
                     [this, path](const Result<void> &done) {
                         if (done)
                             return m_shell.showNotice([path] { return tr("You go on in %1.").arg(path); });
                         m_shell.showError(done.error());
                         ask();
                     });
}

}  // namespace gainsay
