// SPDX-License-Identifier: GPL-3.0-or-later
// A project that was open lately: its name above its place. Delete takes it off the list.
#pragma once

#include <QAbstractButton>

namespace gainsay {

class RecentButton : public QAbstractButton {
    Q_OBJECT

public:
    explicit RecentButton(const QString &location, QWidget *parent = nullptr);

    QSize sizeHint() const override;

Q_SIGNALS:
    void removeRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QString m_place;
};

}  // namespace gainsay
