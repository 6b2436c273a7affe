// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program: writes down, in order, what it writes to the files whose path begins with $TORTURE_FILES
// and to standard output, and when it flushes them, into $TORTURE_LOG. `torture.py` makes from it what a power cut
// leaves. A record: the kind, the number of the file, offset and length as 64-bit numbers, then the bytes.
#include <cstdarg>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>
#include <vector>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

enum Kind : int64_t { Open = 1, Write, Truncate, Flush, Unlink, Say };

std::mutex mutex;
std::vector<int64_t> fileOf;       // by descriptor; 0 is none of ours
std::vector<std::string> &names()  // the number of a file is its place here plus one
{
    static std::vector<std::string> list;
    return list;
}

template <class Function> Function next(const char *name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

void note(Kind kind, int64_t file, int64_t offset, const void *bytes, int64_t length)
{
    using RealWrite = ssize_t (*)(int, const void *, size_t);
    static const int log = [] {
        const char *path = std::getenv("TORTURE_LOG");
        return path ? next<int (*)(const char *, int, ...)>("open")(path, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
    }();
    static const auto write = next<RealWrite>("write");
    if (log < 0)
        return;
    const int64_t head[4] = {kind, file, offset, length};
    std::string record(reinterpret_cast<const char *>(head), sizeof head);
    if (bytes)
        record.append(static_cast<const char *>(bytes), size_t(length));
    (void)!write(log, record.data(), record.size());
}

int64_t numberOf(const std::string &path)
{
    for (size_t i = 0; i < names().size(); ++i) {
        if (names()[i] == path)
            return int64_t(i) + 1;
    }
    names().push_back(path);
    note(Open, int64_t(names().size()), 0, path.data(), int64_t(path.size()));
    return int64_t(names().size());
}

int opened(int descriptor, const char *path)
{
    const char *ours = std::getenv("TORTURE_FILES");
    if (descriptor < 0 || !ours)
        return descriptor;
    const std::lock_guard guard(mutex);
    if (fileOf.size() <= size_t(descriptor))
        fileOf.resize(size_t(descriptor) + 1);
    const std::string name(path);
    const bool counts = name.rfind(ours, 0) == 0 && name.find("-shm") == std::string::npos;
    fileOf[size_t(descriptor)] = counts ? numberOf(name) : 0;
    return descriptor;
}

int64_t fileBehind(int descriptor)
{
    return descriptor >= 0 && size_t(descriptor) < fileOf.size() ? fileOf[size_t(descriptor)] : 0;
}

int flushed(int descriptor, const char *how)
{
    const int code = next<int (*)(int)>(how)(descriptor);
    const std::lock_guard guard(mutex);
    if (const int64_t file = fileBehind(descriptor); file && code == 0)
        note(Flush, file, 0, nullptr, 0);
    return code;
}

int truncated(int descriptor, off_t length, const char *how)
{
    const std::lock_guard guard(mutex);
    if (const int64_t file = fileBehind(descriptor))
        note(Truncate, file, length, nullptr, 0);
    return next<int (*)(int, off_t)>(how)(descriptor, length);
}

ssize_t written(int descriptor, const void *bytes, size_t count, off_t offset, const char *how)
{
    const std::lock_guard guard(mutex);
    if (const int64_t file = fileBehind(descriptor))
        note(Write, file, offset, bytes, int64_t(count));
    return next<ssize_t (*)(int, const void *, size_t, off_t)>(how)(descriptor, bytes, count, offset);
}

mode_t modeOf(int flags, va_list list)
{
    return (flags & O_CREAT) != 0 ? va_arg(list, mode_t) : 0;
}

}  // namespace

extern "C" {

int open(const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return opened(next<int (*)(const char *, int, ...)>("open")(path, flags, mode), path);
}

int open64(const char *path, int flags, ...)
{
    va_list list;
    va_start(list, flags);
    const mode_t mode = modeOf(flags, list);
    va_end(list);
    return opened(next<int (*)(const char *, int, ...)>("open64")(path, flags, mode), path);
}

ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset)
{
    return written(descriptor, bytes, count, offset, "pwrite");
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off_t offset)
{
    return written(descriptor, bytes, count, offset, "pwrite64");
}

ssize_t write(int descriptor, const void *bytes, size_t count)
{
    if (descriptor == STDOUT_FILENO) {
        const std::lock_guard guard(mutex);
        note(Say, 0, 0, bytes, int64_t(count));
    } else if (fileBehind(descriptor)) {
        const off_t offset = ::lseek(descriptor, 0, SEEK_CUR);
        const std::lock_guard guard(mutex);
        note(Write, fileBehind(descriptor), offset, bytes, int64_t(count));
    }
    return next<ssize_t (*)(int, const void *, size_t)>("write")(descriptor, bytes, count);
}

int ftruncate(int descriptor, off_t length) noexcept
{
    return truncated(descriptor, length, "ftruncate");
}

int ftruncate64(int descriptor, off_t length) noexcept
{
    return truncated(descriptor, length, "ftruncate64");
}

int fsync(int descriptor)
{
    return flushed(descriptor, "fsync");
}

int fdatasync(int descriptor)
{
    return flushed(descriptor, "fdatasync");
}

int close(int descriptor)
{
    {
        const std::lock_guard guard(mutex);
        if (size_t(descriptor) < fileOf.size() && descriptor >= 0)
            fileOf[size_t(descriptor)] = 0;
    }
    return next<int (*)(int)>("close")(descriptor);
}

int unlink(const char *path) noexcept
{
    const char *ours = std::getenv("TORTURE_FILES");
    if (ours && std::strncmp(path, ours, std::strlen(ours)) == 0 && !std::strstr(path, "-shm")) {
        const std::lock_guard guard(mutex);
        note(Unlink, numberOf(path), 0, nullptr, 0);
    }
    return next<int (*)(const char *)>("unlink")(path);
}

}  // extern "C"
