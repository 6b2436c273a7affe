// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "app/cli/support/CliLanguage.h"
#include "app/cli/support/Dispatch.h"
#include "app/detect/FetchedProviders.h"
#include "app/detect/Telemetry.h"

#include <QGuiApplication>
#include <QHashFunctions>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <new>
#include <string_view>

using namespace Qt::StringLiterals;

namespace {

// Only a PDF needs fonts, and even that no display.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    const bool pdf = std::any_of(argv, argv + argc,
                                 [](const char *argument) { return std::string_view(argument).ends_with(".pdf"); });
    if (!pdf)
        return std::make_unique<QCoreApplication>(argc, argv);
    // The same report must give the same bytes: Qt numbers fonts in the order of a hash.
    QHashSeed::setDeterministicGlobalSeed();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

// Whoever calls is told once, by the command; what libraries add to it (drivers, when a server goes away) stays out.
void dropChatter(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type == QtCriticalMsg || type == QtFatalMsg)
        std::fprintf(stderr, "%s\n", qUtf8Printable(message));
}

struct MainWords {
    Q_DECLARE_TR_FUNCTIONS(cli)
};

QByteArray complaint(const QString &sentence)
{
    return "gainsay-cli: " + sentence.toUtf8() + '\n';
}

int run(gainsay::CliLanguage &language)
{
    const auto outcome = int(gainsay::dispatch(gainsay::allCommands(), QCoreApplication::arguments(), language));
    const bool written = std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
    if (written || outcome == int(gainsay::Exit::Failed))
        return outcome;
    std::fputs(complaint(MainWords::tr("Standard output could not be written to its end.")).constData(), stderr);
    return int(gainsay::Exit::Failed);
}

}  // namespace

int main(int argc, char **argv)
{
    gainsay::disableTelemetry();
    gainsay::useFetchedProviders(argv);
    gainsay::removeTelemetryLeftovers();
    qInstallMessageHandler(dropChatter);
    const std::unique_ptr<QCoreApplication> app = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(u"gainsay"_s);
    QCoreApplication::setApplicationVersion(u"" GAINSAY_VERSION ""_s);
    gainsay::CliLanguage language(QCoreApplication::arguments());
    const QByteArray noMemory =
        complaint(MainWords::tr("There is not enough memory for this."));  // while there is some
    try {
        return run(language);
    } catch (const std::bad_alloc &) {
        std::fputs(noMemory.constData(), stderr);
        return int(gainsay::Exit::Failed);
    }
}
