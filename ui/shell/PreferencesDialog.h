// SPDX-License-Identifier: GPL-3.0-or-later
// Look, language and habits; every change takes effect at once, in this dialog too.
#pragma once

#include <QDialog>

#include <functional>

class QFormLayout;

namespace gainsay {

enum class Setting;
class Settings;

class PreferencesDialog : public QDialog {
    Q_OBJECT

public:
    PreferencesDialog(Settings &settings, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Words = std::function<QString()>;

    // Calls `set` with the words, now and whenever the language changes.
    void say(const Words &words, const std::function<void(const QString &)> &set);
    void addChoice(QFormLayout *form, const Words &label, Setting key,
                   const QList<std::pair<Words, QVariant>> &choices);
    void addSwitch(QFormLayout *form, const Words &label, Setting key);
    void addPromise(QFormLayout *form);

    Settings &m_settings;
    QList<std::function<void()>> m_said;
};

}  // namespace gainsay
