// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/TeachDetector.h"

#include "core/base/Phrases.h"
#include "core/detect/run/UserModels.h"
#include "ui/session/ProjectSession.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/ElidedCombo.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

namespace {

QString percentText(double share)
{
    return QLocale().toString(100.0 * share, 'f', 1);
}

// A name that is a good folder on every disk, from the project and the minute.
QString packageFolder(const QString &location, qint64 now)
{
    static const QRegularExpression unusual(u"[^\\p{L}\\p{N}_-]+"_s);
    QString stem = QFileInfo(location.section(u'?', 0, 0)).completeBaseName().replace(unusual, u"-"_s);
    if (stem.isEmpty())
        stem = u"learned"_s;
    const QString minute = QDateTime::fromMSecsSinceEpoch(now).toString(u"yyyyMMdd-HHmm"_s);
    const QString first = userModelFolder() + u'/' + stem + u'-' + minute;
    QString folder = first;
    for (int number = 2; QFileInfo::exists(folder); ++number)
        folder = u"%1-%2"_s.arg(first).arg(number);
    return folder;
}

}  // namespace

TeachDetector::TeachDetector(ProjectSession &session, const DetectorSource &source, QWidget *parent)
    : Card(parent), m_session(session), m_source(source)
{
    m_question = new ElidedCombo(this);
    m_gold = new ElidedCombo(this);
    for (const LearnGold gold : {LearnGold::All, LearnGold::People, LearnGold::Imported})
        m_gold->addItem({}, int(gold));
    m_teach = makeButton(ButtonKind::Plain, {}, this);
    m_ability = new QCheckBox(this);
    m_use = makeButton(ButtonKind::Primary, {}, this);
    m_use->hide();
    m_text = makeLabel(u"muted"_s, this);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_question, 1);
    row->addWidget(m_gold, 1);
    row->addWidget(m_teach);
    body()->addLayout(row);
    body()->addWidget(m_ability);
    body()->addWidget(m_text);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_use);
    buttons->addStretch();
    body()->addLayout(buttons);
    setFocusProxy(m_question);
    connect(m_gold, &QComboBox::activated, this, &TeachDetector::refresh);
    connect(m_teach, &QPushButton::clicked, this, &TeachDetector::teach);
    connect(m_use, &QPushButton::clicked, this, [this] { Q_EMIT useRequested(m_package); });
}

LearnGold TeachDetector::chosenGold() const
{
    return LearnGold(m_gold->currentData().toInt());
}

void TeachDetector::refresh()
{
    setVisible(m_session.isOpen());
    if (!m_session.isOpen())
        return;
    if (m_location != m_session.facts().location) {
        m_location = m_session.facts().location;
        m_package.clear();
        m_use->hide();
        m_count.reset();
        fillQuestions();
    }
    m_session.run(
        this,
        [gold = chosenGold()](Storage &storage, const Clock &clock) {
            return LearnService(storage, clock, {}).countLabels(gold);
        },
        [this](const Result<qint64> &count) {
            if (!count) {
                Q_EMIT refused(count.error());
                return;
            }
            m_count = *count;
            showCount();
        });
}

void TeachDetector::fillQuestions()
{
    const Scheme &scheme = m_session.facts().scheme;
    m_question->clear();
    for (const QString &id : LearnService::learnableQuestions(scheme))
        m_question->addItem(scheme.question(id)->title.text(QLocale().name()), id);
    m_question->setCurrentIndex(std::max(0, m_question->findData(scheme.goldQuestion)));
}

void TeachDetector::showCount()
{
    const bool enough = m_count && *m_count >= fewestLabels;
    m_teach->setEnabled(enough && !m_learning && m_question->count() > 0);
    if (!m_package.isEmpty() || m_learning || !m_count)
        return;
    const QString number = QLocale().toString(*m_count);
    m_text->setText(enough
                        ? tr("%1 labels to learn from. A new package is made beside the one in use; nothing changes "
                             "before you say so.")
                              .arg(number)
                        : tr("%1 labels to learn from; at least %2 are needed. Label more, or choose imported labels.")
                              .arg(number, QLocale().toString(fewestLabels)));
}

void TeachDetector::teach()
{
    const QString user = m_session.user() ? m_session.user()->name : QString();
    LearnRequest request;
    request.question = m_question->currentData().toString();
    request.gold = chosenGold();
    request.weighting = m_ability->isChecked() ? LearnWeighting::Ability : LearnWeighting::Same;
    request.folder = packageFolder(m_location, m_session.clock().nowMs());
    m_learning = true;
    m_package.clear();
    m_use->hide();
    m_teach->setEnabled(false);
    m_text->setText(tr("Learning…"));
    m_session.startJob([] { return tr("Teaching the detector"); }, this,
                       [&source = m_source, request, user](Storage &storage, const Clock &clock,
                                                           Progress &progress) mutable -> Result<LearnOutcome> {
                           ASSIGN_OR_RETURN(request.base, openLearnBase(source, {}));
                           return LearnService(storage, clock, user).learn(request, progress);
                       },
                       [this](const Result<LearnOutcome> &outcome) {
                           m_learning = false;
                           if (outcome) {
                               showOutcome(*outcome);
                           } else {
                               showCount();
                               if (outcome.error().kind != ErrorKind::Cancelled)
                                   Q_EMIT refused(outcome.error());
                           }
                       });
}

void TeachDetector::showOutcome(const LearnOutcome &outcome)
{
    m_package = outcome.folder;
    const LearnedPackage &package = outcome.package;
    const Metric &accuracy = package.learned.figures.accuracy;
    QStringList said = {tr("%1 labels learned: right in %2 % (%3–%4) of conversations that it had not seen.")
                            .arg(QLocale().toString(package.learned.rows), percentText(accuracy.value.value_or(0.0)),
                                 percentText(accuracy.ci.low), percentText(accuracy.ci.high))};
    if (package.compared)
        said.append(
            tr("%1 is right in %2 % of the same ones.")
                .arg(package.compared->name, percentText(package.compared->figures.accuracy.value.value_or(0.0))));
    m_text->setText(sentences(said + outcome.remarks));
    m_use->show();
    m_teach->setEnabled(true);
    Q_EMIT learned(m_package);
}

void TeachDetector::retranslate()
{
    setHeading(tr("Teach the detector"));
    m_question->setAccessibleName(tr("What it is to answer"));
    m_gold->setAccessibleName(tr("Whose labels it learns from"));
    m_gold->setItemText(0, tr("all labels"));
    m_gold->setItemText(1, tr("people's labels"));
    m_gold->setItemText(2, tr("imported labels"));
    m_ability->setText(tr("weigh labels by who gave them"));
    m_ability->setToolTip(tr("Labels count by how sure they are, given how able the people are who answered."));
    m_teach->setText(tr("Teach"));
    m_use->setText(tr("Use what was learned"));
    if (m_session.isOpen() && m_location == m_session.facts().location) {
        const QVariant question = m_question->currentData();
        fillQuestions();
        m_question->setCurrentIndex(std::max(0, m_question->findData(question)));
        showCount();
    }
}

}  // namespace gainsay
