// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that have a path, as readers want it, and no disk behind them.
#pragma once

#include <QByteArray>
#include <QString>

#include <sys/mman.h>
#include <unistd.h>

namespace gainsay::fuzz {

class MemoryFile {
public:
    explicit MemoryFile(const QByteArray &bytes) : m_file(::memfd_create("fuzz", MFD_CLOEXEC))
    {
        if (m_file < 0 || ::write(m_file, bytes.constData(), size_t(bytes.size())) != bytes.size())
            qFatal("there is no memory for a file");
    }
    ~MemoryFile() { ::close(m_file); }
    MemoryFile(const MemoryFile &) = delete;
    MemoryFile &operator=(const MemoryFile &) = delete;

    QString path() const { return QStringLiteral("/proc/self/fd/%1").arg(m_file); }

private:
    int m_file;
};

}  // namespace gainsay::fuzz
