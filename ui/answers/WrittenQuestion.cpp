// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answers/WrittenQuestion.h"

#include "core/base/Phrases.h"
#include "core/scheme/WrittenText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Card.h"

#include <QLabel>
#include <QLocale>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

WrittenQuestion::WrittenQuestion(const Question &question, QWidget *parent) : TextQuestion(question, parent)
{
    m_line = makeLabel(u"small"_s, this);
    m_line->setTextFormat(Qt::PlainText);
    m_line->setWordWrap(true);
    m_line->setMinimumHeight(2 * m_line->fontMetrics().lineSpacing());  // another line must not move what is below
    m_line->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    layout()->addWidget(m_line);
    connect(this, &QuestionWidget::answered, this, &WrittenQuestion::look);
}

void WrittenQuestion::setAnswer(const Json &answer)
{
    TextQuestion::setAnswer(answer);
    look();
}

void WrittenQuestion::setConversation(const Conversation &conversation)
{
    m_conversation = conversation;
    look();
}

void WrittenQuestion::setOthers(const Scheme &scheme, const Json &answers)
{
    if (m_scheme.id != scheme.id || m_scheme.version != scheme.version)
        m_scheme = scheme;
    m_others = answers;
    look();
}

void WrittenQuestion::setLanguage(const QString &language)
{
    TextQuestion::setLanguage(language);
    look();
}

void WrittenQuestion::look()
{
    const QString written = text().trimmed();
    const WrittenLook seen = lookAtWritten(m_scheme, question(), m_conversation, written, m_others);
    const QLocale locale;
    QStringList said;
    if (seen.given > 0 && written.isEmpty())
        said.append(tr("%1 to %2 characters; the given reply has %3.")
                        .arg(locale.toString(seen.fewest), locale.toString(seen.most), locale.toString(seen.given)));
    else if (seen.given > 0)
        said.append(tr("%1 characters (given: %2) · %3 % of the words shared.")
                        .arg(locale.toString(seen.characters), locale.toString(seen.given),
                             locale.toString(100.0 * seen.overlap, 'f', 0)));
    if (!written.isEmpty() && !seen.fitsLength)
        said.append(seen.characters < seen.fewest
                        ? tr("Too short: write at least %1.").arg(locale.toString(seen.fewest))
                        : tr("Too long: write at most %1.").arg(locale.toString(seen.most)));
    if (!seen.copied.isEmpty())
        said.append(tr("This is a copy of %1.").arg(seen.copied));
    const bool fine = written.isEmpty() || seen.isFine();
    m_line->setText(sentences(said));
    m_line->setProperty("look", fine ? u"small"_s : u"failed"_s);
    m_line->style()->unpolish(m_line);
    m_line->style()->polish(m_line);
}

}  // namespace gainsay
