// SPDX-License-Identifier: GPL-3.0-or-later
// Look, language and habits; every change takes effect at once.
#pragma once

#include <QDialog>

class QFormLayout;

namespace gainsay {

enum class Setting;
class Settings;

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Settings &settings, QWidget *parent);

private:
    void addChoice(QFormLayout *form, const QString &label, Setting key,
                   const QList<std::pair<QString, QVariant>> &choices);
    void addSwitch(QFormLayout *form, const QString &label, Setting key);

    Settings &m_settings;
};

}  // namespace gainsay
