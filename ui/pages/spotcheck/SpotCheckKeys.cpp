// SPDX-License-Identifier: GPL-3.0-or-later
// Commands, keys and verdicts of SpotCheckPage.
#include "ui/answers/AnswerEditor.h"
#include "ui/pages/spotcheck/SpotCheckPage.h"
#include "ui/shell/ActionCatalog.h"
#include "ui/widgets/Card.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace gainsay {

void SpotCheckPage::addCommands()
{
    const auto group = [] { return tr("Spot check"); };
    actions().add(
        u"spotcheck.pass"_s, [] { return tr("Pass"); }, group, Qt::Key_Space, this, [this] { pass(); });
    actions().add(
        u"spotcheck.fail"_s, [] { return tr("Fail"); }, group, Qt::Key_X, this, [this] { fail(); });
    connect(m_left, &QStackedWidget::currentChanged, this, [this] { setFailing(false); });
    setFailing(false);
    actions().add(
        u"spotcheck.back"_s, [] { return tr("Item before"); }, group, QKeySequence(u"Alt+Left"_s), this,
        [this] { m_desk.step(-1); });
    actions().add(
        u"spotcheck.forward"_s, [] { return tr("Item after"); }, group, QKeySequence(u"Alt+Right"_s), this,
        [this] { m_desk.step(1); });
}

// Before a round has begun the keys belong to the fields and buttons that begin it, while the right answer is given to
// its questions: Space on an option must not pass the item.
void SpotCheckPage::setFailing(bool failing)
{
    m_failure->setVisible(failing);
    for (const QString &id : {u"spotcheck.pass"_s, u"spotcheck.fail"_s})
        actions().action(id)->setEnabled(!failing && m_left->currentWidget() == m_reviewCard);
}

void SpotCheckPage::pass()
{
    if (m_left->currentIndex() == 1 && m_desk.item())
        m_desk.record(Verdict::Pass, std::nullopt, {});
}

void SpotCheckPage::fail()
{
    if (m_left->currentIndex() != 1 || !m_desk.item())
        return;
    setFailing(true);
    m_feedback->setFocus();
}

// The correct answer goes along only if it differs from what was resolved and is complete.
void SpotCheckPage::submitFailure()
{
    if (!m_desk.item())
        return;
    const std::optional<Resolution> &resolution = m_desk.item()->resolution;
    const Scheme &scheme = session().facts().scheme;
    const Json answers = m_editor->submission();
    const bool corrected =
        !m_editor->missing() && (!resolution || scheme.comparable(answers) != scheme.comparable(resolution->answers));
    m_desk.record(Verdict::Fail, corrected ? std::optional(answers) : std::nullopt, m_feedback->text().trimmed());
}

void SpotCheckPage::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    const bool failing = m_failure->isVisible() && !isComposing() && plain;
    if (failing && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        submitFailure();
    else if (failing && event->key() == Qt::Key_Escape)
        setFailing(false);
    else if (!failing || event->text().isEmpty() || !m_editor->takeKey(event->text()))
        Page::keyPressEvent(event);
}

}  // namespace gainsay
