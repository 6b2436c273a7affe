// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is killed (kill -9) once it has said so many lines.
#pragma once

#include <QProcess>

namespace gainsay {

class Killed : public QObject {
public:
    Killed(const char *program, const QStringList &arguments, qsizetype lines) : m_lines(lines)
    {
        connect(&m_process, &QProcess::readyReadStandardOutput, this, [this] {
            m_output += m_process.readAllStandardOutput();
            if (m_output.count('\n') >= m_lines)
                m_process.kill();
        });
        m_process.start(QString::fromLocal8Bit(program), arguments);
    }

    bool isOver() const { return m_process.state() == QProcess::NotRunning; }
    // Without a last one that was cut off.
    QByteArrayList saidLines() const
    {
        QByteArrayList lines = m_output.split('\n');
        lines.removeLast();
        return lines;
    }

private:
    QProcess m_process;
    QByteArray m_output;
    qsizetype m_lines;
};

}  // namespace gainsay
