// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/item/ItemController.h"

#include "core/service/browse/BrowseService.h"
#include "ui/session/UnderScheme.h"

namespace gainsay {

ItemController::ItemController(ProjectSession &session, QObject *parent) : QObject(parent), m_session(session) {}

void ItemController::clear()
{
    m_wanted.renew();
    m_link = {};
    m_asked.reset();
    m_view.reset();
    m_stepping = false;
}

void ItemController::open(const ItemLink &link)
{
    m_wanted.renew();
    m_stepping = false;
    m_asked = link;
    if (link.item)
        return read(link);
    m_session.run(m_wanted.owner(),
                  underScheme<ItemService>(m_session.userId(),
                                           [name = link.name](ItemService &service) { return service.find(name); }),
                  [this, link](const Result<ConversationId> &found) {
                      if (!found) {
                          m_asked.reset();
                          Q_EMIT refused(found.error());
                          if (!m_view)
                              Q_EMIT nothing();
                          return;
                      }
                      ItemLink known = link;
                      known.item = *found;
                      read(known);
                  });
}

void ItemController::openLatest()
{
    m_wanted.renew();
    m_session.run(m_wanted.owner(),
                  underScheme<ItemService>(m_session.userId(), [](ItemService &service) { return service.latest(); }),
                  [this](const Result<ConversationId> &found) {
                      if (found && *found)
                          return read({*found});
                      if (!found)
                          Q_EMIT refused(found.error());
                      Q_EMIT nothing();
                  });
}

void ItemController::reload()
{
    if (m_asked)
        open(ItemLink(*m_asked));
    else if (m_link.item)
        read(ItemLink(m_link));
}

// What is on screen stays until the other one is there; one that is refused leaves it there.
void ItemController::read(const ItemLink &wanted)
{
    m_session.run(m_wanted.owner(),
                  underScheme<ItemService>(m_session.userId(),
                                           [item = wanted.item](ItemService &service) { return service.open(item); }),
                  [this, wanted](Result<ItemView> view) {
                      m_stepping = false;
                      m_asked.reset();
                      if (!view) {
                          Q_EMIT refused(view.error());
                          if (!m_view || m_link.item == wanted.item) {
                              clear();
                              Q_EMIT nothing();
                          }
                          return;
                      }
                      m_link = wanted;
                      m_view = std::move(*view);
                      Q_EMIT loaded();
                  });
}

bool ItemController::canStep(int by) const
{
    if (!m_view || m_link.place <= 0)
        return false;
    const qint64 place = m_link.place + by;
    if (place < 1 || (m_link.total >= 0 && place > m_link.total))
        return false;
    return m_link.query || m_link.list.contains(m_link.item);
}

void ItemController::step(int by)
{
    if (m_stepping || !canStep(by))
        return;
    if (m_link.query)
        stepInQuery(by);
    else
        stepInList(by);
}

void ItemController::stepInList(int by)
{
    const ConversationId next = m_link.list.value(m_link.list.indexOf(m_link.item) + by);
    if (!next)
        return;
    ItemLink wanted = m_link;
    wanted.item = next;
    wanted.place += by;
    m_stepping = true;
    read(wanted);
}

void ItemController::stepInQuery(int by)
{
    m_stepping = true;
    m_session.run(
        m_wanted.owner(),
        [query = *m_link.query, from = m_link.item, by](Storage &storage, const Clock &) {
            BrowseService browse(storage);
            return by > 0 ? browse.next(query, from) : browse.previous(query, from);
        },
        [this, by](const Result<QList<ConversationRow>> &found) {
            m_stepping = false;
            if (!found) {
                Q_EMIT refused(found.error());
                return;
            }
            if (found->isEmpty()) {  // the list has changed meanwhile
                m_link.total = by > 0 ? m_link.place : m_link.total;
                m_link.place = by > 0 ? m_link.place : 1;
                Q_EMIT loaded();
                return;
            }
            ItemLink wanted = m_link;
            wanted.item = found->first().id;
            wanted.place += by;
            m_stepping = true;
            read(wanted);
        });
}

}  // namespace gainsay
