// SPDX-License-Identifier: GPL-3.0-or-later
// gainsay-bench [--scale N | --keys PROJECT | --desk PROJECT | --errors PROJECT]: figures of storage and detector at N
// conversations (a million), as JSON on standard output, beside what the bare library takes for the same lines in the
// same run.
#include "app/detect/Telemetry.h"
#include "app/gui/HeapPolicy.h"
#include "bench/BareSqlite.h"
#include "bench/DeskBench.h"
#include "bench/ErrorsBench.h"
#include "bench/KeyLatencyBench.h"
#include "bench/LearnBench.h"
#include "bench/Measure.h"
#include "bench/ProjectBench.h"
#include "bench/ReportBench.h"
#include "bench/StatsBench.h"
#ifdef GAINSAY_WITH_ONNX
#include "bench/BotBench.h"
#include "bench/CollectBench.h"
#include "bench/DetectorBench.h"
#endif
#include "core/io/synth/SynthCorpus.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace gainsay;

namespace {

constexpr quint64 corpusSeed = 20'260'301;
constexpr qint64 mostKeys = 300;        // items that are answered by key
constexpr qint64 fewestLearned = 1000;  // labels that learning is measured on
constexpr qint64 mostLearned = 100'000;
constexpr qint64 mostDetected = 8192;  // conversations that the detector is measured on
constexpr qint64 mostReplies = 60;     // that the chatbot is measured on
constexpr qint64 mostOpenings = 200;   // that conversations are collected from

bool writeCorpus(const QString &path, qint64 lines)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    SynthCorpus corpus(corpusSeed, 0);
    QByteArray buffer;
    for (qint64 i = 0; i < lines; ++i) {
        corpus.appendLine(buffer);
        if (buffer.size() > (1 << 20) || i + 1 == lines) {
            if (file.write(buffer) != buffer.size())
                return false;
            buffer.clear();
        }
    }
    return true;
}

int fail(const QString &message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    return 1;
}

// Puts the figure in, or says why there is none.
template <class T> bool take(Json &target, const Result<T> &figure)
{
    if (!figure) {
        fail(figure.error().message);
        return false;
    }
    target = *figure;
    return true;
}

}  // namespace

int main(int argc, char **argv)
{
    disableTelemetry();
    giveLargeBlocksBack();                    // as the program does
    qputenv("QT_QPA_PLATFORM", "offscreen");  // the window is painted, but nobody has to look
    const QApplication app(argc, argv);
    QCommandLineParser options;
    const QCommandLineOption scaleOption(u"scale"_s, u"conversations"_s, u"N"_s, u"1000000"_s);
    options.addOption(scaleOption);
    const QCommandLineOption keysOption(u"keys"_s, u"only the way from a key to the next item, on this project"_s,
                                        u"PROJECT"_s);
    options.addOption(keysOption);
    const QCommandLineOption deskOption(
        u"desk"_s, u"only the pages of supervisors and researchers, on this project (three raters are added to it)"_s,
        u"PROJECT"_s);
    options.addOption(deskOption);
    const QCommandLineOption errorsOption(u"errors"_s,
                                          u"only what the Errors page computes, on this project (three models are "
                                          "added to it)"_s,
                                          u"PROJECT"_s);
    options.addOption(errorsOption);
    options.addHelpOption();
    options.process(app);
    if (options.isSet(keysOption)) {
        Json keys;
        const bool measured = take(keys, measureKeyLatency(options.value(keysOption), int(mostKeys)));
        std::printf("%s\n", dumpJsonPretty(keys).constData());
        return measured ? 0 : 1;
    }
    if (options.isSet(deskOption)) {
        Json figures;
        const QString project = options.value(deskOption);
        const bool measured =
            take(figures["reports"], measureReports(project)) && take(figures["desk"], measureDesk(project));
        std::printf("%s\n", dumpJsonPretty(figures).constData());
        return measured ? 0 : 1;
    }
    if (options.isSet(errorsOption)) {
        Json figures;
        const bool measured = take(figures["errors"], measureErrors(options.value(errorsOption)));
        figures["peak_mb"] = peakMemory();
        std::printf("%s\n", dumpJsonPretty(figures).constData());
        return measured ? 0 : 1;
    }
    const qint64 scale = options.value(scaleOption).toLongLong();
    const QTemporaryDir folder;
    if (scale < 1 || !folder.isValid())
        return fail(u"--scale wants a number of conversations, and the temporary folder must be writable"_s);

    const QString lines = folder.filePath(u"bench.jsonl"_s);
    if (!writeCorpus(lines, scale))
        return fail(u"%1 cannot be written"_s.arg(lines));
    const BareFigures bare = measureBareSqlite(lines, folder.filePath(u"bare.db"_s));
    ProjectBench bench(folder.filePath(u"bench.gainsay"_s));
    if (const auto created = bench.create(); !created)
        return fail(created.error().message);

    Json figures = {{"scale", scale},
                    {"bare_insert_per_s", double(scale) / bare.insertSeconds},
                    {"bare_scan_per_s", double(scale) / bare.scanSeconds}};
    if (!take(figures["import_per_s"], bench.importFile(lines)))
        return 1;
    figures["import_peak_mb"] = peakMemory();
    if (!take(figures["single_insert_ms"], bench.addSingles(folder.path(), 30)) ||
        !take(figures["open_first_item_ms"], bench.openAndShowFirst(10)) ||
        !take(figures["list_ms"], bench.lists(10)) || !take(figures["search_ms"], bench.searches(15)) ||
        !take(figures["export_per_s"], bench.exportEverything(folder.filePath(u"everything.jsonl"_s))) ||
        !take(figures["errors"], measureErrors(folder.filePath(u"bench.gainsay"_s))))
        return 1;
    figures["peak_mb"] = peakMemory();
    if (!take(figures["key_to_next_item_ms"],
              measureKeyLatency(folder.filePath(u"bench.gainsay"_s), int(std::min(scale / 5, mostKeys)))))
        return 1;
#ifdef GAINSAY_WITH_ONNX
    if (!take(figures["detector"], measureDetector(int(std::min(scale, mostDetected)))) ||
        !take(figures["chatbot"], measureBot(int(std::clamp<qint64>(scale / 100, 5, mostReplies)))) ||
        !take(figures["collecting"], measureCollecting(folder.filePath(u"bench.gainsay"_s),
                                                       int(std::clamp<qint64>(scale / 100, 5, mostOpenings)))))
        return 1;
#endif
    if (!take(figures["learning"], measureLearning(int(std::clamp(scale, fewestLearned, mostLearned)))))
        return 1;
    if (!take(figures["reports"], measureReports(folder.filePath(u"bench.gainsay"_s))))
        return 1;
    if (!take(figures["desk"], measureDesk(folder.filePath(u"bench.gainsay"_s))))
        return 1;
    figures["statistics"] = measureStatistics(scale);
    figures["import_ratio"] = figures["import_per_s"].get<double>() / figures["bare_insert_per_s"].get<double>();
    figures["export_ratio"] = figures["export_per_s"].get<double>() / figures["bare_scan_per_s"].get<double>();
    std::printf("%s\n", dumpJsonPretty(figures).constData());
    return 0;
}
