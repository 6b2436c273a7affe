// SPDX-License-Identifier: GPL-3.0-or-later
// Who has turned to another window is told by the desktop when long work ends: on a bus of the test's own, with a
// notification service that writes down what it is asked to show.
#include "app/gui/DesktopNotification.h"
#include "tests/gui/WindowRig.h"

#include <QDBusConnection>
#include <QDBusError>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 longMs = 60'000;
constexpr qint64 shortMs = 500;

const QByteArray busSettings = "<busconfig><type>session</type><listen>unix:path=%1</listen><auth>EXTERNAL</auth>"
                               "<policy context=\"default\"><allow send_destination=\"*\"/>"
                               "<allow receive_sender=\"*\"/><allow own=\"*\"/></policy></busconfig>";

}  // namespace

class NotificationService : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList shown;
    QVariantMap lastHints;

public Q_SLOTS:
    uint Notify(const QString &program, uint, const QString &, const QString &title, const QString &text,
                const QStringList &, const QVariantMap &hints, int)
    {
        shown << u"%1|%2|%3"_s.arg(program, title, text);
        lastHints = hints;
        return uint(shown.size());
    }
};

class TestNotification : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty())
            QSKIP("dbus-daemon is not here");
        const QString settings = m_folder.filePath(u"bus.conf"_s);
        const QString socket = m_folder.filePath(u"bus"_s);
        QFile file(settings);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QString::fromUtf8(busSettings).arg(socket).toUtf8());
        file.close();
        m_daemon.start(u"dbus-daemon"_s, {u"--nofork"_s, u"--nopidfile"_s, u"--config-file="_s + settings});
        QVERIFY(m_daemon.waitForStarted());
        QTRY_VERIFY(QFile::exists(socket));
        const QString address = u"unix:path="_s + socket;
        QDBusConnection desktop = QDBusConnection::connectToBus(address, u"desktop"_s);
        QVERIFY2(desktop.isConnected(), qPrintable(desktop.lastError().message()));
        QVERIFY(
            desktop.registerObject(u"/org/freedesktop/Notifications"_s, &m_service, QDBusConnection::ExportAllSlots));
        m_bus = QDBusConnection::connectToBus(address, u"program"_s);
        QVERIFY(m_bus.isConnected());
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
    }

    void init()
    {
        QVERIFY(QDBusConnection(u"desktop"_s).registerService(u"org.freedesktop.Notifications"_s));
        m_service.shown.clear();
        m_rig->open(u"sup"_s, u"home"_s);
        connect(&m_rig->window(), &MainWindow::notificationWanted, this,
                [this](const QString &text) { notifyDesktop(m_bus, text); });
        QVERIFY(QTest::qWaitForWindowActive(&m_rig->window()));
    }

    void cleanup()
    {
        m_other.hide();
        m_rig->close();
    }

    void cleanupTestCase()
    {
        m_rig.reset();
        QDBusConnection::disconnectFromBus(u"program"_s);
        QDBusConnection::disconnectFromBus(u"desktop"_s);
        m_daemon.terminate();
        m_daemon.waitForFinished();
    }

    void whoLooksElsewhereIsToldOnce()
    {
        lookElsewhere();
        end(u"Importing a.jsonl"_s, true, longMs);
        QVERIFY(wasShown({u"Gainsay|Gainsay|Importing a.jsonl: done."_s}));
        QCOMPARE(m_service.lastHints.value(u"desktop-entry"_s).toString(), u"io.github.gainsay.Gainsay"_s);
    }

    void whatFailedIsToldToo()
    {
        lookElsewhere();
        end(u"Importing a.jsonl"_s, false, longMs);
        QVERIFY(wasShown({u"Gainsay|Gainsay|Importing a.jsonl: not finished; the window says why."_s}));
    }

    void whoLooksAtTheWindowIsNotDisturbed()
    {
        end(u"Importing a.jsonl"_s, true, longMs);
        QVERIFY(wasShown({}));
    }

    void shortWorkIsNotWorthAWord()
    {
        lookElsewhere();
        end(u"Looking at a.jsonl"_s, true, shortMs);
        QVERIFY(wasShown({}));
    }

    // Services may show markup; a file's name is none.
    void namesAreNotMarkup()
    {
        lookElsewhere();
        end(u"Importing <b>&.jsonl"_s, true, longMs);
        QVERIFY(wasShown({u"Gainsay|Gainsay|Importing &lt;b&gt;&amp;.jsonl: done."_s}));
    }

    void aDesktopWithoutTheServiceIsFine()
    {
        QVERIFY(QDBusConnection(u"desktop"_s).unregisterService(u"org.freedesktop.Notifications"_s));
        lookElsewhere();
        end(u"Importing a.jsonl"_s, true, longMs);
        QVERIFY(QDBusConnection(u"desktop"_s).registerService(u"org.freedesktop.Notifications"_s));
        QVERIFY(wasShown({}));
    }

    void aMachineWithoutABusIsFine()
    {
        const QDBusConnection none(u"no such bus"_s);
        QVERIFY(!none.isConnected());
        notifyDesktop(none, u"Nobody hears this"_s);
        QVERIFY(wasShown({}));
    }

private:
    void lookElsewhere()
    {
        m_other.show();
        m_other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&m_other));
    }

    void end(const QString &title, bool ok, qint64 tookMs)
    {
        Q_EMIT m_rig->app().session().jobs().ended(title, ok, tookMs);
    }

    // A bus keeps the order: once the last word is there, nothing before it is still on its way.
    bool wasShown(const QStringList &texts)
    {
        notifyDesktop(m_bus, u"last"_s);
        const QStringList all = texts + QStringList{u"Gainsay|Gainsay|last"_s};
        const bool arrived =
            QTest::qWaitFor([&] { return m_service.shown.value(m_service.shown.size() - 1) == all.constLast(); });
        if (m_service.shown != all)
            qWarning("shown: %s", qPrintable(m_service.shown.join(u" / "_s)));
        return arrived && m_service.shown == all;
    }

    QTemporaryDir m_folder;
    QProcess m_daemon;
    NotificationService m_service;
    QDBusConnection m_bus{u"program"_s};
    QWidget m_other;
    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(TestNotification)
#include "tst_notification.moc"
