// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/PageWalk.h"

#include "app/sample/SampleMaking.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int quietTurns = 5;
constexpr int turnMs = 30;
}  // namespace

PageWalk::PageWalk()
{
    m_project = m_folder.filePath(u"sample.gainsay"_s);
    NoProgress progress;
    const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
    if (const Result<void> made = makeSampleProject(m_project, detectors, progress); !made)
        qFatal("%s", qPrintable(made.error().message));
}

void PageWalk::start(const QString &language, const QSize &size, const QString &theme)
{
    m_app.reset();
    const QString settingsPath = m_folder.filePath(u"settings-%1-%2.ini"_s.arg(language, theme));
    {
        Settings settings(settingsPath);
        settings.setValue(Setting::Language, language);
        settings.setValue(Setting::Theme, theme);
    }
    m_app = std::make_unique<Composition>(*qApp, m_clock, settingsPath);
    window().resize(size);
    window().show();
    window().activateWindow();
    window().openProject(m_project);
    if (!QTest::qWaitFor([this] { return m_app->session().isOpen(); }, 20'000))
        qFatal("the sample project did not open");
    rest();
}

// Loading may come in several steps, so that one quiet moment is not enough.
void PageWalk::rest()
{
    int quiet = 0;
    const bool rested = QTest::qWaitFor(
        [&] {
            quiet = m_app->session().isIdle() ? quiet + 1 : 0;
            QTest::qWait(turnMs);
            return quiet >= quietTurns;
        },
        30'000);
    if (!rested)
        qFatal("%s does not come to rest", qPrintable(window().currentPage()));
}

// Administrators see most pages; for the others somebody of the right role looks.
std::optional<User> PageWalk::viewer(const PageSpec &page)
{
    QList<User> users = m_app->session().facts().users;
    std::stable_partition(users.begin(), users.end(), [](const User &user) { return user.role == Role::Admin; });
    for (const User &user : std::as_const(users)) {
        if (user.active && (page.roles.isEmpty() || page.roles.contains(user.role)))
            return user;
    }
    return std::nullopt;
}

void PageWalk::forEachPage(const std::function<void(const QString &id)> &look)
{
    for (const PageSpec &page : window().pages()) {
        m_app->session().setUser(viewer(page));
        rest();
        window().openPage(page.id);
        rest();
        if (window().currentPage() != page.id)
            qFatal("%s cannot be reached", qPrintable(page.id));
        look(page.id);
    }
}

QStringList textsOf(const QWidget *widget)
{
    QStringList texts{widget->accessibleName(), widget->accessibleDescription(), widget->toolTip()};
    if (const auto *label = qobject_cast<const QLabel *>(widget))
        texts << label->text();
    if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
        texts << button->text();
    if (const auto *field = qobject_cast<const QLineEdit *>(widget))
        texts << field->placeholderText();
    if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
        for (int i = 0; i < box->count(); ++i)
            texts << box->itemText(i);
    }
    if (const auto *header = qobject_cast<const QHeaderView *>(widget); header && header->model()) {
        for (int i = 0; i < header->count(); ++i)
            texts << header->model()->headerData(i, header->orientation()).toString();
    }
    texts.removeAll(QString());
    return texts;
}

QList<QWidget *> tabStops(const QWidget &parent)
{
    QList<QWidget *> stops = parent.findChildren<QWidget *>();
    erase_if(stops, [](const QWidget *widget) {
        const bool inner = qobject_cast<const QComboBox *>(widget->parentWidget()) ||
                           qobject_cast<const QHeaderView *>(widget) || widget->objectName().startsWith("qt_"_L1);
        return inner || !widget->isVisible() || !widget->isEnabled() || !(widget->focusPolicy() & Qt::TabFocus);
    });
    return stops;
}

QString describe(const QWidget *widget)
{
    return u"%1 “%2” (%3)"_s.arg(QString::fromLatin1(widget->metaObject()->className()), textsOf(widget).join(u" / "_s),
                                 widget->objectName());
}

}  // namespace gainsay
