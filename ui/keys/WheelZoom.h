// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+wheel zooms wherever the pointer is.
#pragma once

#include <QObject>

namespace gainsay {

class Settings;
class Theme;

class WheelZoom : public QObject {
    Q_OBJECT

public:
    static constexpr double step = 1.1;

    // Both must outlive it.
    WheelZoom(Settings &settings, const Theme &theme, QObject *parent);
    ~WheelZoom() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Settings &m_settings;
    const Theme &m_theme;
};

}  // namespace gainsay
