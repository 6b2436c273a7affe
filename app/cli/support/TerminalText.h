// SPDX-License-Identifier: GPL-3.0-or-later
// What comes from data must not steer the terminal it is shown on: control characters, and those that turn the
// direction of writing around, are written as \u001b.
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

namespace gainsay {

// One line: line ends are written out as \n too.
QString oneTerminalLine(const QString &text);
// Line ends and tabs stay.
QString terminalText(const QString &text);
// The same for bytes of UTF-8; in JSON what is written instead means the same.
QByteArray terminalBytes(const QByteArray &text);

// Hands on what is written, as text for a terminal.
class TerminalDevice final : public QIODevice {
public:
    explicit TerminalDevice(QIODevice &target) : m_target(target) {}

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    QIODevice &m_target;
};

}  // namespace gainsay
