// SPDX-License-Identifier: GPL-3.0-or-later
// A box of choices for crowded places: a text that does not fit ends in an ellipsis and is told whole by the tool tip.
#pragma once

#include <QComboBox>

namespace gainsay {

class ElidedCombo : public QComboBox {
    Q_OBJECT

public:
    explicit ElidedCombo(QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString shownText() const;
};

}  // namespace gainsay
