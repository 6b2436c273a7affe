// SPDX-License-Identifier: GPL-3.0-or-later
// Makes conversations as CDConv did: an opening utterance, the bot's reply, a second utterance built by a trigger
// method, and the reply that is judged.
#pragma once

#include "ui/pages/collect/tab/CollectTab.h"

namespace gainsay {

class EmptyState;

class CdconvTab : public CollectTab {
    Q_OBJECT

public:
    CdconvTab(const PageContext &context, const CollectTools &tools, QWidget *parent = nullptr);

    static QString id() { return QStringLiteral("cdconv"); }
    static QString title() { return tr("Conversations"); }

    void refresh() override;

protected:
    void retranslate() override;

private:
    EmptyState *m_empty = nullptr;
};

}  // namespace gainsay
