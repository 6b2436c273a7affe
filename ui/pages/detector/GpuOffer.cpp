// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/GpuOffer.h"

#include "core/base/Phrases.h"
#include "core/detect/fetch/OptionalPart.h"
#include "ui/session/JobRunner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace gainsay {

GpuOffer::GpuOffer(JobRunner &jobs, QWidget *parent) : QWidget(parent), m_jobs(jobs)
{
    m_text = makeLabel(u"muted"_s, this);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_button = makeButton(ButtonKind::Plain, {}, this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_text, 1);
    row->addWidget(m_button, 0, Qt::AlignTop);
    connect(m_button, &QPushButton::clicked, this, &GpuOffer::stopOrFetch);
    retranslate();
}

void GpuOffer::stopOrFetch()
{
    if (m_job != 0)
        m_jobs.cancel(m_job);
    else
        fetch();
}

void GpuOffer::fetch()
{
    m_job = m_jobs.start([] { return tr("Fetching the providers for NVIDIA cards"); }, this,
                         [](Progress &progress) { return fetchPart(gpuPart(), progress); },
                         [this](const Result<QString> &folder) {
                             m_job = 0;
                             m_fetched = folder.has_value();
                             showState();
                             if (!folder && folder.error().kind != ErrorKind::Cancelled)
                                 Q_EMIT refused(folder.error());
                         });
    showState();
}

void GpuOffer::showState()
{
    // Made for x86-64; there and back again it is not asked for.
#ifdef Q_PROCESSOR_X86_64
    setVisible(m_job != 0 || m_fetched || !gpuPart().isThere());
#else
    setVisible(false);
#endif
    m_button->setVisible(!m_fetched);
    m_button->setText(m_job != 0 ? tr("Stop fetching") : tr("Fetch for NVIDIA cards"));
    if (m_fetched)
        m_text->setText(tr("The providers for NVIDIA cards are there. Start Gainsay again to use them."));
    else if (m_job != 0)
        m_text->setText(tr("Fetching the providers for NVIDIA cards…"));
    else
        m_text->setText(gpuPart().offer());
}

void GpuOffer::retranslate()
{
    showState();
}

}  // namespace gainsay
