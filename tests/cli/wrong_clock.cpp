// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program: its computer's clock is three hours ahead.
#include <ctime>
#include <sys/syscall.h>
#include <unistd.h>

extern "C" int clock_gettime(clockid_t clock, timespec *now) noexcept
{
    const long code = ::syscall(SYS_clock_gettime, clock, now);
    if (code == 0 && clock == CLOCK_REALTIME)
        now->tv_sec += 3 * 60 * 60;
    return int(code);
}
