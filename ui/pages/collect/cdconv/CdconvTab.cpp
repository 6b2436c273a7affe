// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/collect/cdconv/CdconvTab.h"

#include "ui/widgets/EmptyState.h"

#include <QVBoxLayout>

namespace gainsay {

using namespace Qt::StringLiterals;

CdconvTab::CdconvTab(const PageContext &context, const CollectTools &tools, QWidget *parent)
    : CollectTab(context, tools, parent)
{
    m_empty = new EmptyState(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    retranslate();
}

void CdconvTab::refresh() {}

void CdconvTab::retranslate()
{
    m_empty->setContent(u"collect"_s, tr("Make conversations with chatbots"),
                        tr("gainsay-cli collect makes a batch of conversations from opening utterances."));
}

}  // namespace gainsay
