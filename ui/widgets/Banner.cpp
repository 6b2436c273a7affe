// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Banner.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QTimer>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {
constexpr int kNoticeMs = 6000;

Tone bannerTone(Banner::Kind kind)
{
    return kind == Banner::Kind::Error ? Tone::Failed : Tone::Accent;
}
}  // namespace

Banner::Banner(Kind kind, const QString &text, QWidget *parent) : QFrame(parent), m_kind(kind)
{
    m_text = makeLabel(u"plain"_s, this);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_close = makeButton(ButtonKind::Quiet, {}, this);
    connect(m_close, &QPushButton::clicked, this, &Banner::dismissed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(44), zoomed(6), zoomed(8), zoomed(6));
    row->addWidget(m_text, 1);
    row->addWidget(m_close);
    setText(text);
    retranslate();
}

QString Banner::text() const
{
    return m_text->text();
}

void Banner::setText(const QString &text)
{
    m_text->setText(text);
    setAccessibleDescription(text);
}

void Banner::retranslate()
{
    m_close->setText(tr("Dismiss"));
    setAccessibleName(m_kind == Kind::Error ? tr("Error") : tr("Notice"));
}

void Banner::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Banner::paintEvent(QPaintEvent *)
{
    const Palette &palette = Palette::of(this);
    const Tone tone = bannerTone(m_kind);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(palette[tone]);
    painter.setBrush(palette.soft(tone));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), zoomed(10), zoomed(10));
    const int size = zoomed(20);
    painter.drawPixmap(
        zoomed(14), (height() - size) / 2,
        tintedPixmap(m_kind == Kind::Error ? u"warning"_s : u"info"_s, palette[tone], size, devicePixelRatioF()));
}

void Banner::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dismissed();
    else
        QFrame::keyPressEvent(event);
}

BannerArea::BannerArea(QWidget *parent) : QWidget(parent)
{
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(zoomed(14), zoomed(10), zoomed(14), 0);
    m_column->setSpacing(zoomed(6));
    hide();
}

Banner *BannerArea::showError(const Error &error)
{
    return add(Banner::Kind::Error, error.message);
}

Banner *BannerArea::showNotice(const QString &text)
{
    Banner *banner = add(Banner::Kind::Notice, text);
    QTimer::singleShot(kNoticeMs, banner, &Banner::dismissed);
    return banner;
}

Banner *BannerArea::showStanding(const QString &text)
{
    return add(Banner::Kind::Notice, text);
}

void BannerArea::withdraw(const QStringList &texts)
{
    for (Banner *banner : banners()) {
        if (banner->kind() == Banner::Kind::Error && texts.contains(banner->text()))
            Q_EMIT banner->dismissed();
    }
}

QList<Banner *> BannerArea::banners() const
{
    return findChildren<Banner *>(Qt::FindDirectChildrenOnly);
}

void BannerArea::reword(const std::function<QString(const QString &)> &anew)
{
    for (Banner *banner : banners())
        banner->setText(anew(banner->text()));
}

Banner *BannerArea::add(Banner::Kind kind, const QString &text)
{
    for (Banner *old : banners()) {
        if (old->kind() == kind && old->text() == text)
            return old;
    }
    auto *banner = new Banner(kind, text, this);
    connect(banner, &Banner::dismissed, this, [this, banner] {
        banner->setParent(nullptr);
        banner->deleteLater();
        setVisible(!banners().isEmpty());
    });
    m_column->addWidget(banner);
    show();
    return banner;
}

}  // namespace gainsay
