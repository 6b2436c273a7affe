// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/GuidePanel.h"

#include "ui/guide/ReadableText.h"
#include "ui/page/SearchField.h"
#include "ui/widgets/DisplayText.h"
#include "ui/widgets/ElidedCombo.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QTextDocument>
#include <QVBoxLayout>

namespace gainsay {

QString sectionFor(const QString &question, const Json &answers)
{
    const auto answer = answers.find(toUtf8(question));
    const bool chosen = answer != answers.end() && answer->is_string();
    return chosen ? question + u'/' + fromUtf8(answer->get<std::string>()) : question;
}

GuidePanel::GuidePanel(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto *top = new QHBoxLayout;
    m_list = new ElidedCombo(this);
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    m_search = new SearchField(this);
    top->addWidget(m_list, 1);
    top->addWidget(m_search, 1);
    column->addLayout(top);
    m_text = new QTextBrowser(this);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    column->addWidget(m_text, 1);
    connect(m_search, &SearchField::searchChanged, this, &GuidePanel::fillList);
    connect(m_list, &QComboBox::currentIndexChanged, this, &GuidePanel::showCurrent);
    retranslate();
}

void GuidePanel::setGuide(const Guide &guide)
{
    m_guide = guide;
    fillList(m_search->text());
    showSection(m_wanted);
    layOutAnew();
}

void GuidePanel::showSection(const QString &id)
{
    m_wanted = id;
    const GuideSection *section = m_guide.section(id);
    if (!section || section->id == currentSection())
        return;
    if (m_list->findData(section->id) < 0)
        m_search->clear();
    m_list->setCurrentIndex(m_list->findData(section->id));
}

QString GuidePanel::currentSection() const
{
    return m_list->currentData().toString();
}

void GuidePanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void GuidePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layOutAnew();
}

void GuidePanel::fillList(const QString &query)
{
    const QString before = currentSection();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const GuideSection *section : m_guide.matching(query))
            m_list->addItem(section->title, section->id);
        const int index = m_list->findData(before);
        m_list->setCurrentIndex(index >= 0 ? index : 0);
        m_list->setToolTip(plainToolTip(m_list->currentText()));
    }
    showCurrent();
}

void GuidePanel::showCurrent()
{
    const GuideSection *section = m_list->count() > 0 ? m_guide.section(currentSection()) : nullptr;
    m_text->setDocument(pageOf(section));
}

QTextDocument *GuidePanel::pageOf(const GuideSection *section)
{
    QTextDocument *&page = m_pages[section ? section->id : QString()];
    if (!page) {
        page = new QTextDocument(m_text);
        page->setDefaultFont(m_text->font());
        setReadableMarkdown(*page, section ? section->markdown : tr("Nothing in the guidelines holds these words."));
    }
    return page;
}

// Other words, colours or letters: what was laid out is not true any more.
void GuidePanel::layOutAnew()
{
    const QHash<QString, QTextDocument *> former = std::exchange(m_pages, {});
    showCurrent();
    qDeleteAll(former);
}

void GuidePanel::retranslate()
{
    layOutAnew();
    m_search->setPurpose(tr("Search the guidelines"));
    m_search->setPlaceholderText(tr("Search"));  // there is little room beside the section's name
    m_list->setAccessibleName(tr("Section of the guidelines"));
    m_text->setAccessibleName(tr("Guidelines"));
}

}  // namespace gainsay
