// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/FetchedProviders.h"
#include "app/detect/Telemetry.h"
#include "app/gui/Composition.h"
#include "app/gui/DesktopNotification.h"
#include "app/gui/HeapPolicy.h"
#include "app/gui/Screenshots.h"
#include "app/gui/SingleWindow.h"
#include "ui/help/Tour.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDBusConnection>
#include <QIcon>
#include <QTemporaryDir>

#include <cstdio>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

// Pictures must not differ from run to run.
class StillClock final : public Clock {
public:
    qint64 nowMs() const override { return 1'794'830'587'000; }
};

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(u"Find, label and study contradictions in dialogue."_s);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"PROJECT"_s, u"A project file or a postgresql:// address."_s, u"[PROJECT]"_s);
    parser.addOption({u"screenshots"_s, u"Render every page to PNG files in this folder and quit."_s, u"DIR"_s});
    parser.addOption({u"size"_s, u"Size of the window for screenshots."_s, u"WxH"_s, u"1440x900"_s});
    parser.addOption({u"theme"_s, u"light, dark or contrast."_s, u"NAME"_s});
    parser.addOption({u"language"_s, u"en, zh or ja."_s, u"NAME"_s});
    parser.addOption({u"zoom"_s, u"Size of texts and controls, 1.5 for half as large again."_s, u"FACTOR"_s});
    parser.addOption({u"user"_s, u"Who works."_s, u"NAME"_s});
}

QString languageOption(const QString &name)
{
    return name == "zh"_L1 ? u"zh_CN"_s : name;
}

void applyOptions(const QCommandLineParser &options, Settings &settings)
{
    if (options.isSet(u"theme"_s))
        settings.setValue(Setting::Theme, options.value(u"theme"_s));
    if (options.isSet(u"language"_s))
        settings.setValue(Setting::Language, languageOption(options.value(u"language"_s)));
    if (options.isSet(u"zoom"_s))
        settings.setValue(Setting::Zoom, options.value(u"zoom"_s).toDouble());
    if (options.isSet(u"user"_s) && !options.positionalArguments().isEmpty())
        settings.setLastUser(options.positionalArguments().constFirst(), options.value(u"user"_s));
}

int takeScreenshots(QApplication &application, const QCommandLineParser &options)
{
    const QTemporaryDir scratch;
    const QString settingsPath = scratch.filePath(u"settings.ini"_s);
    {
        Settings settings(settingsPath);
        settings.setValue(Setting::Theme, u"light"_s);
        settings.setValue(Setting::Language, u"en"_s);
        skipTours(settings);
        applyOptions(options, settings);
    }
    const StillClock clock;
    Composition composition(application, clock, settingsPath);
    const QStringList size = options.value(u"size"_s).split(u'x');
    composition.window().resize(size.value(0).toInt(), size.value(1).toInt());
    composition.window().show();
    if (!options.positionalArguments().isEmpty())
        composition.window().openProject(options.positionalArguments().constFirst());
    Screenshots screenshots(composition.window(), composition.session(), composition.actions(),
                            options.value(u"screenshots"_s));
    int code = 0;
    QObject::connect(&screenshots, &Screenshots::finished, &application, [&](const Result<QStringList> &files) {
        code = files ? 0 : 1;
        const QString text = files ? files->join(u'\n') : QString(files.error().message);
        std::fprintf(files ? stdout : stderr, "%s\n", text.toLocal8Bit().constData());
        QApplication::exit(code);
    });
    screenshots.start();
    return QApplication::exec();
}

}  // namespace

int main(int argc, char **argv)
{
    disableTelemetry();
    useFetchedProviders(argv);
    removeTelemetryLeftovers();
    giveLargeBlocksBack();
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"gainsay"_s);
    QApplication::setApplicationDisplayName(u"Gainsay"_s);
    QApplication::setApplicationVersion(QStringLiteral(GAINSAY_VERSION));
    QApplication::setWindowIcon(QIcon(u":/desktop/io.github.gainsay.Gainsay.svg"_s));
    QApplication::setDesktopFileName(u"io.github.gainsay.Gainsay"_s);
    QCommandLineParser options;
    addOptions(options);
    options.process(application);
    if (options.isSet(u"screenshots"_s))
        return takeScreenshots(application, options);

    const QString project = canonicalLocation(options.positionalArguments().value(0));
    const QString wanted = project.isEmpty() ? Settings().value(Setting::LastProject).toString() : project;
    if (!wanted.isEmpty() && SingleWindow::handOver(wanted))
        return 0;
    const SystemClock clock;
    Composition composition(application, clock);
    applyOptions(options, composition.settings());
    MainWindow &window = composition.window();
    SingleWindow single;
    single.watch(window, composition.session());
    QObject::connect(&window, &MainWindow::notificationWanted, &window,
                     [](const QString &text) { notifyDesktop(QDBusConnection::sessionBus(), text); });
    window.show();
    if (project.isEmpty())
        window.resume();
    else
        window.openProject(project);
    return QApplication::exec();
}
