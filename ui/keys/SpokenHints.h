// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader says after a control's name: what is around it and what is in it. Made when the keyboard comes
// to the control, so that it is never out of date; a description that the control has of its own stays.
#pragma once

#include <QObject>

class QWidget;

namespace gainsay {

class SpokenHints : public QObject {
    Q_OBJECT

public:
    // Watches every widget of the application.
    explicit SpokenHints(QObject &application);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static void describe(QWidget &control);
    static QString hintFor(const QWidget &control);
    static QString contents(const QWidget &control);
};

}  // namespace gainsay
