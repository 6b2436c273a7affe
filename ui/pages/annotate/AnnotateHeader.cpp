// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/annotate/AnnotateHeader.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/DisplayText.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {
constexpr int kPillRoom = 180;
constexpr int kPillFontSize = 13;

// A pill for words of the data; what is cut off is told by the tool tip.
void setPill(QLabel *pill, const QString &text)
{
    const QString shown = shortenedTo(text, kPillRoom, kPillFontSize);
    pill->setText(shown);
    pill->setToolTip(shown == text ? QString() : plainToolTip(text));
    pill->setVisible(!text.isEmpty());
}

}  // namespace

AnnotateHeader::AnnotateHeader(QWidget *parent) : QWidget(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(12));
    m_batch = makeLabel(u"pill"_s, this);
    m_source = makeLabel(u"pill"_s, this);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(zoomed(6));
    m_progress->setMaximumWidth(zoomed(180));
    m_progress->setMinimumWidth(zoomed(60));
    m_position = makeLabel(u"pill"_s, this);
    m_skipped = makeButton(ButtonKind::Pill, {}, this);
    m_skipped->hide();
    connect(m_skipped, &QPushButton::clicked, this, &AnnotateHeader::skippedWanted);
    m_order = new QComboBox(this);
    for (const QueueOrder order : {QueueOrder::File, QueueOrder::Uncertain, QueueOrder::Predicted})
        m_order->addItem({}, int(order));
    for (QWidget *widget :
         std::initializer_list<QWidget *>{m_batch, m_source, m_progress, m_position, m_skipped, m_order})
        row->addWidget(widget, 0, Qt::AlignVCenter);
    row->addStretch();
    connect(m_order, &QComboBox::activated, this,
            [this] { Q_EMIT orderChosen(QueueOrder(m_order->currentData().toInt())); });
    setItem({}, {});
    setProgress(0, 0);
    setOrderVisible(false);
    retranslate();
}

void AnnotateHeader::setItem(const QString &batch, const QString &source)
{
    setPill(m_batch, batch);
    setPill(m_source, source);
}

void AnnotateHeader::setProgress(qint64 done, qint64 total)
{
    // The bar counts in int; a share is enough for what it shows.
    m_progress->setRange(0, 1000);
    m_progress->setValue(total > 0 ? int(1000 * done / total) : 0);
    const QLocale locale;
    m_position->setText(total > 0 ? tr("%1 of %2 answered").arg(locale.toString(done), locale.toString(total))
                                  : QString());
    for (QWidget *widget : std::initializer_list<QWidget *>{m_progress, m_position})
        widget->setVisible(total > 0);
    m_anyItems = total > 0;
    setOrderVisible(m_orderWanted);
}

void AnnotateHeader::setSkipped(qint64 skipped)
{
    m_skippedItems = skipped;
    m_skipped->setText(tr("Skipped (%Ln)", nullptr, int(skipped)));
    m_skipped->setVisible(skipped > 0);
}

QString AnnotateHeader::position() const
{
    return m_position->text();
}

void AnnotateHeader::setOrderVisible(bool visible)
{
    m_orderWanted = visible;
    m_order->setVisible(visible && m_anyItems);  // there is an order of nothing to choose
}

void AnnotateHeader::setOrder(QueueOrder order)
{
    const QSignalBlocker quiet(m_order);
    m_order->setCurrentIndex(m_order->findData(int(order)));
}

bool AnnotateHeader::focusOrder()
{
    if (m_order->isVisible())
        m_order->showPopup();
    return m_order->isVisible();
}

void AnnotateHeader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AnnotateHeader::retranslate()
{
    m_progress->setAccessibleName(tr("My progress"));
    m_source->setAccessibleName(tr("Chatbot and method"));
    m_order->setAccessibleName(tr("Order of my items"));
    m_order->setItemText(0, tr("in file order"));
    m_order->setItemText(1, tr("unsure ones first"));
    m_order->setItemText(2, tr("by predicted label"));
    setSkipped(m_skippedItems);
}

}  // namespace gainsay
