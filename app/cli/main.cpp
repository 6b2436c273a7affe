// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Dispatch.h"
#include "app/cli/commands/Commands.h"

#include <QGuiApplication>
#include <QHashFunctions>
#include <QTranslator>

#include <algorithm>
#include <memory>
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

}  // namespace

int main(int argc, char **argv)
{
    const std::unique_ptr<QCoreApplication> app = makeApplication(argc, argv);
    QCoreApplication::setApplicationName(u"gainsay"_s);
    QCoreApplication::setApplicationVersion(u"" GAINSAY_VERSION ""_s);
    QTranslator plurals;
    if (plurals.load(u":/i18n/gainsay_en.qm"_s))
        QCoreApplication::installTranslator(&plurals);
    return int(gainsay::dispatch(gainsay::allCommands(), QCoreApplication::arguments()));
}
