// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/TranslatableText.h"

#include <QCoreApplication>

namespace gainsay {

TranslatableText::TranslatableText(Maker make)
    : QString(make()), m_maker(std::make_shared<const Maker>(std::move(make)))
{
    m_made = *this;
}

TranslatableText TranslatableText::translate(const char *context, const char *source, const char *comment, int n)
{
    return Maker([=] { return QCoreApplication::translate(context, source, comment, n); });
}

TranslatableText TranslatableText::reworded() const
{
    if (!isTranslatable())
        return *this;
    TranslatableText result((*m_maker)());
    result.m_maker = m_maker;
    result.m_made = result;
    return result;
}

}  // namespace gainsay
