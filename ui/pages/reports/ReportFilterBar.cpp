// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reports/ReportFilterBar.h"

#include "core/model/NameOrder.h"
#include "core/service/browse/BrowseService.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ElidedCombo.h"

#include <QAbstractListModel>
#include <QBoxLayout>
#include <QComboBox>
#include <QDateTime>
#include <QEvent>
#include <QFileInfo>
#include <QListView>
#include <QScopedValueRollback>

namespace gainsay {

using namespace Qt::StringLiterals;

namespace {

using Choice = std::pair<QString, QVariant>;
constexpr qsizetype kManyChoices = 200;

// There may be thousands of batches: one by one they would keep the window waiting.
class ChoiceModel final : public QAbstractListModel {
public:
    ChoiceModel(const QList<Choice> &choices, QObject *parent) : QAbstractListModel(parent), m_choices(choices) {}

    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : int(m_choices.size()); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        const Choice choice = m_choices.value(index.row());
        return role == Qt::DisplayRole || role == Qt::EditRole ? choice.first
               : role == Qt::UserRole                          ? choice.second
                                                               : QVariant();
    }

private:
    QList<Choice> m_choices;
};

void refill(QComboBox *chip, const QString &all, QList<Choice> choices)
{
    const QVariant chosen = chip->currentData();
    if (!all.isEmpty())
        choices.prepend({all, QVariant()});
    const bool many = choices.size() > kManyChoices;
    chip->setSizeAdjustPolicy(many ? QComboBox::AdjustToMinimumContentsLengthWithIcon : QComboBox::AdjustToContents);
    chip->setModel(new ChoiceModel(choices, chip));
    if (auto *list = qobject_cast<QListView *>(chip->view()))
        list->setUniformItemSizes(many);
    chip->setCurrentIndex(chosen.isValid() ? std::max(0, chip->findData(chosen)) : 0);
}

QList<Choice> choicesOf(const QStringList &values)
{
    QList<Choice> choices;
    for (const QString &value : values)
        choices.append({value, value});
    return choices;
}

constexpr qint64 kDayMs = 86'400'000;

}  // namespace

Result<ReportChoices> readReportChoices(Storage &storage)
{
    ASSIGN_OR_RETURN(auto batches, BrowseService(storage).batches());
    ReportService reports(storage);
    ASSIGN_OR_RETURN(const auto models, reports.models());
    ASSIGN_OR_RETURN(const auto methods, reports.methods());
    ReportChoices choices{std::move(batches), models, methods};
    for (QStringList *names : {&choices.models, &choices.methods})
        names->removeAll(QString());
    return choices;
}

ReportFilterBar::ReportFilterBar(ProjectSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(zoomed(8));
    for (QComboBox **chip : {&m_batch, &m_question, &m_person, &m_model, &m_method, &m_period}) {
        *chip = addChip();
        row->addWidget(*chip);
    }
    row->addStretch();
    fill();
}

QComboBox *ReportFilterBar::addChip()
{
    auto *chip = new ElidedCombo(this);
    chip->setProperty("kind", u"pill"_s);
    chip->setMaximumWidth(zoomed(140));
    chip->setMinimumContentsLength(8);
    connect(chip, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            Q_EMIT changed();
    });
    return chip;
}

void ReportFilterBar::setChoices(const ReportChoices &choices)
{
    m_choices = choices;
    fill();
}

void ReportFilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        fill();
}

void ReportFilterBar::fill()
{
    const QScopedValueRollback guard(m_filling, true);
    m_batch->setAccessibleName(tr("Batch"));
    m_question->setAccessibleName(tr("Question"));
    m_person->setAccessibleName(tr("Person"));
    m_model->setAccessibleName(tr("Chatbot"));
    m_method->setAccessibleName(tr("Trigger method"));
    m_period->setAccessibleName(tr("Period"));
    QList<Choice> batches;
    for (const Batch &batch : std::as_const(m_choices.batches))
        batches.append({batch.name, batch.id.value});
    refill(m_batch, tr("all batches"), batches);
    QList<Choice> questions;
    QList<Choice> people;
    if (m_session.isOpen()) {
        const ProjectFacts &facts = m_session.facts();
        for (const QString &id : comparedQuestions(facts.scheme))
            questions.append({facts.scheme.question(id)->title.text(QLocale().name()), id});
        for (const User &user : sortedByName(facts.users))
            people.append({user.name, user.id.value});
        const QVariant chosen = m_question->currentData();
        refill(m_question, {}, questions);
        if (m_question->findData(chosen) < 0)  // none yet, or another scheme's
            m_question->setCurrentIndex(std::max(0, m_question->findData(facts.scheme.goldQuestion)));
    }
    refill(m_person, tr("all people"), people);
    refill(m_model, tr("all chatbots"), choicesOf(m_choices.models));
    refill(m_method, tr("all methods"), choicesOf(m_choices.methods));
    refill(m_period, tr("any time"), {{tr("last 24 hours"), 1}, {tr("last 7 days"), 7}, {tr("last 30 days"), 30}});
    m_model->setVisible(!m_choices.models.isEmpty());
    m_method->setVisible(!m_choices.methods.isEmpty());
}

ReportRequest ReportFilterBar::request() const
{
    ReportRequest request;
    request.question = m_question->currentData().toString();
    request.filter.batch = {m_batch->currentData().toLongLong()};
    request.filter.user = {m_person->currentData().toLongLong()};
    if (m_model->currentData().isValid())
        request.filter.model = m_model->currentData().toString();
    if (m_method->currentData().isValid())
        request.filter.method = m_method->currentData().toString();
    // Whole hours, so that the filter of a live page is the same from one second to the next.
    if (const int days = m_period->currentData().toInt(); days > 0) {
        const qint64 hour = kDayMs / 24;
        request.filter.fromMs = (m_session.clock().nowMs() / hour) * hour - days * kDayMs;
    }
    return request;
}

QList<ReportParameter> ReportFilterBar::parameters() const
{
    QList<ReportParameter> parameters{
        {tr("Project"), QFileInfo(m_session.facts().location).fileName()},
        {tr("Scheme"), u"%1 %2"_s.arg(m_session.facts().scheme.id, QString::number(m_session.facts().scheme.version))},
        {tr("Program"), u"gainsay " GAINSAY_VERSION ""_s}};
    for (const QComboBox *chip : {m_batch, m_person, m_model, m_method})
        parameters.append({chip->accessibleName(), chip->currentText()});
    const qint64 from = request().filter.fromMs;
    parameters.append({m_period->accessibleName(),
                       from == 0
                           ? m_period->currentText()
                           : tr("since %1").arg(QDateTime::fromMSecsSinceEpoch(from, Qt::UTC).toString(Qt::ISODate))});
    return parameters;
}

Json ReportFilterBar::state() const
{
    Json state = Json::object();
    state["batch"] = toUtf8(m_batch->currentData().isValid() ? m_batch->currentText() : QString());
    state["question"] = toUtf8(m_question->currentData().toString());
    state["person"] = toUtf8(m_person->currentData().isValid() ? m_person->currentText() : QString());
    state["model"] = toUtf8(m_model->currentData().toString());
    state["method"] = toUtf8(m_method->currentData().toString());
    state["days"] = m_period->currentData().toInt();
    return state;
}

void ReportFilterBar::restore(const Json &state)
{
    if (!state.is_object())
        return;
    const QScopedValueRollback guard(m_filling, true);
    const auto text = [&state](const char *key) {
        const auto found = state.find(key);
        return found != state.end() && found->is_string() ? fromUtf8(found->get<std::string>()) : QString();
    };
    const auto chooseText = [](QComboBox *chip, const QString &wanted) {
        chip->setCurrentIndex(std::max(0, wanted.isEmpty() ? 0 : chip->findText(wanted)));
    };
    chooseText(m_batch, text("batch"));
    chooseText(m_person, text("person"));
    chooseText(m_model, text("model"));
    chooseText(m_method, text("method"));
    if (const int question = m_question->findData(text("question")); question >= 0)
        m_question->setCurrentIndex(question);
    if (state.contains("days") && state["days"].is_number_integer())
        m_period->setCurrentIndex(std::max(0, m_period->findData(state["days"].get<int>())));
}

}  // namespace gainsay
