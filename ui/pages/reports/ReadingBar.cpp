// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ReadingBar.h"

#include "ui/session/ReportReader.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

constexpr int kLookMs = 300;

}  // namespace

ReadingBar::ReadingBar(ReportReader &reader, QWidget *parent) : QWidget(parent), m_reader(reader)
{
    m_words = makeLabel(u"muted"_s, this);
    m_bar = new QProgressBar(this);
    m_bar->setRange(0, 100);
    m_stop = makeButton(ButtonKind::Quiet, {}, this);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_reader.stop(); });
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(8));
    row->addWidget(m_words);
    row->addWidget(m_bar, 1);
    row->addWidget(m_stop);
    m_poll.setInterval(kLookMs);
    connect(&m_poll, &QTimer::timeout, this, &ReadingBar::look);
    m_poll.start();
    retranslate();
    hide();
}

void ReadingBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ReadingBar::retranslate()
{
    m_words->setText(tr("Reading the answers…"));
    m_bar->setAccessibleName(m_words->text());
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("What is on screen stays as it is"));
}

void ReadingBar::look()
{
    const std::optional<double> share = m_reader.progress();
    setVisible(share.has_value());
    if (share)
        m_bar->setValue(int(*share * 100.0));
}

}  // namespace gainsay
