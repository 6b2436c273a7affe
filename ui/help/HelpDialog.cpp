// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/HelpDialog.h"

#include "ui/guide/ReadableText.h"
#include "ui/page/SearchField.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DialogSize.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QEvent>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtMath>

#include <algorithm>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

QStringList guideNames(std::optional<Role> role)
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

Result<QList<Guide>> guidesFor(std::optional<Role> role, const QString &language)
{
    QList<Guide> guides;
    for (const QString &name : guideNames(role)) {
        ASSIGN_OR_RETURN(auto guide, loadHelp(name, language));
        guides.append(std::move(guide));
    }
    return guides;
}

qsizetype guideWithChapter(const QList<Guide> &guides, const QString &chapter)
{
    const auto found =
        std::find_if(guides.begin(), guides.end(), [&](const Guide &guide) { return hasChapter(guide, chapter); });
    return found == guides.end() ? 0 : found - guides.begin();
}

HelpDialog::HelpDialog(QList<Guide> guides, const QString &topic, QWidget *parent)
    : QDialog(parent), m_guides(std::move(guides))
{
    setAttribute(Qt::WA_DeleteOnClose);
    resizeWithinScreen(this, {zoomed(860), zoomed(620)});
    build();
    for (const Guide &guide : std::as_const(m_guides))
        m_choice->addItem(guide.title);
    m_choice->setCurrentIndex(int(guideWithChapter(m_guides, topic)));
    fill({}, topic);
    connect(m_choice, &QComboBox::currentIndexChanged, this, [this] { fill(m_search->text(), chapter()); });
    connect(m_list, &QListWidget::currentRowChanged, this, &HelpDialog::showCurrent);
    connect(m_search, &SearchField::searchChanged, this, [this](const QString &query) { fill(query, chapter()); });
    m_text->viewport()->installEventFilter(this);
    m_fitSoon.setSingleShot(true);
    connect(&m_fitSoon, &QTimer::timeout, this, &HelpDialog::fitPictures);
    connect(m_text->verticalScrollBar(), &QScrollBar::actionTriggered, this, [this] { m_beginning = false; });
    m_list->setFocus();
}

void HelpDialog::build()
{
    m_choice = new QComboBox(this);
    m_choice->setAccessibleName(tr("Guide"));
    m_search = new SearchField(this);
    m_search->setPurpose(tr("Search the guide"));
    m_list = new QListWidget(this);
    m_list->setAccessibleName(tr("Chapters"));
    m_text = new QTextBrowser(this);
    m_text->setAccessibleName(tr("Chapter"));
    m_text->setOpenExternalLinks(true);
    m_text->setSearchPaths({u":/help"_s});
    m_text->document()->setDocumentMargin(zoomed(12));

    auto *left = new QVBoxLayout;
    left->addWidget(m_choice);
    left->addWidget(m_search);
    left->addWidget(m_list, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(16), zoomed(16), zoomed(16), zoomed(16));
    row->setSpacing(zoomed(14));
    row->addLayout(left, 1);
    row->addWidget(m_text, 3);
}

const Guide &HelpDialog::guide() const
{
    return m_guides.at(m_choice->currentIndex());
}

QString HelpDialog::chapter() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

// Only the chapters that hold the words stay.
void HelpDialog::fill(const QString &query, const QString &topic)
{
    const QSignalBlocker quiet(m_list);
    setWindowTitle(guide().title);
    m_list->clear();
    const GuideSection *wanted = topic.isEmpty() ? nullptr : guide().section(topic);
    for (const GuideSection *section : guide().matching(query)) {
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
    const QString id = chapter();
    const GuideSection *section = id.isEmpty() ? nullptr : guide().section(id);
    m_beginning = true;
    setReadableMarkdown(*m_text->document(), section ? u"## %1\n%2"_s.arg(section->title, section->markdown)
                                                     : tr("Nothing in the guide holds these words."));
    fitPictures();
}

bool HelpDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        m_fitSoon.start();  // once the text has been laid out again
    return QDialog::eventFilter(watched, event);
}

// Pictures of whole pages are as wide as the text.
void HelpDialog::fitPictures()
{
    // Beside the scroll bar, whether it is there or not: one that comes and goes would change what fits.
    const int width = m_text->contentsRect().width() - m_text->verticalScrollBar()->sizeHint().width() -
                      2 * qCeil(m_text->document()->documentMargin());
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
    if (m_beginning)
        m_text->verticalScrollBar()->setValue(0);
}

}  // namespace gainsay
