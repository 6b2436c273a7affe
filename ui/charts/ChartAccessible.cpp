// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartAccessible.h"

#include "ui/charts/Chart.h"

#include <QAccessibleWidget>
#include <QHash>

namespace gainsay {

namespace {

class MarkAccessible : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    MarkAccessible(Chart *chart, int mark) : m_chart(chart), m_mark(mark) {}

    bool isValid() const override { return m_mark < m_chart->markCount(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_chart); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    void setText(QAccessible::Text, const QString &) override {}
    QAccessible::Role role() const override { return QAccessible::Cell; }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_chart->markText(m_mark) : QString();
    }

    QRect rect() const override
    {
        const QRect area = m_chart->markArea(m_mark).toAlignedRect();
        return {m_chart->mapToGlobal(area.topLeft()), area.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_chart->hasFocus() && m_chart->currentMark() == m_mark;
        return state;
    }

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }
    void doAction(const QString &) override
    {
        m_chart->setCurrentMark(m_mark);
        Q_EMIT m_chart->activated(m_mark);
    }

private:
    Chart *m_chart;
    int m_mark;
};

class ChartAccessible : public QAccessibleWidget {
public:
    explicit ChartAccessible(Chart *chart) : QAccessibleWidget(chart, QAccessible::Chart) {}
    ~ChartAccessible() override
    {
        for (const QAccessible::Id id : std::as_const(m_marks))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return chart()->markCount(); }

    QAccessibleInterface *child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        auto known = m_marks.find(index);
        if (known == m_marks.end())
            known = m_marks.insert(index, QAccessible::registerAccessibleInterface(new MarkAccessible(chart(), index)));
        return QAccessible::accessibleInterface(*known);
    }

    int indexOfChild(const QAccessibleInterface *child) const override
    {
        return m_marks.key(QAccessible::uniqueId(const_cast<QAccessibleInterface *>(child)), -1);
    }

    QAccessibleInterface *childAt(int x, int y) const override
    {
        return child(chart()->markAt(chart()->mapFromGlobal(QPoint(x, y))));
    }

    QAccessibleInterface *focusChild() const override { return child(chart()->currentMark()); }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Description ? chart()->description() : QAccessibleWidget::text(kind);
    }

private:
    Chart *chart() const { return static_cast<Chart *>(object()); }

    mutable QHash<int, QAccessible::Id> m_marks;
};

QAccessibleInterface *makeChartAccessible(const QString &, QObject *object)
{
    auto *chart = qobject_cast<Chart *>(object);
    return chart ? new ChartAccessible(chart) : nullptr;
}

}  // namespace

void installChartAccessibility()
{
    QAccessible::installFactory(makeChartAccessible);
}

}  // namespace gainsay
