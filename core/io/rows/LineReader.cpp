// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/rows/LineReader.h"

#include "core/base/TranslatableText.h"

#include <cstring>

namespace gainsay {

namespace {

constexpr qsizetype chunkSize = qsizetype(1024) * 1024;
constexpr QByteArrayView byteOrderMark("\xef\xbb\xbf", 3);

// Its mark, and the many zero bytes that letters and line ends have in it: two odd bytes alone are one bad row.
bool isUtf16(QByteArrayView start)
{
    return (start.startsWith("\xff\xfe") || start.startsWith("\xfe\xff")) && start.count('\0') * 10 > start.size();
}

}  // namespace

LineReader::LineReader(QIODevice &device, qsizetype limit) : m_device(device), m_limit(limit) {}

// Moves what is left to the front and reads one more chunk behind it; false at the end of the file.
Result<bool> LineReader::fill()
{
    m_buffer.remove(0, m_start);
    m_start = 0;
    const qsizetype kept = m_buffer.size();
    m_buffer.resize(kept + chunkSize);
    const qint64 got = m_device.read(m_buffer.data() + kept, chunkSize);
    m_buffer.resize(kept + qMax<qint64>(0, got));
    if (got < 0)
        return ioError(TranslatableText::translate("io", "Reading stopped after line %1: %2")
                           .arg(m_number)
                           .arg(m_device.errorString()));
    if (m_bytesRead == 0 && isUtf16(m_buffer))
        return invalidInput(TranslatableText::translate("io", "The file is UTF-16; save it as UTF-8 first."));
    m_bytesRead += got;
    return got > 0;
}

LineReader::Status LineReader::finishLine(qsizetype length, bool tooLong)
{
    m_line = QByteArrayView(m_buffer).sliced(m_start, length);
    if (m_line.endsWith('\r'))
        m_line.chop(1);
    if (++m_number == 1 && m_line.startsWith(byteOrderMark))
        m_line = m_line.sliced(byteOrderMark.size());
    m_start += length;
    return tooLong ? Status::TooLong : Status::Line;
}

Result<LineReader::Status> LineReader::next()
{
    bool tooLong = false;
    qsizetype searched = 0;  // bytes behind m_start that hold no newline
    for (;;) {
        const char *from = m_buffer.constData() + m_start + searched;
        const size_t available = size_t(m_buffer.size() - m_start - searched);
        if (const void *newline = available > 0 ? std::memchr(from, '\n', available) : nullptr) {
            const qsizetype length = static_cast<const char *>(newline) - (m_buffer.constData() + m_start);
            const Status status = finishLine(length, tooLong || length > m_limit);
            ++m_start;
            return status;
        }
        searched = m_buffer.size() - m_start;
        if (searched > m_limit) {  // let go of what has been seen, keep looking for the end of the line
            tooLong = true;
            m_start = m_buffer.size();
            searched = 0;
        }
        ASSIGN_OR_RETURN(const auto more, fill());
        if (!more) {
            if (searched == 0 && !tooLong)
                return Status::End;
            return finishLine(searched, tooLong);
        }
    }
}

}  // namespace gainsay
