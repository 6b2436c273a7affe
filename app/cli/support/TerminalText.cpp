// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/TerminalText.h"

#include "core/text/SafeText.h"

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString escaped(const QString &text, QStringView kept)
{
    QString shown;
    shown.reserve(text.size());
    for (const QChar c : text) {
        if (!isUnsafeOnScreen(c) || kept.contains(c))
            shown += c;
        else if (c == u'\n')
            shown += u"\\n"_s;
        else
            shown += u"\\u%1"_s.arg(int(c.unicode()), 4, 16, QChar(u'0'));
    }
    return shown;
}

}  // namespace

QString oneTerminalLine(const QString &text)
{
    return escaped(text, u"\t");
}

QString terminalText(const QString &text)
{
    return escaped(text, u"\n\t");
}

QByteArray terminalBytes(const QByteArray &text)
{
    return terminalText(QString::fromUtf8(text)).toUtf8();
}

qint64 TerminalDevice::writeData(const char *data, qint64 size)
{
    const QByteArray shown = terminalBytes(QByteArray(data, size));
    return m_target.write(shown) == shown.size() ? size : -1;
}

}  // namespace gainsay
