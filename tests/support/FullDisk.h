// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite in this program, as on a disk that runs full: every file that is opened from now on writes into one room of so
// many bytes, after which writing fails. Needs neither root nor a mount. Any thread.
#pragma once

#include <QtGlobal>

namespace gainsay {

class FullDisk {
public:
    FullDisk();
    ~FullDisk();
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

    static void leaveRoomFor(qint64 bytes);
    static void makeRoom();
};

}  // namespace gainsay
