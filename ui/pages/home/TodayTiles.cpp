// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/home/TodayTiles.h"

#include "core/base/Phrases.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/FlowLayout.h"
#include "ui/widgets/StatTile.h"

#include <QDateTime>
#include <QLocale>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTileWidth = 200;

QString percent(double share)
{
    return u"%1 %"_s.arg(QLocale().toString(100 * share, 'f', 0));
}

}  // namespace

TodayTiles::TodayTiles(const PageContext &context, QWidget *parent) : QWidget(parent), m_context(context)
{
    new FlowLayout(zoomed(14), this);
    m_today = addTile(u"annotate"_s);
    m_left = addTile(u"annotate"_s);
    m_settled = addTile(u"reports"_s);
    m_waits = addTile(u"team"_s);
    m_check = addTile(u"spotcheck"_s);
    hide();
}

StatTile *TodayTiles::addTile(const QString &page)
{
    auto *tile = new StatTile(this);
    tile->setMinimumWidth(zoomed(kTileWidth));
    tile->setClickable(true);
    layout()->addWidget(tile);
    connect(tile, &StatTile::activated, this, [this, page] { m_context.shell.openPage(page); });
    return tile;
}

void TodayTiles::refresh()
{
    ProjectSession &session = m_context.session;
    if (!session.isOpen() || !session.user())
        return hide();
    QDateTime morning = QDateTime::fromMSecsSinceEpoch(session.clock().nowMs());
    morning.setTime(QTime(0, 0));
    session.run(
        this,
        [user = *session.user(), since = morning.toMSecsSinceEpoch()](Storage &storage, const Clock &clock) {
            return todayFigures(storage, clock, user, since);
        },
        [this, id = session.userId()](const Result<TodayFigures> &figures) {
            if (id != m_context.session.userId())
                return;
            if (figures)
                show(*figures);
            else
                m_context.shell.showError(figures.error());
        });
}

void TodayTiles::show(const TodayFigures &figures)
{
    for (StatTile *tile : {m_today, m_left})
        tile->setVisible(figures.own.has_value());
    for (StatTile *tile : {m_settled, m_waits, m_check})
        tile->setVisible(figures.project.has_value());
    if (figures.own)
        showOwn(*figures.own);
    if (figures.project)
        showProject(*figures.project);
    setVisible(figures.own || figures.project);
}

void TodayTiles::showOwn(const OwnDay &day)
{
    const QLocale locale;
    m_today->setHeading(tr("Answered today"));
    m_today->setFigure(locale.toString(day.today), {},
                       day.medianSeconds ? tr("median %1 s an item").arg(locale.toString(*day.medianSeconds, 'f', 0))
                                         : QString());
    m_left->setHeading(tr("Still to answer"));
    m_left->setFigure(locale.toString(day.left + day.returned), {},
                      day.returned > 0 ? tr("%Ln came back", nullptr, int(day.returned)) : QString());
}

void TodayTiles::showProject(const ProjectDay &day)
{
    const QLocale locale;
    m_settled->setHeading(tr("Settled"));
    m_settled->setFigure(
        day.conversations > 0 ? percent(double(day.settled) / double(day.conversations)) : QString(), {},
        tr("%1 of %2, %3 disputed")
            .arg(locale.toString(day.settled), locale.toString(day.conversations), locale.toString(day.disputed)));
    m_waits->setHeading(tr("Answers awaited"));
    m_waits->setFigure(locale.toString(day.open), {},
                       day.waitedFor.isEmpty() ? tr("of nobody") : tr("of %1").arg(listing(day.waitedFor)));
    m_check->setHeading(tr("Last spot check"));
    m_check->setFigure(day.passRate ? percent(*day.passRate) : QString(), {},
                       day.passRate ? tr("passed, in %1").arg(day.checkedBatch) : tr("none yet"));
}

}  // namespace gainsay
