// SPDX-License-Identifier: GPL-3.0-or-later
// A walk through the pages that a person's role has: a card beside the side bar says what each page is for.
#pragma once

#include <QFrame>
#include <QPointer>
#include <QStringList>

class QLabel;
class QPushButton;

namespace gainsay {

class Settings;

// The sample begins no tour by itself any more: for pictures and tests of its pages.
void skipTours(Settings &settings);

class Tour : public QFrame {
    Q_OBJECT

public:
    // `pages` are the ids of the pages to visit, in order; `keys` those of commands, keys and help as they are set.
    Tour(const QStringList &pages, const QStringList &keys, QWidget *window);
    ~Tour() override;

    void start();
    // The card stands beside what it speaks of, with an arrow to it. In the window's coordinates.
    void pointAt(const QRect &place);

Q_SIGNALS:
    // The page that the card speaks of now.
    void pageWanted(const QString &id);
    void finished();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show(int step);
    void retranslate();
    int steps() const { return int(m_pages.size()) + 1; }

    QStringList m_pages;
    QStringList m_keys;
    QPointer<QWidget> m_arrow;  // the window may take it along first
    int m_step = 0;
    QLabel *m_title = nullptr;
    QLabel *m_text = nullptr;
    QLabel *m_count = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_stop = nullptr;
};

}  // namespace gainsay
