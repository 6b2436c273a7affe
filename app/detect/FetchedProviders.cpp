// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/detect/FetchedProviders.h"

#include "core/detect/fetch/OptionalPart.h"

#include <QFile>

#include <dlfcn.h>
#include <link.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr const char *searchPath = "LD_LIBRARY_PATH";
constexpr const char *before = "GAINSAY_LIBRARY_PATH_BEFORE";
constexpr const char *libraryName = "libonnxruntime.so.1";

// Where the loaded library lies; empty in builds without it.
QByteArray loadedLibrary()
{
    void *library = ::dlopen(libraryName, RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return {};
    const link_map *map = nullptr;
    const bool known = ::dlinfo(library, RTLD_DI_LINKMAP, &map) == 0 && map;
    const QByteArray path = known ? QByteArray(map->l_name) : QByteArray();
    ::dlclose(library);
    return path;
}

}  // namespace

void useFetchedProviders(char **arguments)
{
    if (qEnvironmentVariableIsSet(before)) {
        // The loader has read it; programs that this one starts need not.
        const QByteArray was = qgetenv(before);
        was.isEmpty() ? qunsetenv(searchPath) : qputenv(searchPath, was);
        qunsetenv(before);
        return;
    }
    const OptionalPart &gpu = gpuPart();
    const QByteArray library = loadedLibrary();
    if (library.isEmpty() || !gpu.isThere())
        return;
    const QByteArray folder = QFile::encodeName(gpu.path());
    const QByteArray link = folder + '/' + libraryName;
    if (library == link)
        return;
    ::unlink(link.constData());
    if (::symlink(library.constData(), link.constData()) != 0)
        return;
    const QByteArray was = qgetenv(searchPath);
    qputenv(before, was);
    qputenv(searchPath, was.isEmpty() ? folder : folder + ':' + was);
    ::execv("/proc/self/exe", arguments);
    // It did not start: go on without.
    was.isEmpty() ? qunsetenv(searchPath) : qputenv(searchPath, was);
    qunsetenv(before);
}

}  // namespace gainsay
