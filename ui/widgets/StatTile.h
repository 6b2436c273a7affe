// SPDX-License-Identifier: GPL-3.0-or-later
// One figure with its interval and a note: the number large, what qualifies it beside and below.
#pragma once

#include "ui/theme/Palette.h"
#include "ui/widgets/Card.h"

#include <optional>

namespace gainsay {

class StatTile : public Card {
    Q_OBJECT

public:
    explicit StatTile(QWidget *parent = nullptr);

    // An undefined figure is shown as a dash; `note` then says why.
    void setFigure(const QString &value, const QString &interval, const QString &note);
    // Colours the figure; without one it is ink.
    void setTone(std::optional<Tone> tone);
    // Answers to a click, Enter and Space with activated().
    void setClickable(bool clickable);

Q_SIGNALS:
    void activated();

protected:
    void changeEvent(QEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void colour();
    void takeFocusOnceNamed();

    QLabel *m_value = nullptr;
    QLabel *m_interval = nullptr;
    QLabel *m_note = nullptr;
    std::optional<Tone> m_tone;
    bool m_clickable = false;
};

}  // namespace gainsay
