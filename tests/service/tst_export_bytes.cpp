// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of every export of the sample project, by their hashes: what people's scripts read does not change unless
// somebody means it to. After such a change, GAINSAY_RECORD=1 writes the list again; the change of the list is part of
// the review. What an archive carries changes with every table; tst_archive shows that it comes back whole.
#include "core/detect/rules/RuleDetector.h"
#include "core/io/Formats.h"
#include "core/sample/SampleProject.h"
#include "core/scheme/SchemeLibrary.h"
#include "core/service/exchange/ExportService.h"
#include "core/store/PrelabelStore.h"
#include "core/store/ProjectStore.h"
#include "db/project/ProjectFactory.h"
#include "tests/support/Engines.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QFile>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

const QString listPath = QStringLiteral(GAINSAY_TEST_DATA "/exchange/export-bytes.txt");

struct Wanted {
    QString name;
    ExportRequest request;
};

QList<Wanted> wantedExports(const QStringList &formats, const QList<PrelabelRun> &runs)
{
    QList<Wanted> all;
    const auto add = [&](const QString &name, ExportWhat what, const QString &format) -> ExportRequest & {
        ExportRequest request;
        request.what = what;
        request.format = format;
        request.fileName = u"data.jsonl"_s;
        all.append({name + u' ' + format, request});
        return all.last().request;
    };
    for (const QString &format : formats) {
        add(u"gold"_s, ExportWhat::Gold, format);
        add(u"gold+removed"_s, ExportWhat::Gold, format).includeRemoved = true;
        add(u"gold+training"_s, ExportWhat::Gold, format).includeTraining = true;
        add(u"annotations"_s, ExportWhat::Annotations, format);
        add(u"annotations+pseudonyms"_s, ExportWhat::Annotations, format).pseudonyms = true;
        for (const PrelabelRun &run : runs)
            add(u"predictions+"_s + run.model.simplified().replace(u' ', u'_'), ExportWhat::Predictions, format).run =
                run.id;
    }
    return all;
}

QString hashOf(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(24));
}

// "gold csv 121 rows 0123… README.md 4567…", or why it is refused.
QString lineFor(Storage &storage, const Wanted &wanted)
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QString beside;
    ExportRequest request = wanted.request;
    request.companion = [&](const CompanionFile &file) -> Result<void> {
        beside = u' ' + file.name + u' ' + hashOf(file.text);
        return {};
    };
    NoProgress progress;
    const auto rows = ExportService(storage).run(request, out, progress);
    if (!rows)
        return wanted.name + u" refused: "_s + rows.error().message;
    return u"%1 %2 rows %3%4"_s.arg(wanted.name, QString::number(*rows), hashOf(out.data()), beside);
}

}  // namespace

class TestExportBytes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyExportOfTheSampleIsAsRecorded()
    {
        QTemporaryDir folder;
        const auto loaded = loadScheme(u"cdconv"_s);
        VERIFY_OK(loaded);
        StoryClock clock;
        clock.moveTo(SampleProject::startMs());
        const auto storage = createProject(
            folder.filePath(u"sample.gainsay"_s),
            SchemeRevision{{}, loaded->scheme.id, loaded->scheme.version, loaded->body, clock.nowMs()}, clock);
        VERIFY_OK(storage);
        const RuleDetector rules;
        NoProgress progress;
        VERIFY_OK(SampleProject(**storage).build({&rules}, progress));
        // Else every run of the test would make its own.
        VERIFY_OK((*storage)->project().setValue(u"pseudonym_key"_s, u"00112233445566778899aabbccddeeff"_s));
        const auto runs = (*storage)->prelabels().runs();
        VERIFY_OK(runs);
        QStringList lines;
        for (const Wanted &wanted : wantedExports(exportFormats(), *runs))
            lines.append(lineFor(**storage, wanted));
        if (qEnvironmentVariableIsSet("GAINSAY_RECORD")) {
            QFile list(listPath);
            QVERIFY(list.open(QIODevice::WriteOnly));
            list.write(lines.join(u'\n').toUtf8() + '\n');
            return;
        }
        QFile list(listPath);
        QVERIFY(list.open(QIODevice::ReadOnly));
        QCOMPARE(lines, QString::fromUtf8(list.readAll()).trimmed().split(u'\n'));
    }
};

QTEST_GUILESS_MAIN(TestExportBytes)
#include "tst_export_bytes.moc"
