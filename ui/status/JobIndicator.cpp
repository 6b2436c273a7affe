// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/status/JobIndicator.h"

#include "ui/status/JobNotifier.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ProbabilityBar.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>

namespace gainsay {

using namespace Qt::StringLiterals;

JobIndicator::JobIndicator(JobRunner &jobs, QWidget *parent) : QWidget(parent), m_jobs(jobs)
{
    m_title = makeLabel(u"small"_s, this);
    m_bar = new ProbabilityBar(this);
    m_bar->setFixedWidth(zoomed(90));
    m_cancel = makeButton(ButtonKind::Plain, {}, this);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_title);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    connect(&jobs, &JobRunner::changed, this, &JobIndicator::refresh);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (!m_jobs.running().isEmpty())
            m_jobs.cancel(m_jobs.running().constFirst().id);
    });
    refresh();
}

void JobIndicator::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void JobIndicator::refresh()
{
    const QList<JobRunner::Job> jobs = m_jobs.running();
    setVisible(!jobs.isEmpty());
    m_cancel->setText(tr("Cancel"));
    if (jobs.isEmpty())
        return;
    const JobRunner::Job &job = jobs.constFirst();
    const QString others = jobs.size() > 1 ? u" "_s + tr("(+%n more)", nullptr, int(jobs.size()) - 1) : QString();
    if (job.id != m_timed) {
        m_timed = job.id;
        m_since.start();
    }
    const QString pace = paceText(job.done, job.total, m_since.elapsed());
    QStringList parts{job.title + others};
    if (job.total > 0)
        parts << tr("%1 %").arg(QLocale().toString(100 * job.done / job.total));
    if (!pace.isEmpty())
        parts << pace;
    m_title->setText(parts.join(u" · "_s));
    m_cancel->setAccessibleName(tr("Cancel %1").arg(job.title));
    m_bar->setShare(job.total > 0 ? double(job.done) / double(job.total) : 0, job.title);
}

}  // namespace gainsay
