// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/PipedInput.h"

#include <cerrno>

#include <poll.h>
#include <unistd.h>

namespace gainsay {

PipedInput::PipedInput()
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

bool PipedInput::isReady()
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return ::poll(&input, 1, 0) > 0;
}

qint64 PipedInput::readData(char *data, qint64 most)
{
    for (;;) {
        const ssize_t got = ::read(STDIN_FILENO, data, size_t(most));
        if (got >= 0)
            return got;
        if (errno != EINTR) {
            setErrorString(qt_error_string(errno));
            return -1;
        }
    }
}

}  // namespace gainsay
