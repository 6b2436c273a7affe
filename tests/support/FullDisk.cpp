// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/FullDisk.h"

#include <sqlite3.h>

#include <atomic>
#include <limits>

namespace gainsay {

namespace {

constexpr qint64 endless = std::numeric_limits<qint64>::max() / 2;
std::atomic<qint64> room = endless;

// SQLite's own file lies right behind it: the library gives room for both.
struct CountedFile {
    sqlite3_file base;

    sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
    const sqlite3_io_methods *methods() { return real()->pMethods; }
};

CountedFile *counted(sqlite3_file *file)
{
    return reinterpret_cast<CountedFile *>(file);
}

// The same question to the file behind.
template <auto Method> struct Forward;
template <class... Arguments, int (*sqlite3_io_methods::*Method)(sqlite3_file *, Arguments...)> struct Forward<Method> {
    static int call(sqlite3_file *file, Arguments... arguments)
    {
        return (counted(file)->methods()->*Method)(counted(file)->real(), arguments...);
    }
};

int writeCounted(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset)
{
    if (room.fetch_sub(count) < count)
        return SQLITE_FULL;
    return counted(file)->methods()->xWrite(counted(file)->real(), bytes, count, offset);
}

void barrier(sqlite3_file *file)
{
    counted(file)->methods()->xShmBarrier(counted(file)->real());
}

using Methods = sqlite3_io_methods;
const Methods countedMethods{3,
                             Forward<&Methods::xClose>::call,
                             Forward<&Methods::xRead>::call,
                             writeCounted,
                             Forward<&Methods::xTruncate>::call,
                             Forward<&Methods::xSync>::call,
                             Forward<&Methods::xFileSize>::call,
                             Forward<&Methods::xLock>::call,
                             Forward<&Methods::xUnlock>::call,
                             Forward<&Methods::xCheckReservedLock>::call,
                             Forward<&Methods::xFileControl>::call,
                             Forward<&Methods::xSectorSize>::call,
                             Forward<&Methods::xDeviceCharacteristics>::call,
                             Forward<&Methods::xShmMap>::call,
                             Forward<&Methods::xShmLock>::call,
                             barrier,
                             Forward<&Methods::xShmUnmap>::call,
                             Forward<&Methods::xFetch>::call,
                             Forward<&Methods::xUnfetch>::call};

sqlite3_vfs *usual = nullptr;
sqlite3_vfs crowded;

int openCounted(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *outFlags)
{
    CountedFile *made = counted(file);
    const int code = usual->xOpen(usual, name, made->real(), flags, outFlags);
    made->base.pMethods = made->methods() ? &countedMethods : nullptr;
    return code;
}

}  // namespace

FullDisk::FullDisk()
{
    usual = sqlite3_vfs_find(nullptr);
    crowded = *usual;
    crowded.zName = "crowded";
    crowded.szOsFile = int(sizeof(CountedFile)) + usual->szOsFile;
    crowded.xOpen = openCounted;
    sqlite3_vfs_register(&crowded, 1);
}

FullDisk::~FullDisk()
{
    makeRoom();
    sqlite3_vfs_register(usual, 1);
    sqlite3_vfs_unregister(&crowded);
}

void FullDisk::leaveRoomFor(qint64 bytes)
{
    room = bytes;
}

void FullDisk::makeRoom()
{
    room = endless;
}

}  // namespace gainsay
