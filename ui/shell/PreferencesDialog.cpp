// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/PreferencesDialog.h"

#include "ui/settings/Language.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/WholeLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>

namespace gainsay {

using namespace Qt::StringLiterals;

PreferencesDialog::PreferencesDialog(Settings &settings, QWidget *parent) : QDialog(parent), m_settings(settings)
{
    setAttribute(Qt::WA_DeleteOnClose);
    say([] { return tr("Preferences"); }, [this](const QString &text) { setWindowTitle(text); });
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    const auto name = [](const QString &text) { return [text] { return text; }; };
    addChoice(form, [] { return tr("Colours"); }, Setting::Theme,
              {{[] { return tr("Like the system"); }, u"system"_s},
               {[] { return tr("Light"); }, u"light"_s},
               {[] { return tr("Dark"); }, u"dark"_s},
               {[] { return tr("High contrast"); }, u"contrast"_s}});
    QList<std::pair<Words, QVariant>> languages{{[] { return tr("Like the system"); }, QString()}};
    for (const QString &language : Language::available())
        languages.append({name(Language::nativeName(language)), language});
    addChoice(
        form, [] { return tr("Language"); }, Setting::Language, languages);
    QList<std::pair<Words, QVariant>> zooms;
    for (const int percent : {80, 90, 100, 110, 125, 150, 175, 200})
        zooms.append({name(u"%1 %"_s.arg(percent)), percent / 100.0});
    addChoice(
        form, [] { return tr("Size"); }, Setting::Zoom, zooms);
    QList<std::pair<Words, QVariant>> fonts{{[] { return tr("Built-in choice"); }, QString()}};
    for (const QString &family : QFontDatabase::families())
        fonts.append({name(family), family});
    addChoice(
        form, [] { return tr("Font"); }, Setting::FontFamily, fonts);
    addSwitch(
        form, [] { return tr("Selecting by mouse takes whole words"); }, Setting::SnapToWords);
    addSwitch(
        form, [] { return tr("The last required answer submits by itself"); }, Setting::AutoAdvance);
    addPromise(form);
    QPushButton *close = makeButton(ButtonKind::Primary, {}, this);
    say([] { return tr("Close"); }, [close](const QString &text) { close->setText(text); });
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(close);
    form->addRow(buttons);
}

void PreferencesDialog::say(const Words &words, const std::function<void(const QString &)> &set)
{
    m_said.append([words, set] { set(words()); });
    m_said.constLast()();
}

void PreferencesDialog::addChoice(QFormLayout *form, const Words &label, Setting key,
                                  const QList<std::pair<Words, QVariant>> &choices)
{
    auto *box = new QComboBox(this);
    auto *title = new QLabel(this);
    title->setBuddy(box);
    say(label, [title, box](const QString &text) {
        title->setText(text);
        box->setAccessibleName(text);
    });
    for (const auto &[words, value] : choices) {
        const int index = box->count();
        box->addItem({}, value);
        say(words, [box, index](const QString &text) { box->setItemText(index, text); });
    }
    const auto showChosen = [this, box, key, listed = int(choices.size())] {
        const QString chosen = m_settings.value(key).toString();
        for (int index = 0; index < box->count(); ++index) {
            if (box->itemData(index).toString() == chosen)
                return box->setCurrentIndex(index);
        }
        if (key != Setting::Zoom)
            return;
        // Larger and smaller go in finer steps than are listed.
        if (box->count() > listed)
            box->removeItem(listed);
        box->addItem(u"%1 %"_s.arg(qRound(100 * chosen.toDouble())), m_settings.value(key));
        box->setCurrentIndex(listed);
    };
    showChosen();
    connect(&m_settings, &Settings::changed, this, [showChosen, key](Setting changed) {
        if (changed == key)
            showChosen();
    });
    connect(box, &QComboBox::activated, this, [this, box, key] { m_settings.setValue(key, box->currentData()); });
    form->addRow(title, box);
}

void PreferencesDialog::addSwitch(QFormLayout *form, const Words &label, Setting key)
{
    auto *box = new QCheckBox(this);
    say(label, [box](const QString &text) { box->setText(text); });
    box->setChecked(m_settings.value(key).toBool());
    connect(box, &QCheckBox::toggled, this, [this, key](bool on) { m_settings.setValue(key, on); });
    form->addRow(box);
}

void PreferencesDialog::addPromise(QFormLayout *form)
{
    auto *promise = new WholeLabel(this);
    promise->setObjectName(u"whatIsSent"_s);
    promise->setTextFormat(Qt::PlainText);
    promise->setWordWrap(true);
    say(
        [] {
            return tr("What this program sends: nothing, to nobody. It reports no use and no faults and looks for no "
                      "updates. Only if you open a project on a server or set up a chatbot does it talk to that "
                      "server or that chatbot, and to nothing else.");
        },
        [promise](const QString &text) { promise->setText(text); });
    form->addRow(promise);
}

void PreferencesDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    for (const std::function<void()> &again : std::as_const(m_said))
        again();
    adjustSize();
}

}  // namespace gainsay
