// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/BufferedOutput.h"

#include "core/base/TranslatableText.h"

#include <QFile>

namespace gainsay {

namespace {

constexpr qsizetype flushAt = qsizetype(256) * 1024;

// A write that was cut short has no error of its own; what Qt says then is "Unknown error".
QString reasonOf(const QIODevice &device)
{
    const QString words = device.errorString();
    return words.isEmpty() || words == QFile().errorString()
               ? TranslatableText::translate("io", "the disk is full, or a limit is reached")
               : words;
}

}  // namespace

Error writingFailed(const QIODevice &device)
{
    const auto *file = qobject_cast<const QFileDevice *>(&device);
    const QString name = file ? file->fileName() : QString();
    return ioError(
        TranslatableText::translate("io", "%1 could not be written to its end (%2). Make room, or choose "
                                          "another place, and try again.")
            .arg(name.isEmpty() ? TranslatableText::translate("io", "Standard output") : name, reasonOf(device)));
}

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
        return writingFailed(m_device);
    m_buffer.resize(0);  // keeps its capacity
    return {};
}

}  // namespace gainsay
