// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/DetectorWorker.h"

namespace gainsay {

DetectorWorker::DetectorWorker(const DetectorSource &source, QObject *parent) : QObject(parent), m_shelf(source)
{
    m_pool.setMaxThreadCount(1);
}

DetectorWorker::~DetectorWorker()
{
    for (std::stop_source &stop : m_newest)
        stop.request_stop();
    m_pool.clear();
    m_pool.waitForDone();
}

void DetectorWorker::tryOut(QObject *context, const Conversation &conversation,
                            std::function<void(const QList<TriedAnswer> &answers)> done)
{
    ask(
        context,
        [conversation](DetectorCache &shelf, std::stop_token stop) {
            return shelf.tryOut(conversation, std::move(stop));
        },
        [done = std::move(done)](const Result<QList<TriedAnswer>> &answers) {
            if (answers)
                done(*answers);
        });
}

std::stop_source DetectorWorker::supersede(QObject *context)
{
    if (const auto older = m_newest.find(context); older != m_newest.end())
        older->request_stop();
    else
        connect(context, &QObject::destroyed, this, [this](QObject *gone) {
            std::stop_source stop = m_newest.take(gone);
            stop.request_stop();
        });
    return *m_newest.insert(context, std::stop_source());
}

}  // namespace gainsay
