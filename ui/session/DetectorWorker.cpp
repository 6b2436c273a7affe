// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/DetectorWorker.h"

namespace gainsay {

DetectorWorker::DetectorWorker(const DetectorSource &source, QObject *parent)
    : QObject(parent), m_cache(source),
      m_background([this](std::function<void()> task) { m_pool.start(std::move(task)); })
{
    m_pool.setMaxThreadCount(1);
}

DetectorWorker::~DetectorWorker()
{
    m_background.endEpoch();
    m_pool.clear();
    m_pool.waitForDone();
}

void DetectorWorker::tryOut(QObject *context, const Conversation &conversation,
                            std::function<void(const QList<TriedAnswer> &answers)> done)
{
    ask(
        context,
        [conversation](DetectorCache &cache, std::stop_token stop) {
            return cache.tryOut(conversation, std::move(stop));
        },
        [done = std::move(done)](const Result<QList<TriedAnswer>> &answers) {
            if (answers)
                done(*answers);
        });
}

}  // namespace gainsay
