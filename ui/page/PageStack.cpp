// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/page/PageStack.h"

#include <QEvent>
#include <QScrollArea>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

// Stands between the page and its scroll area, which would else give a page with wrapped text its preferred height
// where the smallest one would do.
class PageHolder : public QWidget {
public:
    explicit PageHolder(QWidget *page) : m_page(page)
    {
        setProperty("surface", u"clear"_s);
        page->setParent(this);
    }

    QSize minimumSizeHint() const override { return m_page->minimumSizeHint(); }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QWidget::event(event);
    }

    void resizeEvent(QResizeEvent *) override { m_page->resize(size()); }

private:
    QWidget *m_page;
};

}  // namespace

void PageStack::addPage(QWidget *page)
{
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(new PageHolder(page));
    addWidget(area);
}

void PageStack::showPage(const QWidget *page)
{
    for (int i = 0; i < count(); ++i) {
        if (widget(i)->isAncestorOf(page))
            setCurrentIndex(i);
    }
}

}  // namespace gainsay
