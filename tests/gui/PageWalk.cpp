// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/PageWalk.h"

#include "app/gui/DialogScenes.h"
#include "app/sample/SampleMaking.h"
#include "ui/help/Tour.h"
#include "ui/session/ReportReader.h"
#include "ui/widgets/PillTabs.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int turnMs = 15;
constexpr int layoutSteps = 5;
}  // namespace

PageWalk::PageWalk()
{
    m_project = m_folder.filePath(u"sample.gainsay"_s);
    NoProgress progress;
    const InstalledDetectors detectors(QCoreApplication::applicationDirPath());
    if (const Result<void> made = makeSampleProject(m_project, detectors, progress); !made)
        qFatal("%s", qPrintable(made.error().message));
}

void PageWalk::start(const QString &language, const QSize &size, const QString &theme, double zoom)
{
    m_app.reset();
    const QString settingsPath = m_folder.filePath(u"settings-%1-%2.ini"_s.arg(language, theme));
    {
        Settings settings(settingsPath);
        settings.setValue(Setting::Language, language);
        settings.setValue(Setting::Theme, theme);
        settings.setValue(Setting::Zoom, zoom);
        settings.setValue(Setting::LastPage, u"home"_s);  // whatever an earlier walk has left
        skipTours(settings);
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

bool PageWalk::isIdle()
{
    const QList<ReportReader *> readers = window().findChildren<ReportReader *>();
    return m_app->session().isIdle() && m_app->detectorWorker().isIdle() &&
           std::none_of(readers.begin(), readers.end(), [](const ReportReader *reader) { return reader->isBusy(); });
}

// Layouts follow a new size in several steps, each with events of its own.
void PageWalk::resize(const QSize &size)
{
    window().resize(size);
    for (int step = 0; step < layoutSteps; ++step)
        QTest::qWait(1);
    if (window().size() != size)
        qFatal("the window does not take its size");
}

// Loading may come in several steps, so that one quiet moment is not enough.
void PageWalk::rest(int quietMs)
{
    int quiet = 0;
    const bool rested = QTest::qWaitFor(
        [&] {
            quiet = isIdle() ? quiet + turnMs : 0;
            QTest::qWait(turnMs);
            return quiet >= quietMs;
        },
        30'000);
    if (!rested)
        qFatal("%s does not come to rest", qPrintable(window().currentPage()));
}

// Who leads the project sees most; where annotators work too, they see something else.
QList<User> PageWalk::viewers(const PageSpec &page)
{
    QList<User> found;
    for (const QList<Role> &roles : {QList<Role>{Role::Supervisor, Role::Admin}, QList<Role>{Role::Annotator}}) {
        for (const User &user : m_app->session().facts().users) {
            if (user.active && roles.contains(user.role) && page.roles.contains(user.role)) {
                found << user;
                break;
            }
        }
    }
    return found.isEmpty() ? m_app->session().facts().users.first(1) : found;
}

void PageWalk::open(const PageSpec &page, const User &viewer)
{
    m_app->session().setUser(viewer);
    window().openPage(page.id);
    rest();
    if (window().currentPage() != page.id)
        qFatal("%s cannot be reached", qPrintable(page.id));
}

QStringList PageWalk::pages()
{
    QStringList ids;
    for (const PageSpec &page : window().pages())
        ids << page.id;
    return ids;
}

void PageWalk::forEachPage(const std::function<void(const QString &id)> &look)
{
    for (const PageSpec &page : window().pages()) {
        for (const User &viewer : viewers(page)) {
            open(page, viewer);
            look(page.id);
        }
    }
}

void PageWalk::forEachView(const std::function<void(const QString &id)> &look)
{
    forEachPage([&](const QString &id) { forEachTab(id, look); });
}

void PageWalk::forEachViewOf(const QString &wanted, const std::function<void(const QString &id)> &look)
{
    for (const PageSpec &page : window().pages()) {
        for (const User &viewer : page.id == wanted ? viewers(page) : QList<User>()) {
            open(page, viewer);
            forEachTab(wanted, look);
        }
    }
}

void PageWalk::choose(PillTabs &tabs, int index)
{
    if (!tabs.isVisible() || tabs.current() == index)
        return;
    const auto buttons = tabs.findChildren<QAbstractButton *>();
    if (index < buttons.size() && buttons[index]->isHidden())
        return;  // not for this person
    tabs.choose(index);
    rest();
}

void PageWalk::forEachTab(const QString &id, const std::function<void(const QString &id)> &look)
{
    // Looked for each time: a page may make its tabs again when the language changes.
    const auto rows = [&] { return window().page(id)->findChildren<PillTabs *>(); };
    for (qsizetype row = 0; row < rows().size(); ++row)
        choose(*rows()[row], 0);
    look(id);
    for (qsizetype row = 0; row < rows().size(); ++row) {
        for (int i = 1; row < rows().size() && i < rows()[row]->count() && rows()[row]->isVisible(); ++i) {
            choose(*rows()[row], i);
            look(u"%1 › %2"_s.arg(id).arg(i + 1));
        }
    }
}

void PageWalk::forEachDialog(const std::function<void(const QString &id, QWidget &dialog)> &look)
{
    for (const DialogScene &scene : dialogScenes()) {
        for (const PageSpec &page : window().pages()) {
            if (page.id == scene.page && (window().currentPage() != page.id || !m_app->session().user()))
                open(page, viewers(page).constFirst());
        }
        if (scene.tab > 0) {
            tabsOf(window().page(scene.page)).value(scene.tab)->click();
            rest();
        }
        if (!trigger(scene.action, window().page(scene.page), m_app->actions()))
            qFatal("nothing triggers %s", qPrintable(scene.action));
        rest();
        QWidget *dialog = frontOf(window());
        if (!dialog)
            qFatal("%s opens no dialog", qPrintable(scene.action));
        look(scene.name, *dialog);
        dialog->close();
        rest();
    }
}

QStringList textsOf(const QWidget *widget)
{
    QStringList texts{widget->accessibleName(), widget->toolTip()};
    if (widget->accessibleDescription() != widget->property("spokenHint").toString())
        texts << widget->accessibleDescription();
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

namespace {

constexpr int rowsRead = 40;

QStringList cellsOf(const QAbstractItemView &view)
{
    QStringList texts;
    const QAbstractItemModel *model = view.model();
    const int rows = model ? std::min(model->rowCount(view.rootIndex()), rowsRead) : 0;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex cell = model->index(row, column, view.rootIndex());
            if (!view.viewport()->rect().intersects(view.visualRect(cell)))
                continue;  // rows out of sight may not have been read yet
            for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
                texts << cell.data(role).toString();
        }
    }
    return texts;
}

}  // namespace

QStringList wordsOf(QWidget *widget)
{
    QStringList texts = textsOf(widget);
    if (widget->isWindow())
        texts << widget->windowTitle();
    if (const auto *view = qobject_cast<const QAbstractItemView *>(widget))
        texts << cellsOf(*view);
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        texts << text->toPlainText() << text->placeholderText();
    if (const auto *button = qobject_cast<const QPushButton *>(widget); button && button->menu()) {
        for (const QAction *action : button->menu()->actions())
            texts << action->text();
    }
    // What paints itself says the same to those who hear it.
    QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(widget);
    if (const bool drawn = heard && !qobject_cast<QAbstractItemView *>(widget); drawn) {
        texts << heard->text(QAccessible::Name) << heard->text(QAccessible::Value);
        if (heard->role() == QAccessible::Chart)
            texts << heard->text(QAccessible::Description);
        for (int i = 0; i < heard->childCount(); ++i) {
            if (const QAccessibleInterface *part = heard->child(i); part && !part->object())
                texts << part->text(QAccessible::Name);
        }
    }
    texts.removeAll(QString());
    return texts;
}

namespace {
// Made by Qt inside another control, which speaks for it.
bool isInner(const QWidget *widget)
{
    const QWidget *parent = widget->parentWidget();
    return qobject_cast<const QComboBox *>(parent) || qobject_cast<const QAbstractSpinBox *>(parent) ||
           qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QHeaderView *>(widget) ||
           qobject_cast<const QTableView *>(parent) || widget->objectName().startsWith("qt_"_L1);
}
}  // namespace

QList<QWidget *> controls(const QWidget &parent)
{
    QList<QWidget *> found = parent.findChildren<QWidget *>();
    erase_if(found, [](const QWidget *widget) {
        const bool worksWith =
            qobject_cast<const QAbstractButton *>(widget) || qobject_cast<const QComboBox *>(widget) ||
            qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget) ||
            qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QAbstractItemView *>(widget) ||
            (widget->focusPolicy() & Qt::TabFocus);
        return !worksWith || isInner(widget) || !widget->isVisible() || !widget->isEnabled();
    });
    return found;
}

QList<QWidget *> tabStops(const QWidget &parent)
{
    QList<QWidget *> stops = controls(parent);
    erase_if(stops, [](const QWidget *widget) { return !(widget->focusPolicy() & Qt::TabFocus); });
    return stops;
}

QString describe(const QWidget *widget)
{
    return u"%1 “%2” (%3)"_s.arg(QString::fromLatin1(widget->metaObject()->className()), textsOf(widget).join(u" / "_s),
                                 widget->objectName());
}

}  // namespace gainsay
