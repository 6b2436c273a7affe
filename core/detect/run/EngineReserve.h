// SPDX-License-Identifier: GPL-3.0-or-later
// The engine that computes at present and the one that takes over when it fails. Shared by all kinds of engines.
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace gainsay {

template <class Engine> using EngineStarter = std::function<Result<std::unique_ptr<Engine>>()>;

template <class Engine> struct EngineCandidateOf {
    QString provider;
    QString notTried;  // why it is not even tried; empty: it is
    EngineStarter<Engine> start;
};

QString engineNotUsedRemark(const QString &provider, const QString &reason);
QString cpuTookOverRemark(const QString &reason);

template <class Engine> class EngineReserve {
public:
    // `reserve` is called at most once, when `engine` has failed; none where there is nothing to fall back on.
    EngineReserve(std::shared_ptr<const Engine> engine, QStringList remarks, EngineStarter<Engine> reserve)
        : m_engine(std::move(engine)), m_remarks(std::move(remarks)), m_reserve(std::move(reserve))
    {
    }

    std::shared_ptr<const Engine> current() const
    {
        const std::lock_guard lock(m_mutex);
        return m_engine;
    }

    QStringList remarks() const
    {
        const std::lock_guard lock(m_mutex);
        return m_remarks;
    }

    // The first caller that notices a failure starts the reserve; the others find it in place.
    Result<std::shared_ptr<const Engine>> replace(const std::shared_ptr<const Engine> &failed,
                                                  const Error &reason) const
    {
        const std::lock_guard lock(m_mutex);
        if (m_engine != failed)
            return m_engine;
        if (!m_reserve)
            return reason;
        ASSIGN_OR_RETURN(auto reserve, std::exchange(m_reserve, nullptr)());
        m_engine = std::move(reserve);
        m_remarks.append(cpuTookOverRemark(reason.message));
        return m_engine;
    }

private:
    mutable std::mutex m_mutex;  // guards what follows
    mutable std::shared_ptr<const Engine> m_engine;
    mutable QStringList m_remarks;
    mutable EngineStarter<Engine> m_reserve;
};

// The first candidate that starts, backed by the last one, as a `Fallback`. Why those before it do not run is in its
// remarks; an error, the last candidate's, only where none starts.
template <class Fallback, class Engine>
Result<std::unique_ptr<Engine>> startFirstOf(const std::vector<EngineCandidateOf<Engine>> &candidates)
{
    QStringList remarks;
    Error fault;
    for (size_t i = 0; i < candidates.size(); ++i) {
        QString reason = candidates[i].notTried;
        if (reason.isEmpty()) {
            Result<std::unique_ptr<Engine>> engine = candidates[i].start();
            if (engine) {
                const bool last = i + 1 == candidates.size();
                return std::unique_ptr<Engine>(std::make_unique<Fallback>(
                    *std::move(engine), remarks, last ? EngineStarter<Engine>() : candidates.back().start));
            }
            fault = engine.error();
            reason = fault.message;
        }
        remarks.append(engineNotUsedRemark(candidates[i].provider, reason));
    }
    return fault;
}

}  // namespace gainsay
