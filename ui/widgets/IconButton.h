// SPDX-License-Identifier: GPL-3.0-or-later
// A small button with an icon instead of a word; the word is its tool tip and accessible name. May carry a dot that
// says that something waits there.
#pragma once

#include <QAbstractButton>

namespace gainsay {

class IconButton : public QAbstractButton {
    Q_OBJECT

public:
    // `icon` is a name of ui/theme/Icons.h.
    explicit IconButton(const QString &icon, QWidget *parent = nullptr);

    void setWords(const QString &words);
    void setDot(bool dot);
    bool hasDot() const { return m_dot; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_icon;
    bool m_dot = false;
};

}  // namespace gainsay
