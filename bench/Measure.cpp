// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/Measure.h"

#include <QElapsedTimer>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <ctime>

#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace gainsay {

double secondsOf(const std::function<void()> &work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e9;
}

Json percentilesOf(int times, const std::function<void(int)> &work)
{
    std::vector<double> milliseconds;
    const std::clock_t before = std::clock();
    for (int i = 0; i < times; ++i)
        milliseconds.push_back(secondsOf([&] { work(i); }) * 1000);
    const double computed = double(std::clock() - before) * 1000.0 / CLOCKS_PER_SEC;
    Json figures = percentilesOf(std::move(milliseconds));
    figures["cpu"] = computed / times;
    return figures;
}

Json percentilesOf(std::vector<double> milliseconds)
{
    std::sort(milliseconds.begin(), milliseconds.end());
    const auto at = [&](double share) {
        const size_t index = size_t(std::ceil(share * double(milliseconds.size())));
        return milliseconds.empty() ? 0.0 : milliseconds[std::clamp<size_t>(index, 1, milliseconds.size()) - 1];
    };
    return {{"p50", at(0.5)}, {"p95", at(0.95)}, {"p99", at(0.99)}, {"n", milliseconds.size()}};
}

double peakMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

double memoryNow()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0.0;
    const double pages = file.readAll().split(' ').value(1).toDouble();
    return pages * double(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

void forgetPeakMemory()
{
    malloc_trim(0);
    QFile file(u"/proc/self/clear_refs"_s);
    if (file.open(QIODevice::WriteOnly))
        file.write("5");
}

}  // namespace gainsay
