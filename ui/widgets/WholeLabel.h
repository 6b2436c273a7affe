// SPDX-License-Identifier: GPL-3.0-or-later
// A label whose text is never cut off at the bottom: once it is shown, it asks for the height that its lines need in
// the width that it has. Layouts alone only reckon with the height at some other width.
#pragma once

#include <QLabel>

namespace gainsay {

class WholeLabel : public QLabel {
    Q_OBJECT

public:
    using QLabel::QLabel;

    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
};

}  // namespace gainsay
