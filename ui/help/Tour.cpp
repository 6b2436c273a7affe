// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/Tour.h"

#include "core/model/Workflow.h"
#include "ui/settings/Settings.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QTimer>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

struct TourText {
    QLatin1StringView page;
    const char *title;
    const char *text;
};

constexpr TourText kTourTexts[] = {
    {"home"_L1, QT_TRANSLATE_NOOP("Tour", "Home"),
     QT_TRANSLATE_NOOP("Tour", "Projects are made and opened here, and you see how far each batch is.")},
    {"annotate"_L1, QT_TRANSLATE_NOOP("Tour", "Annotate"),
     QT_TRANSLATE_NOOP("Tour", "One conversation at a time. Every option shows its key; Enter submits and brings the "
                               "next one. Nothing you type is lost.")},
    {"training"_L1, QT_TRANSLATE_NOOP("Tour", "Training"),
     QT_TRANSLATE_NOOP("Tour", "A tutorial that explains every answer, and the test that opens real work.")},
    {"inbox"_L1, QT_TRANSLATE_NOOP("Tour", "Inbox"),
     QT_TRANSLATE_NOOP("Tour", "Items that came back with what was wrong, discussions of your items, and messages.")},
    {"adjudicate"_L1, QT_TRANSLATE_NOOP("Tour", "Adjudicate"),
     QT_TRANSLATE_NOOP("Tour",
                       "Where two people disagree you see both answers side by side, without names, and decide.")},
    {"spotcheck"_L1, QT_TRANSLATE_NOOP("Tour", "Spot check"),
     QT_TRANSLATE_NOOP("Tour", "A random sample of a batch is passed or failed; below the required rate the batch goes "
                               "back with your feedback.")},
    {"reports"_L1, QT_TRANSLATE_NOOP("Tour", "Reports"),
     QT_TRANSLATE_NOOP("Tour", "Agreement with its interval, progress, people and time; every chart can be saved.")},
    {"errors"_L1, QT_TRANSLATE_NOOP("Tour", "Errors"),
     QT_TRANSLATE_NOOP("Tour", "What models get wrong: choose a cell of the matrix and read the conversations.")},
    {"detector"_L1, QT_TRANSLATE_NOOP("Tour", "Detector"),
     QT_TRANSLATE_NOOP("Tour",
                       "Models that mark likely contradictions run here, on the processor or a graphics card.")},
    {"data"_L1, QT_TRANSLATE_NOOP("Tour", "Data"),
     QT_TRANSLATE_NOOP("Tour", "Every conversation: search, filter, read; bring files in and take results out.")},
    {"collect"_L1, QT_TRANSLATE_NOOP("Tour", "Collect"),
     QT_TRANSLATE_NOOP("Tour", "Conversations are made here with chatbots: opening utterances, replies, and questions "
                               "that bring contradictions out.")},
    {"studio"_L1, QT_TRANSLATE_NOOP("Tour", "Scheme"),
     QT_TRANSLATE_NOOP("Tour", "What is asked is made here: questions, options, keys and guidelines, with the real "
                               "question panel beside them.")},
    {"team"_L1, QT_TRANSLATE_NOOP("Tour", "Team"),
     QT_TRANSLATE_NOOP("Tour", "The people of the project, their roles, and who labels what.")},
};

// Points to the left, in the colour of the card's outline.
class TourArrow : public QWidget {
public:
    explicit TourArrow(QWidget *window) : QWidget(window)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Palette::of(this)[Tone::Accent]);
        painter.drawPolygon(QPolygonF({QPointF(0, height() / 2.0), QPointF(width(), 0), QPointF(width(), height())}));
    }
};

QString tourText(const char *text)
{
    return QCoreApplication::translate("Tour", text);
}

}  // namespace

void skipTours(Settings &settings)
{
    QStringList seen;
    for (const Role role : {Role::Annotator, Role::Adjudicator, Role::Supervisor, Role::Researcher, Role::Admin})
        seen << toString(role);
    settings.setValue(Setting::ToursSeen, seen);
}

Tour::Tour(const QStringList &pages, const QStringList &keys, QWidget *window) : QFrame(window), m_keys(keys)
{
    for (const TourText &text : kTourTexts) {
        if (pages.contains(text.page))
            m_pages << text.page;
    }
    setObjectName(u"palette"_s);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_DeleteOnClose);
    m_title = makeLabel(u"title"_s, this);
    m_text = makeLabel(u"plain"_s, this);
    m_text->setWordWrap(true);
    m_count = makeLabel(u"small"_s, this);
    m_back = makeButton(ButtonKind::Plain, {}, this);
    m_next = makeButton(ButtonKind::Primary, {}, this);
    m_stop = makeButton(ButtonKind::Quiet, {}, this);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_count);
    buttons->addStretch();
    buttons->addWidget(m_stop);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(zoomed(20), zoomed(16), zoomed(20), zoomed(16));
    column->setSpacing(zoomed(10));
    column->addWidget(m_title);
    column->addWidget(m_text, 1);
    column->addLayout(buttons);
    connect(m_stop, &QPushButton::clicked, this, &Tour::finished);
    connect(m_back, &QPushButton::clicked, this, [this] { show(m_step - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { show(m_step + 1); });
    connect(this, &Tour::finished, this, &QWidget::close);
    connect(this, &Tour::finished, this, [this] { m_arrow->hide(); });
    m_arrow = new TourArrow(window);
    qApp->installEventFilter(this);
}

Tour::~Tour()
{
    delete m_arrow;
    qApp->removeEventFilter(this);
}

// A page takes the keyboard once it has read what it shows; the card, which is still in front, takes it back.
bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn && isVisible() && watched->isWidgetType()) {
        const auto *taker = static_cast<QWidget *>(watched);
        const bool byItself = static_cast<QFocusEvent *>(event)->reason() == Qt::OtherFocusReason;
        if (byItself && taker->window() == window() && !isAncestorOf(taker))
            QTimer::singleShot(0, m_next, [this] { m_next->setFocus(Qt::OtherFocusReason); });
    }
    return QFrame::eventFilter(watched, event);
}

void Tour::start()
{
    const QWidget *window = parentWidget();
    const QSize size(zoomed(460), zoomed(190));
    setGeometry(QRect(QPoint(zoomed(84), window->height() - size.height() - zoomed(48)), size));
    QFrame::show();
    raise();
    show(0);
}

void Tour::pointAt(const QRect &place)
{
    const QWidget *window = parentWidget();
    const QSize arrow(zoomed(12), zoomed(24));
    const int middle = place.center().y();
    const int lowest = window->height() - height() - zoomed(40);
    move(place.right() + zoomed(8) + arrow.width(),
         std::clamp(middle - height() / 2, zoomed(8), std::max(zoomed(8), lowest)));
    m_arrow->setGeometry(QRect(QPoint(x() - arrow.width() + 1, middle - arrow.height() / 2), arrow));
    m_arrow->show();
    m_arrow->raise();
    raise();
}

void Tour::show(int step)
{
    if (step >= steps()) {
        Q_EMIT finished();
        return;
    }
    m_step = std::max(0, step);
    m_arrow->setVisible(m_step < m_pages.size());
    m_back->setEnabled(m_step > 0);
    retranslate();
    if (m_step < m_pages.size())
        Q_EMIT pageWanted(m_pages[m_step]);
    m_next->setFocus(Qt::OtherFocusReason);
}

void Tour::retranslate()
{
    m_back->setText(tr("Back"));
    m_stop->setText(tr("End the tour"));
    m_next->setText(m_step == steps() - 1 ? tr("Done") : tr("Next"));
    m_count->setText(u"%1 / %2"_s.arg(m_step + 1).arg(steps()));
    if (m_step == m_pages.size()) {
        m_title->setText(tr("Three keys to know"));
        m_text->setText(tr("%1 finds every command, %2 shows every key, %3 explains the page you are on.")
                            .arg(m_keys.value(0), m_keys.value(1), m_keys.value(2)));
    }
    for (const TourText &text : kTourTexts) {
        if (m_pages.value(m_step) != text.page)
            continue;
        m_title->setText(tourText(text.title));
        m_text->setText(tourText(text.text));
    }
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_text->text());
}

void Tour::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void Tour::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT finished();
    else
        QFrame::keyPressEvent(event);
}

}  // namespace gainsay
