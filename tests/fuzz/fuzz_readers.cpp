// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer's entry. $GAINSAY_FUZZ_TARGET says which reader; without it all their names are printed.
#include "core/base/Resources.h"
#include "tests/fuzz/FuzzTargets.h"

#include <cstdio>
#include <cstdlib>

namespace {

const gainsay::fuzz::Target *chosen = nullptr;

}  // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***);
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

extern "C" int LLVMFuzzerInitialize(int *, char ***)
{
    gainsay::initResources();
    chosen = gainsay::fuzz::targetNamed(qgetenv("GAINSAY_FUZZ_TARGET"));
    if (chosen)
        return 0;
    for (const auto &target : gainsay::fuzz::targets())
        std::puts(target.name);
    std::exit(qEnvironmentVariableIsSet("GAINSAY_FUZZ_TARGET") ? 1 : 0);
}

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    chosen->run(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    return 0;
}
