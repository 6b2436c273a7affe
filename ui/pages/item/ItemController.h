// SPDX-License-Identifier: GPL-3.0-or-later
// The item on its page, and its neighbours in the list that one came from.
#pragma once

#include "core/service/item/ItemService.h"
#include "ui/page/ItemLink.h"
#include "ui/session/ProjectSession.h"

#include <QObject>

#include <optional>

namespace gainsay {

class ItemController : public QObject {
    Q_OBJECT

public:
    explicit ItemController(ProjectSession &session, QObject *parent = nullptr);

    void open(const ItemLink &link);
    // What the person worked on last, where nothing was asked for.
    void openLatest();
    // Whether something was asked for that has not been read yet.
    bool isOpening() const { return m_asked.has_value(); }
    // Reads what was asked for last anew.
    void reload();
    // The one before (-1) or behind it (1).
    void step(int by);
    bool canStep(int by) const;
    void clear();

    const ItemLink &link() const { return m_link; }
    // None while nothing is open, or the first one is being read.
    const std::optional<ItemView> &view() const { return m_view; }

Q_SIGNALS:
    void loaded();
    // There is no item to show, or none that the person may see.
    void nothing();
    void refused(const gainsay::Error &error);

private:
    void find(const QString &name);
    void read(const ItemLink &wanted);
    void stepInList(int by);
    void stepInQuery(int by);

    ProjectSession &m_session;
    ItemLink m_link;
    std::optional<ItemLink> m_asked;  // until it is read, or refused
    std::optional<ItemView> m_view;
    bool m_stepping = false;
    Epoch m_wanted;  // answers about another item are dropped
};

}  // namespace gainsay
