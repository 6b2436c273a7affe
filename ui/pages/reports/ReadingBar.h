// SPDX-License-Identifier: GPL-3.0-or-later
// Says how far a long reading is, and stops it on request. Hidden while figures come at once.
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace gainsay {

class ReportReader;

class ReadingBar : public QWidget {
    Q_OBJECT

public:
    ReadingBar(ReportReader &reader, QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void look();

    ReportReader &m_reader;
    QTimer m_poll;
    QLabel *m_words = nullptr;
    QProgressBar *m_bar = nullptr;
    QPushButton *m_stop = nullptr;
};

}  // namespace gainsay
