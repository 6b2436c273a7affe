// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/errors/FilterBar.h"

#include "core/errors/table/TagTitles.h"
#include "ui/models/ConversationListModel.h"
#include "ui/page/SearchField.h"
#include "ui/pages/errors/dialogs/RangeDialog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ClearLayout.h"
#include "ui/widgets/FlowLayout.h"

#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr qsizetype mostMenuNames = 40;

}  // namespace

FilterBar::FilterBar(ErrorsController &controller, QWidget *parent) : QWidget(parent), m_controller(controller)
{
    m_search = new SearchField(this);
    m_pattern = makeButton(ButtonKind::Pill, {}, this);
    m_pattern->setCheckable(true);
    m_menu = new QMenu(this);
    m_add = makeMenuPill(m_menu, this);
    m_save = makeButton(ButtonKind::Plain, {}, this);
    m_chips = new QWidget(this);
    m_flow = new FlowLayout(zoomed(6), m_chips);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(zoomed(8));
    tools->addWidget(m_search, 1);
    tools->addWidget(m_pattern);
    tools->addWidget(m_add);
    m_second = new QHBoxLayout;
    m_second->setSpacing(zoomed(8));
    m_second->addWidget(m_chips, 1);
    m_second->addWidget(m_save, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(zoomed(6));
    column->addLayout(tools);
    column->addLayout(m_second);
    connect(m_search, &SearchField::searchChanged, this, &FilterBar::search);
    connect(m_pattern, &QPushButton::toggled, this, &FilterBar::search);
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    connect(m_save, &QPushButton::clicked, this, &FilterBar::saveSlice);
    connect(&controller, &ErrorsController::selectionChanged, this, &FilterBar::showChips);
    connect(&controller, &ErrorsController::reset, this, [this] {
        const QSignalBlocker quiet(m_pattern);
        m_pattern->setChecked(false);
        m_search->setSearched({});
        showChips();
    });
    retranslate();
}

void FilterBar::retranslate()
{
    m_search->setPurpose(tr("Search the text"));
    m_pattern->setText(u".*"_s);
    m_pattern->setToolTip(tr("Read the search as a regular expression"));
    m_pattern->setAccessibleName(tr("Regular expression"));
    m_add->setText(tr("+ filter"));
    m_add->setAccessibleName(tr("Add a filter"));
    m_save->setText(tr("Save as slice"));
    showChips();
}

void FilterBar::focusSearch()
{
    m_search->setFocus();
}

void FilterBar::addButton(QPushButton *button)
{
    m_second->addWidget(button, 0, Qt::AlignTop);
}

void FilterBar::showChips()
{
    clearLayout(m_flow);
    showSearched();
    const QList<FilterPart> parts = partsOf(m_controller.filter(), m_controller.labelTitles());
    for (const FilterPart &part : parts) {
        auto *chip = makeButton(ButtonKind::Pill, plainCaption(part.text) + u" ✕"_s, m_chips);
        chip->setAccessibleName(tr("Remove the filter %1").arg(part.text));
        connect(chip, &QPushButton::clicked, this, [this, rest = part.without] { m_controller.setFilter(rest); });
        m_flow->addWidget(chip);
    }
    if (parts.isEmpty()) {
        QLabel *everything = makeLabel(u"muted"_s, m_chips);
        everything->setText(tr("Everything is listed"));
        m_flow->addWidget(everything);
    }
    m_chips->updateGeometry();
    m_save->setEnabled(!parts.isEmpty());
}

// A slice or a chip that was taken away changes what is searched for, too.
void FilterBar::showSearched()
{
    const ErrorFilter &filter = m_controller.filter();
    const QString searched = filter.pattern.isEmpty() ? filter.text : filter.pattern;
    if (m_search->hasFocus() || m_search->text().trimmed() == searched)
        return;
    const QSignalBlocker quietPattern(m_pattern);
    m_search->setSearched(searched);
    m_pattern->setChecked(!filter.pattern.isEmpty());
}

void FilterBar::addNames(QMenu *menu, const QString &title, const QStringList &names, QStringList ErrorFilter::*member,
                         const LabelTitles &titles)
{
    QStringList known = names;
    known.removeAll(QString());
    if (known.isEmpty())
        return;
    QMenu *sub = menu->addMenu(title);
    if (known.size() > mostMenuNames) {
        connect(sub->addAction(tr("Choose of all…")), &QAction::triggered, this,
                [this, title, known, member] { chooseName(title, known, member); });
        // What is chosen can be taken back here, however long the list.
        std::stable_partition(known.begin(), known.end(),
                              [&](const QString &name) { return (m_controller.filter().*member).contains(name); });
        known.resize(mostMenuNames);
    }
    for (const QString &name : std::as_const(known)) {
        QAction *action = sub->addAction(plainCaption(titles ? titles(name) : name));
        action->setCheckable(true);
        action->setChecked((m_controller.filter().*member).contains(name));
        connect(action, &QAction::toggled, this, [this, name, member](bool on) {
            ErrorFilter filter = m_controller.filter();
            (filter.*member).removeAll(name);
            if (on)
                (filter.*member).append(name);
            m_controller.setFilter(filter);
        });
    }
}

void FilterBar::chooseName(const QString &title, const QStringList &names, QStringList ErrorFilter::*member)
{
    QStringList sorted = names;
    sorted.sort(Qt::CaseInsensitive);
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(tr("Type its beginning, or choose"));
    dialog->setComboBoxItems(sorted);
    dialog->setComboBoxEditable(true);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, sorted, member](const QString &name) {
        ErrorFilter filter = m_controller.filter();
        if (!sorted.contains(name) || (filter.*member).contains(name))
            return;
        (filter.*member).append(name);
        m_controller.setFilter(filter);
    });
    dialog->open();
}

void FilterBar::addFeatures(QMenu *menu, const QString &title, QList<TextFeature> ErrorFilter::*member)
{
    QMenu *sub = menu->addMenu(title);
    for (const TextFeature feature : allTextFeatures) {
        QAction *action = sub->addAction(titleOf(feature));
        action->setCheckable(true);
        action->setChecked((m_controller.filter().*member).contains(feature));
        connect(action, &QAction::toggled, this, [this, feature, member](bool on) {
            ErrorFilter filter = m_controller.filter();
            (filter.*member).removeAll(feature);
            if (on)
                (filter.*member).append(feature);
            m_controller.setFilter(filter);
        });
    }
}

void FilterBar::addModels(QMenu *menu)
{
    for (const ErrorRun &run : m_controller.table().runs) {
        QMenu *sub = menu->addMenu(plainCaption(run.name));
        const auto add = [this, sub](const QString &text, const RunCondition &condition) {
            connect(sub->addAction(text), &QAction::triggered, this, [this, condition] {
                ErrorFilter filter;
                filter.runs.append(condition);
                m_controller.addFilter(filter);
            });
        };
        const LabelSetting setting = m_controller.view().setting;
        add(tr("is wrong"), {run.name, {}, false, setting, {}, {}});
        add(tr("is right"), {run.name, {}, true, setting, {}, {}});
        add(tr("is wrong and sure (≥ 0.8)"), {run.name, {}, false, setting, {0.8, std::nullopt}, {}});
        add(tr("hesitates (margin ≤ 0.2)"), {run.name, {}, std::nullopt, setting, {}, {std::nullopt, 0.2}});
        sub->addSeparator();
        for (const QString &label : m_controller.table().rows.labels)
            add(tr("says %1").arg(plainCaption(labelTitle(m_controller.session().facts().scheme, label))),
                {run.name, {label}, std::nullopt, setting, {}, {}});
    }
}

void FilterBar::fillMenu()
{
    m_menu->clear();
    if (!m_controller.isOpen())
        return;
    const ConversationColumns &rows = m_controller.table().rows;
    const LabelTitles titles = m_controller.labelTitles();
    addNames(m_menu, tr("Gold"), rows.labels, &ErrorFilter::gold, titles);
    addNames(m_menu, tr("Somebody said"), rows.labels, &ErrorFilter::people, titles);
    ErrorFilter disagreed;
    disagreed.agreement.high = 0.99;
    ErrorFilter ambiguous;
    ambiguous.ambiguous = true;
    for (const auto &[title, filter] :
         {std::pair(tr("People disagreed"), disagreed), std::pair(tr("Ambiguous by their votes"), ambiguous)})
        connect(m_menu->addAction(title), &QAction::triggered, this,
                [this, filter = filter] { m_controller.addFilter(filter); });
    m_menu->addSeparator();
    addModels(m_menu);
    m_menu->addSeparator();
    addNames(m_menu, tr("Chatbot"), rows.chatbots, &ErrorFilter::chatbots);
    addNames(m_menu, tr("Method"), rows.methods, &ErrorFilter::methods);
    addNames(m_menu, tr("Persona or type"), rows.aspects, &ErrorFilter::aspects, titles);
    addNames(m_menu, tr("Batch"), rows.batches, &ErrorFilter::batches);
    addFeatures(m_menu, tr("With"), &ErrorFilter::with);
    addFeatures(m_menu, tr("Without"), &ErrorFilter::without);
    addNames(m_menu, tr("Tag"), m_controller.table().tagNames, &ErrorFilter::tags, tagTitle);
    connect(m_menu->addAction(tr("Length, turns, confidence…")), &QAction::triggered, this, &FilterBar::openRange);
    m_menu->addSeparator();
    connect(m_menu->addAction(tr("Clear all")), &QAction::triggered, this, [this] {
        m_search->clear();
        m_controller.setFilter({});
    });
}

void FilterBar::search()
{
    ErrorFilter filter = m_controller.filter();
    const QString text = m_search->text().trimmed();
    filter.text = m_pattern->isChecked() ? QString() : text;
    filter.pattern = m_pattern->isChecked() ? text : QString();
    if (filter != m_controller.filter())
        m_controller.setFilter(filter);
}

void FilterBar::saveSlice()
{
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Save as slice"));
    dialog->setLabelText(tr("Name of the slice"));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this](const QString &name) { m_controller.saveSlice(name); });
    dialog->open();
}

void FilterBar::openRange()
{
    auto *dialog = new RangeDialog(m_controller.filter(), m_controller.view().run, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RangeDialog::chosen, this, [this](const ErrorFilter &filter) { m_controller.setFilter(filter); });
    dialog->open();
}

}  // namespace gainsay
