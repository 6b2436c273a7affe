// SPDX-License-Identifier: GPL-3.0-or-later
// Fetching with an npm of our own that gives what it is told to.
#include "core/detect/fetch/OptionalPart.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

void writeText(const QString &path, const QByteArray &text)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("a file cannot be written");
}

class StopAfter final : public Progress {
public:
    explicit StopAfter(int reports) : m_left(reports) {}
    void report(qint64, qint64) override { --m_left; }
    bool isCancelled() const override { return m_left <= 0; }

private:
    int m_left;
};

}  // namespace

class OptionalPartTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_folder->filePath(u"data"_s).toLocal8Bit());
        qputenv("XDG_CACHE_HOME", m_folder->filePath(u"cache"_s).toLocal8Bit());
        setNpm("cp \"" + archive().toLocal8Bit() + "\" \"$4/x.tgz\"");
        writeText(m_folder->filePath(u"made/package/inner/one.bin"_s), "one");
        writeText(m_folder->filePath(u"made/package/two.bin"_s), "two");
        writeText(m_folder->filePath(u"made/package/unwanted.bin"_s), "three");
        QProcess::execute(u"tar"_s, {u"-czf"_s, archive(), u"-C"_s, m_folder->filePath(u"made"_s), u"package"_s});
        QFile file(archive());
        QVERIFY(file.open(QIODevice::ReadOnly));
        m_part.name = u"thing"_s;
        m_part.package = u"some-thing"_s;
        m_part.version = u"1.2.3"_s;
        m_part.sha512 = QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha512).toHex();
        m_part.packedSize = 1000;
        m_part.files = {u"package/inner/one.bin"_s, u"package/two.bin"_s};
        m_part.folder = u"things/thing"_s;
    }

    void takesWhatIsNeededAndNothingElse()
    {
        QVERIFY(!m_part.isThere());
        NoProgress progress;
        const auto folder = fetchPart(m_part, progress);
        QVERIFY2(folder, folder ? "" : qPrintable(folder.error().message));
        QVERIFY(m_part.isThere());
        QCOMPARE(QDir(*folder).entryList(QDir::Files, QDir::Name),
                 (QStringList{u"one.bin"_s, u"two.bin"_s, u"version"_s}));
        QCOMPARE(asked(), u"pack some-thing@1.2.3"_s);
        QVERIFY(!QFileInfo::exists(m_folder->filePath(u"cache/gainsay/fetch/thing"_s)));
    }

    void anotherPackageIsNotUsed()
    {
        m_part.sha512 = QByteArray(128, '0');
        NoProgress progress;
        const auto folder = fetchPart(m_part, progress);
        QVERIFY(!folder);
        QVERIFY2(folder.error().message.contains(u"SHA-512"_s), qPrintable(folder.error().message));
        QVERIFY(!m_part.isThere() && !QFileInfo::exists(m_part.path()));
    }

    void stoppingLeavesNothingInPlaceAndNoProcess()
    {
        setNpm("echo $$ >\"" + m_folder->filePath(u"pid"_s).toLocal8Bit() + "\"; exec sleep 600");
        StopAfter progress(2);
        const auto folder = fetchPart(m_part, progress);
        QVERIFY(!folder);
        QCOMPARE(folder.error().kind, ErrorKind::Cancelled);
        QVERIFY(!m_part.isThere());
        QFile pid(m_folder->filePath(u"pid"_s));
        QVERIFY(pid.open(QIODevice::ReadOnly));
        QVERIFY(!QFileInfo::exists(u"/proc/"_s + QString::fromLatin1(pid.readAll().trimmed())));
    }

    void whatWasFetchedWholeIsNotFetchedAgain()
    {
        m_part.files.append(u"package/missing.bin"_s);
        NoProgress progress;
        QVERIFY(!fetchPart(m_part, progress));  // fetched, not unpacked
        m_part.files.removeLast();
        setNpm("exit 1");
        const auto folder = fetchPart(m_part, progress);
        QVERIFY2(folder, folder ? "" : qPrintable(folder.error().message));
        QVERIFY(m_part.isThere());
    }

    void faultsAreToldInNpmsWords()
    {
        setNpm("echo 'npm error 404 Not Found' >&2; exit 1");
        NoProgress progress;
        const auto refused = fetchPart(m_part, progress);
        QVERIFY(!refused && refused.error().message.contains(u"404 Not Found"_s));
        qputenv("PATH", "/nowhere");
        const auto none = fetchPart(m_part, progress);
        QVERIFY(!none && none.error().message.contains(u"npm is not installed"_s));
    }

    void anOfferNamesSizeAndLicence()
    {
        for (const OptionalPart &part : optionalParts()) {
            QVERIFY(part.offer().contains(part.licence) && part.offer().contains(u" MB"_s));
            QCOMPARE(part.sha512.size(), 128);
        }
        QVERIFY(gpuPart().offer().contains(u"179 MB"_s) && gpuPart().offer().contains(u"cuDNN 9"_s));
    }

private:
    QString archive() const { return m_folder->filePath(u"made.tgz"_s); }

    QString asked() const
    {
        QFile file(m_folder->filePath(u"asked"_s));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
    }

    // Arguments: pack NAME@VERSION --pack-destination FOLDER …
    void setNpm(const QByteArray &script) const
    {
        const QString path = m_folder->filePath(u"bin/npm"_s);
        writeText(path, "#!/bin/sh\necho \"$1 $2\" >\"" + m_folder->filePath(u"asked"_s).toLocal8Bit() + "\"\n" +
                            script + '\n');
        QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        qputenv("PATH", m_folder->filePath(u"bin"_s).toLocal8Bit() + ":/usr/bin:/bin");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    OptionalPart m_part;
};

QTEST_GUILESS_MAIN(OptionalPartTest)
#include "tst_optional_part.moc"
