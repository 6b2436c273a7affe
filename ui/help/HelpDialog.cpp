// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/HelpDialog.h"

#include "ui/guide/ReadableText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/SearchField.h"

#include <QBoxLayout>
#include <QListWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtMath>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QStringList guidesFor(std::optional<Role> role)
{
    const bool works = !role || role == Role::Annotator || role == Role::Adjudicator;
    QStringList names{u"annotator"_s, u"supervisor"_s, u"researcher"_s};
    const QString own = role == Role::Researcher ? names[2] : works ? names[0] : names[1];
    names.removeOne(own);
    return QStringList{own} + names;
}

bool hasChapter(const Guide &guide, const QString &topic)
{
    return std::any_of(guide.sections.begin(), guide.sections.end(),
                       [&](const GuideSection &section) { return section.id == topic; });
}

}  // namespace

Result<Guide> helpFor(std::optional<Role> role, const QString &topic, const QString &language)
{
    const QStringList names = guidesFor(role);
    for (const QString &name : names) {
        Result<Guide> guide = loadHelp(name, language);
        if (!guide || hasChapter(*guide, topic))
            return guide;
    }
    return loadHelp(names.constFirst(), language);
}

HelpDialog::HelpDialog(Guide guide, const QString &topic, QWidget *parent) : QDialog(parent), m_guide(std::move(guide))
{
    setWindowTitle(m_guide.title);
    setAttribute(Qt::WA_DeleteOnClose);
    resize(zoomed(860), zoomed(620));
    m_search = new SearchField(this);
    m_search->setPurpose(tr("Search the guide"));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Chapters"));
    m_text = new QTextBrowser(this);
    m_text->setAccessibleName(tr("Guide"));
    m_text->setOpenExternalLinks(true);
    m_text->setSearchPaths({u":/help"_s});
    m_text->document()->setDocumentMargin(zoomed(12));

    auto *left = new QVBoxLayout;
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(16), zoomed(16), zoomed(16), zoomed(16));
    row->setSpacing(zoomed(14));
    row->addLayout(left, 1);
    row->addWidget(m_text, 3);
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpDialog::showCurrent);
    connect(m_search, &SearchField::searchChanged, this, [this](const QString &query) { fill(query, {}); });
    fill({}, topic);
    m_list->setFocus();
}

// Only the chapters that hold the words stay.
void HelpDialog::fill(const QString &query, const QString &topic)
{
    m_list->clear();
    const GuideSection *wanted = topic.isEmpty() ? nullptr : m_guide.section(topic);
    for (const GuideSection *section : m_guide.matching(query)) {
        auto *item = new QListWidgetItem(section->title, m_list);
        item->setData(Qt::UserRole, section->id);
        if (section == wanted)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    showCurrent();
}

void HelpDialog::showCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    const GuideSection *section = item ? m_guide.section(item->data(Qt::UserRole).toString()) : nullptr;
    setReadableMarkdown(*m_text->document(), section ? u"## %1\n%2"_s.arg(section->title, section->markdown)
                                                     : tr("Nothing in the guide holds these words."));
    fitPictures();
}

void HelpDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    fitPictures();
}

// Pictures of whole pages are as wide as the text.
void HelpDialog::fitPictures()
{
    const int width = m_text->viewport()->width() - 2 * qCeil(m_text->document()->documentMargin());
    QList<QTextFragment> pictures;
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (part.fragment().charFormat().isImageFormat())
                pictures << part.fragment();
        }
    }
    for (const QTextFragment &picture : std::as_const(pictures)) {
        QTextImageFormat format = picture.charFormat().toImageFormat();
        format.setWidth(width);
        QTextCursor cursor(m_text->document());
        cursor.setPosition(picture.position());
        cursor.setPosition(picture.position() + picture.length(), QTextCursor::KeepAnchor);
        cursor.setCharFormat(format);
    }
}

}  // namespace gainsay
