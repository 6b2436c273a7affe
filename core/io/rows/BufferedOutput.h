// SPDX-License-Identifier: GPL-3.0-or-later
// Gathers rows and hands them to the device in large pieces; a failure to write is noticed at once.
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QIODevice>

namespace gainsay {

// What to say when a device does not take what is written.
Error writingFailed(const QIODevice &device);

class BufferedOutput {
public:
    explicit BufferedOutput(QIODevice &device);

    // Rows are appended here.
    QByteArray &buffer() { return m_buffer; }
    // Call after each row.
    Result<void> rowWritten();
    Result<void> flush();

private:
    QIODevice &m_device;
    QByteArray m_buffer;
};

}  // namespace gainsay
