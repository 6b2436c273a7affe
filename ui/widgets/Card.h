// SPDX-License-Identifier: GPL-3.0-or-later
// A quiet panel with rounded corners and an optional heading: the one kind of frame there is.
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace gainsay {

class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);

    // Empty hides the heading. Also the accessible name of the card.
    void setHeading(const QString &text);
    QString heading() const;
    // Widgets to the right of the heading.
    void addToHeading(QWidget *widget);
    QVBoxLayout *body() const { return m_body; }

private:
    QVBoxLayout *m_body = nullptr;
    QHBoxLayout *m_top = nullptr;
    QLabel *m_heading = nullptr;
};

// A label in one of the text looks of the style sheet: title, display, heading, muted, small, strong.
QLabel *makeLabel(const QString &look, QWidget *parent = nullptr);
// A one-pixel line across its layout.
QFrame *makeLine(QWidget *parent = nullptr);

}  // namespace gainsay
