// SPDX-License-Identifier: GPL-3.0-or-later
// A line of progress on standard error, redrawn in place; silent when that is no terminal.
#pragma once

#include "core/base/Progress.h"

#include <QElapsedTimer>
#include <QString>

namespace gainsay {

class ConsoleProgress final : public Progress {
public:
    explicit ConsoleProgress(const QString &what);
    ~ConsoleProgress() override;  // wipes the line

    void report(qint64 done, qint64 total) override;
    // Ctrl+C ends the program; what is committed stays.
    bool isCancelled() const override { return false; }

private:
    QString m_what;
    QElapsedTimer m_sinceDrawn;
    bool m_terminal = false;
    bool m_drawn = false;
};

}  // namespace gainsay
