// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/offline/OfflineWork.h"

#include "core/workflow/RoleRules.h"
#include "ui/keys/ActionCatalog.h"
#include "ui/offline/TakeAlongDialog.h"
#include "ui/widgets/FileChoice.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr auto topic = "offline"_L1;
constexpr int conflictsTold = 5;

QString dayOf(qint64 ms)
{
    return QLocale().toString(QDateTime::fromMSecsSinceEpoch(ms).date(), QLocale::ShortFormat);
}

// "lin.mei 2026-03-01.gainsay", or with a number behind it where that is there already.
QString freeName(const QString &folder, const QString &person)
{
    const QString start = QDir(folder).filePath(person + u' ' + QDate::currentDate().toString(Qt::ISODate));
    QString name = start + u".gainsay"_s;
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = u"%1 (%2).gainsay"_s.arg(start).arg(i);
    return name;
}

}  // namespace

OfflineWork::OfflineWork(ProjectSession &session, ActionCatalog &actions, Shell &shell, OfflineFiles files,
                         QWidget *window)
    : QObject(window), m_session(session), m_shell(shell), m_files(std::move(files)), m_window(window)
{
    const auto add = [&](const QString &id, std::function<QString()> text, std::function<void()> run) {
        return actions.add(
            id, std::move(text), [] { return tr("Without a connection"); }, {}, m_window, std::move(run));
    };
    m_take = add(
        u"offline.take"_s, [] { return tr("Take items with me…"); }, [this] { askWhatToTake(); });
    m_bring = add(
        u"offline.bring"_s, [] { return tr("Bring items back…"); }, [this] { askWhatToBring(); });
    connect(&session, &ProjectSession::opened, this, &OfflineWork::recognizeCopy);
    for (const auto signal : {&ProjectSession::opened, &ProjectSession::closed, &ProjectSession::userChanged})
        connect(&session, signal, this, &OfflineWork::enableCommands);
    enableCommands();
}

void OfflineWork::enableCommands()
{
    const std::optional<User> &user = m_session.user();
    const bool home = m_session.isOpen() && !m_isCopy && user;
    m_take->setEnabled(home && worksOnItems(user->role));
    m_bring->setEnabled(home && (worksOnItems(user->role) || roleMay(user->role, Permission::Plan)));
}

void OfflineWork::recognizeCopy()
{
    m_isCopy = false;
    m_session.run(
        this, [](Storage &storage, const Clock &) { return offlineNote(storage); },
        [this](const Result<std::optional<OfflineNote>> &note) {
            if (!note)
                return m_shell.showError(note.error());
            m_isCopy = note->has_value();
            enableCommands();
            if (!m_isCopy)
                return;
            WindowMessage message;
            message.text = [note = **note] {
                return tr("Items that %1 took along from %2, until %3. When you are done, open the project and choose "
                          "“Bring items back” in the menu at the top right.")
                    .arg(note.person, note.home, dayOf(note.awayUntil));
            };
            message.topic = topic;
            message.about = WindowMessage::About::Project;
            m_shell.tell(message);
        });
}

void OfflineWork::askWhatToTake()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto *dialog = new TakeAlongDialog(freeName(folder, m_session.user()->name), m_window);
    connect(dialog, &TakeAlongDialog::wanted, this, &OfflineWork::take);
    dialog->open();
}

void OfflineWork::take(const QString &file, const OfflineRequest &request)
{
    m_session.startJob([] { return tr("Taking items along"); }, this,
                       [make = m_files.make, person = m_session.userId(), file,
                        request](Storage &storage, const Clock &clock, Progress &progress) {
                           return make(storage, clock, person, file, request, progress);
                       },
                       [this, file](const Result<OfflineTaken> &taken) {
                           if (!taken)
                               return m_shell.showError(taken.error());
                           Q_EMIT m_session.dataChanged();
                           m_shell.showNotice([taken = *taken, file] {
                               return tr("%n items are in %1, yours until %2.", nullptr, static_cast<int>(taken.items))
                                   .arg(file, dayOf(taken.awayUntil));
                           });
                       });
}

void OfflineWork::askWhatToBring()
{
    chooseFileToOpen(m_window, tr("Bring items back"), tr("Gainsay projects (*.gainsay)"),
                     [this](const QString &path) { bring(path); });
}

void OfflineWork::bring(const QString &file)
{
    m_session.startJob([] { return tr("Bringing items back"); }, this,
                       [merge = m_files.merge, actor = m_session.userId(), file](Storage &storage, const Clock &clock,
                                                                                 Progress &progress) {
                           return merge(storage, clock, actor, file, OfflineMerge::Rest::ComesBack, progress);
                       },
                       [this](const Result<OfflineMerged> &merged) {
                           Q_EMIT m_session.dataChanged();
                           if (!merged)
                               return m_shell.showError(merged.error());
                           tellMerged(*merged);
                       });
}

void OfflineWork::tellMerged(const OfflineMerged &merged)
{
    m_shell.showNotice([merged] {
        return tr("%1: %2 answers, %3 drafts, %4 skips, %5 flags and %6 comments came back; %7 were back already.")
            .arg(merged.person)
            .arg(merged.answers)
            .arg(merged.drafts)
            .arg(merged.skips)
            .arg(merged.flags)
            .arg(merged.comments)
            .arg(merged.already);
    });
    if (merged.conflicts.isEmpty())
        return;
    WindowMessage message;
    message.kind = WindowMessage::Kind::Error;
    message.text = [conflicts = merged.conflicts] {
        QStringList lines{tr("%n could not be taken over. What was answered offline is kept as a flag on the item, for "
                             "those who lead:",
                             nullptr, static_cast<int>(conflicts.size()))};
        for (const OfflineConflict &one : conflicts.first(qMin<qsizetype>(conflicts.size(), conflictsTold)))
            lines << u"%1: %2"_s.arg(one.item, one.reason);
        if (conflicts.size() > conflictsTold)
            lines << u"…"_s;
        return lines.join(u'\n');
    };
    message.topic = topic;
    message.about = WindowMessage::About::Project;
    message.stays = true;
    m_shell.tell(message);
}

}  // namespace gainsay
