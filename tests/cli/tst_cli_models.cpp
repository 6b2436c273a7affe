// SPDX-License-Identifier: GPL-3.0-or-later
// Models of others and optional parts, as a script meets them.
#include "tests/cli/CliSupport.h"
#include "tests/support/TinyModel.h"

#include <QDir>
#include <QTest>

using namespace gainsay::test;
using namespace Qt::StringLiterals;

namespace {

// As an exporter leaves it, with these names of the three outputs.
QString exported(const CliFolder &folder, const QStringList &labels)
{
    TinyModel model;
    model.labels = labels;
    model.vocabulary = {u"不"_s, u"我"_s, u"好"_s};
    model.weights = {{u"[CLS]"_s, {1, 0, 0}}, {u"不"_s, {0, 0, 4}}};
    const QString path = folder.path(u"nli-1.5"_s);
    QDir().mkpath(path);
    model.write(path);
    QFile::remove(path + u"/model.json"_s);
    QJsonObject names;
    for (qsizetype i = 0; i < labels.size(); ++i)
        names.insert(QString::number(i), labels[i]);
    const QJsonObject config{{u"model_type"_s, u"bert"_s}, {u"id2label"_s, names}};
    folder.write(u"nli-1.5/config.json"_s, QJsonDocument(config).toJson());
    return path;
}

const QByteArray rows = R"({"id": "a", "u1": "好", "b1": "我好", "u2": "好", "b2": "我不好"})"
                        "\n";

}  // namespace

class CliModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFolderOfAnExporterIsCheckedAndUsed()
    {
        const CliFolder folder;
        const QString model = exported(folder, {u"entailment"_s, u"neutral"_s, u"contradiction"_s});
        const CliResult checked = folder.run({u"model"_s, u"check"_s, model, u"--json"_s, u"--provider"_s, u"cpu"_s});
        QVERIFY2(checked.exit == 0, checked.err.constData());
        QCOMPARE(checked.json().value(u"name"_s).toString(), u"nli-1.5"_s);
        QVERIFY(checked.json().value(u"labels_map"_s).toString().contains(u"neutral=none"_s));
        const QString file = folder.write(u"rows.jsonl"_s, rows);
        const CliResult judged = folder.run({u"detect"_s, file, u"--format"_s, u"cdconv"_s, u"--model"_s, model});
        QVERIFY2(judged.exit == 0, judged.err.constData());
        QCOMPARE(judged.json().value(u"prediction"_s).toObject().value(u"label_name"_s).toString(), u"contradiction"_s);
    }

    void labelsWithoutMeaningAreAskedFor()
    {
        const CliFolder folder;
        const QString model = exported(folder, {u"LABEL_0"_s, u"LABEL_1"_s, u"LABEL_2"_s});
        const CliResult unknown = folder.run({u"model"_s, u"check"_s, model, u"--provider"_s, u"cpu"_s});
        QCOMPARE(unknown.exit, 1);
        QVERIFY2(unknown.says("--labels-map LABEL_0="), unknown.err.constData());
        const CliResult known = folder.run({u"model"_s, u"check"_s, model, u"--provider"_s, u"cpu"_s, u"--labels-map"_s,
                                            u"LABEL_0=none,LABEL_1=none,LABEL_2=contradiction"_s});
        QVERIFY2(known.exit == 0, known.err.constData());
        const CliResult wrong = folder.run({u"model"_s, u"check"_s, model, u"--labels-map"_s, u"LABEL_0=none"_s});
        QCOMPARE(wrong.exit, 1);
        QVERIFY(wrong.says("LABEL_1"));
    }

    void nothingIsFetchedUnasked()
    {
        const CliFolder folder;
        const CliResult unasked = folder.run({u"model"_s, u"fetch"_s, u"gpu"_s});
        QCOMPARE(unasked.exit, 2);
        QVERIFY2(unasked.says("179 MB") && unasked.says("MIT") && unasked.says("cuDNN 9") && unasked.says("--yes"),
                 unasked.err.constData());
        const CliResult unknown = folder.run({u"model"_s, u"fetch"_s, u"moon"_s, u"--yes"_s});
        QCOMPARE(unknown.exit, 2);
        QVERIFY(unknown.says("gpu") && unknown.says("minimind2-small"));
    }

    void whatIsNotThePinnedPackageIsNotUsed()
    {
        const CliFolder folder;
        const QString npm = folder.write(u"npm"_s, "#!/bin/sh\necho something else >\"$4/x.tgz\"\n");
        QFile::setPermissions(npm, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
        const QByteArray path = qgetenv("PATH");
        const QByteArray data = qgetenv("XDG_DATA_HOME");
        const QByteArray cache = qgetenv("XDG_CACHE_HOME");
        qputenv("PATH", QFile::encodeName(QFileInfo(npm).path()) + ':' + path);
        qputenv("XDG_DATA_HOME", QFile::encodeName(folder.path(u"data"_s)));
        qputenv("XDG_CACHE_HOME", QFile::encodeName(folder.path(u"cache"_s)));
        const CliResult fetched = folder.run({u"model"_s, u"fetch"_s, u"minimind2-small"_s, u"--yes"_s});
        qputenv("PATH", path);
        data.isEmpty() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", data);
        cache.isEmpty() ? qunsetenv("XDG_CACHE_HOME") : qputenv("XDG_CACHE_HOME", cache);
        QCOMPARE(fetched.exit, 1);
        QVERIFY2(fetched.says("SHA-512"), fetched.err.constData());
        QVERIFY(!QFileInfo::exists(folder.path(u"data/gainsay/models/minimind2-small"_s)));
    }
};

QTEST_GUILESS_MAIN(CliModelsTest)
#include "tst_cli_models.moc"
