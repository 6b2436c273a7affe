// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/detect/onnx/RunWatch.h"

#include "core/base/TranslatableText.h"
#include "core/detect/onnx/OnnxRuntime.h"

#include <QFile>

#include <stdexcept>

#include <unistd.h>

namespace gainsay {

namespace {

constexpr std::chrono::milliseconds lookEvery{100};
// A computation that has taken so much while so little is left would bring the whole computer down.
constexpr qint64 greed = qint64(1) << 30;
constexpr qint64 reserve = qint64(256) << 20;

qint64 residentMemory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

}  // namespace

std::list<RunWatch::Watched>::iterator RunWatch::begin()
{
    const std::lock_guard lock(m_mutex);
    m_runs.push_back({Ort::RunOptions(), std::chrono::steady_clock::now() + m_longest, residentMemory()});
    if (!m_thread.joinable())
        m_thread = std::jthread([this](std::stop_token stop) { look(stop); });
    if (m_runs.size() == 1)
        m_changed.notify_one();
    return std::prev(m_runs.end());
}

void RunWatch::judge(Watched &run) const
{
    run.late = run.late || std::chrono::steady_clock::now() >= run.deadline;
    run.greedy = run.greedy || (residentMemory() - run.resident > greed && availableMemory() < reserve);
    if (run.late || run.greedy)
        run.options.SetTerminate();
}

void RunWatch::look(std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested()) {
        if (!m_changed.wait(lock, stop, [this] { return !m_runs.empty(); }))
            return;
        for (Watched &run : m_runs)
            judge(run);
        m_changed.wait_for(lock, stop, lookEvery, [] { return false; });
    }
}

void RunWatch::run(const std::function<void(const Ort::RunOptions &)> &action)
{
    const auto watched = begin();
    const auto end = [&] {
        const std::lock_guard lock(m_mutex);
        const std::pair why(watched->late, watched->greedy);
        m_runs.erase(watched);
        return why;
    };
    try {
        action(watched->options);
    } catch (...) {
        const auto [late, greedy] = end();
        if (late)
            throw std::runtime_error(
                TranslatableText::translate("detect", "it gave no answer within %1 s and was stopped: the network may "
                                                      "be made to hang")
                    .arg(std::chrono::duration_cast<std::chrono::seconds>(m_longest).count())
                    .toStdString());
        if (greedy)
            throw std::bad_alloc();
        throw;
    }
    end();
}

}  // namespace gainsay
