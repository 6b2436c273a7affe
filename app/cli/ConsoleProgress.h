// SPDX-License-Identifier: GPL-3.0-or-later
// A line of progress on standard error, redrawn in place; silent when that is no terminal.
#pragma once

#include <QElapsedTimer>
#include <QString>

namespace gainsay {

class ConsoleProgress {
public:
    explicit ConsoleProgress(QString what);
    ~ConsoleProgress();  // wipes the line

    // `total` 0 means that the end is not known.
    void update(qint64 done, qint64 total);

private:
    QString m_what;
    QElapsedTimer m_sinceDrawn;
    bool m_terminal = false;
    bool m_drawn = false;
};

}  // namespace gainsay
