// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/BufferedOutput.h"

#include <QCoreApplication>

namespace gainsay {

namespace {

constexpr qsizetype flushAt = qsizetype(256) * 1024;

}  // namespace

BufferedOutput::BufferedOutput(QIODevice &device) : m_device(device)
{
    m_buffer.reserve(flushAt + flushAt / 16);
}

Result<void> BufferedOutput::rowWritten()
{
    return m_buffer.size() < flushAt ? Result<void>() : flush();
}

Result<void> BufferedOutput::flush()
{
    if (m_device.write(m_buffer) != m_buffer.size())
        return ioError(
            QCoreApplication::translate("io", "The output could not be written: %1").arg(m_device.errorString()));
    m_buffer.resize(0);  // keeps its capacity
    return {};
}

}  // namespace gainsay
