// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/PreferencesDialog.h"

#include "ui/settings/Settings.h"
#include "ui/shell/Language.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

PreferencesDialog::PreferencesDialog(Settings &settings, QWidget *parent) : QDialog(parent), m_settings(settings)
{
    setWindowTitle(tr("Preferences"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(zoomed(20), zoomed(20), zoomed(20), zoomed(20));
    form->setSpacing(zoomed(12));
    addChoice(form, tr("Colours"), Setting::Theme,
              {{tr("Like the system"), u"system"_s},
               {tr("Light"), u"light"_s},
               {tr("Dark"), u"dark"_s},
               {tr("High contrast"), u"contrast"_s}});
    QList<std::pair<QString, QVariant>> languages{{tr("Like the system"), QString()}};
    for (const QString &language : Language::available())
        languages.append({Language::nativeName(language), language});
    addChoice(form, tr("Language"), Setting::Language, languages);
    QList<std::pair<QString, QVariant>> zooms;
    for (const int percent : {80, 90, 100, 110, 125, 150, 175, 200})
        zooms.append({u"%1 %"_s.arg(percent), percent / 100.0});
    addChoice(form, tr("Size"), Setting::Zoom, zooms);

    auto *fonts = new QComboBox(this);
    fonts->setAccessibleName(tr("Font"));
    fonts->addItem(tr("Built-in choice"), QString());
    for (const QString &family : QFontDatabase::families())
        fonts->addItem(family, family);
    fonts->setCurrentIndex(std::max(0, fonts->findData(settings.value(Setting::FontFamily))));
    connect(fonts, &QComboBox::activated, this,
            [this, fonts] { m_settings.setValue(Setting::FontFamily, fonts->currentData()); });
    form->addRow(tr("Font"), fonts);

    addSwitch(form, tr("Selecting by mouse takes whole words"), Setting::SnapToWords);
    addSwitch(form, tr("The last required answer submits by itself"), Setting::AutoAdvance);
    QPushButton *close = makeButton(ButtonKind::Primary, tr("Close"), this);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(close);
    form->addRow(buttons);
}

void PreferencesDialog::addChoice(QFormLayout *form, const QString &label, Setting key,
                                  const QList<std::pair<QString, QVariant>> &choices)
{
    auto *box = new QComboBox(this);
    box->setAccessibleName(label);
    for (const auto &[text, value] : choices)
        box->addItem(text, value);
    const QVariant now = m_settings.value(key);
    for (int i = 0; i < box->count(); ++i) {
        if (box->itemData(i).toString() == now.toString())
            box->setCurrentIndex(i);
    }
    connect(box, &QComboBox::activated, this, [this, box, key] { m_settings.setValue(key, box->currentData()); });
    form->addRow(label, box);
}

void PreferencesDialog::addSwitch(QFormLayout *form, const QString &label, Setting key)
{
    auto *box = new QCheckBox(label, this);
    box->setChecked(m_settings.value(key).toBool());
    connect(box, &QCheckBox::toggled, this, [this, key](bool on) { m_settings.setValue(key, on); });
    form->addRow(box);
}

}  // namespace gainsay
