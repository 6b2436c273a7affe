// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/Background.h"

namespace gainsay {

Background::Background(Executor executor, QObject *parent) : QObject(parent), m_executor(std::move(executor)) {}

Background::~Background()
{
    endEpoch();
}

void Background::endEpoch()
{
    for (std::stop_source &stop : m_newest)
        stop.request_stop();
    std::exchange(m_epoch, std::stop_source()).request_stop();
}

void Background::supersede(QObject *owner, const std::stop_source &newest)
{
    if (const auto older = m_newest.find(owner); older != m_newest.end())
        older->request_stop();
    else
        connect(owner, &QObject::destroyed, this, [this](QObject *gone) { m_newest.take(gone).request_stop(); });
    m_newest.insert(owner, newest);
}

}  // namespace gainsay
