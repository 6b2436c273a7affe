// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/detector/DetectorPage.h"

#include "core/base/Phrases.h"
#include "core/detect/LabelMap.h"
#include "core/service/browse/BrowseService.h"
#include "ui/guide/ReadableText.h"
#include "ui/pages/detector/DetectorQuality.h"
#include "ui/pages/detector/GpuOffer.h"
#include "ui/pages/detector/JudgeCard.h"
#include "ui/pages/detector/TeachDetector.h"
#include "ui/status/DetectorInUse.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Card.h"
#include "ui/widgets/ElidedCombo.h"
#include "ui/widgets/FileChoice.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace gainsay {

DetectorPage::DetectorPage(const PageContext &context, const DetectorSource &source, const BotSource *bots)
    : Page(context), m_controller(context.session, source)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(zoomed(14), zoomed(14), zoomed(14), zoomed(14));
    row->setSpacing(zoomed(14));
    row->addWidget(buildModel(), 3);
    auto *column = new QVBoxLayout;
    column->setSpacing(zoomed(14));
    column->addWidget(buildPrelabel());
    m_teach = new TeachDetector(context.session, source, this);
    column->addWidget(m_teach);
    m_judge = new JudgeCard(context.session, bots, this);
    column->addWidget(m_judge);
    m_quality = new DetectorQuality(this);
    column->addWidget(m_quality, 1);
    column->addStretch();
    row->addLayout(column, 2);

    connect(&m_controller, &DetectorController::opened, this, &DetectorPage::showDetector);
    connect(&m_controller, &DetectorController::tested, this, &DetectorPage::showTest);
    connect(&m_controller, &DetectorController::measured, this, &DetectorPage::showQuality);
    connect(&m_controller, &DetectorController::refused, this, &DetectorPage::showRefusal);
    connect(&m_controller, &DetectorController::thresholdDropped, this, [this] {
        shell().showNotice(
            [] { return tr("The threshold was dropped: it was set on the probabilities as they were before."); });
    });
    connect(m_teach, &TeachDetector::learned, this, &DetectorPage::listPackage);
    connect(m_teach, &TeachDetector::useRequested, this, &DetectorPage::addPackage);
    connect(m_judge, &JudgeCard::refused, this, [this](const Error &error) { shell().showError(error); });
    connect(m_teach, &TeachDetector::refused, this, [this](const Error &error) { shell().showError(error); });
    connect(m_quality, &DetectorQuality::thresholdChosen, &m_controller, &DetectorController::setThreshold);
    connect(m_quality, &DetectorQuality::fitRequested, &m_controller, &DetectorController::fitTemperature);
    connect(m_quality, &DetectorQuality::temperatureTakenBack, &m_controller, &DetectorController::takeTemperatureBack);
    connect(&m_controller, &DetectorController::prelabelled, this, [this](const DetectReport &report) {
        showDetector();  // where it ran may have changed on the way
        shell().showNotice([judged = report.judged, silent = report.silent] {
            return tr("%1 conversations judged, %2 of them left without a label.")
                .arg(QLocale().toString(judged), QLocale().toString(silent));
        });
    });
    connect(&m_controller, &DetectorController::nothingToMeasure, this, [this] {
        m_report->setText(tr("Nothing has been judged yet. Start here: annotators then see the detector's marks."));
        m_quality->hide();
    });
    fillModels();
    retranslate();
}

QString DetectorPage::title() const
{
    return tr("Detector");
}

QString DetectorPage::helpTopic() const
{
    return u"detector"_s;
}

Card *DetectorPage::buildModel()
{
    m_model = new Card(this);
    auto *row = new QHBoxLayout;
    m_models = new ElidedCombo(m_model);
    m_providers = new ElidedCombo(m_model);
    m_add = makeButton(ButtonKind::Plain, {}, m_model);
    m_test = makeButton(ButtonKind::Plain, {}, m_model);
    row->addWidget(m_models, 1);
    row->addWidget(m_providers);
    m_model->body()->addLayout(row);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_test);
    buttons->addStretch();
    m_model->body()->addLayout(buttons);
    // Only for models whose labels are not the scheme's.
    m_labels = new QLineEdit(m_model);
    m_labels->setAccessibleName(tr("What the model's labels mean"));
    m_labels->hide();
    m_model->body()->addWidget(m_labels);
    connect(m_labels, &QLineEdit::editingFinished, this, [this] {
        if (m_labels->isModified())
            openChosen();
        m_labels->setModified(false);
    });
    m_running = makeLabel(u"strong"_s, m_model);
    m_running->setTextFormat(Qt::PlainText);
    m_running->setWordWrap(true);
    m_remarks = makeLabel(u"muted"_s, m_model);
    m_remarks->setTextFormat(Qt::PlainText);
    m_remarks->setWordWrap(true);
    m_model->body()->addWidget(m_running);
    m_model->body()->addWidget(m_remarks);
    m_gpu = new GpuOffer(session().jobs(), m_model);
    m_model->body()->addWidget(m_gpu);
    connect(m_gpu, &GpuOffer::refused, this, [this](const Error &error) { shell().showError(error); });
    m_card = new QTextBrowser(m_model);
    m_card->setFrameShape(QFrame::NoFrame);
    m_card->setOpenLinks(false);
    m_model->body()->addWidget(m_card, 1);
    connect(m_models, &QComboBox::activated, this, &DetectorPage::openChosen);
    connect(m_providers, &QComboBox::activated, this, &DetectorPage::openChosen);
    connect(m_add, &QPushButton::clicked, this, &DetectorPage::choosePackage);
    connect(m_test, &QPushButton::clicked, &m_controller, &DetectorController::selfTest);
    return m_model;
}

Card *DetectorPage::buildPrelabel()
{
    m_prelabel = new Card(this);
    m_batches = new ElidedCombo(m_prelabel);
    m_spans = new QCheckBox(m_prelabel);
    m_spans->setChecked(true);
    m_start = makeButton(ButtonKind::Primary, {}, m_prelabel);
    m_start->setEnabled(false);
    m_report = makeLabel(u"muted"_s, m_prelabel);
    m_report->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->addWidget(m_batches, 1);
    row->addWidget(m_spans);
    row->addWidget(m_start);
    m_prelabel->body()->addLayout(row);
    m_prelabel->body()->addWidget(m_report);
    connect(m_start, &QPushButton::clicked, this,
            [this] { m_controller.prelabel(m_batchIds.value(m_batches->currentIndex() - 1), m_spans->isChecked()); });
    return m_prelabel;
}

void DetectorPage::activate(const Json &argument)
{
    fillBatches();
    m_teach->refresh();
    m_judge->refresh();
    if (argument.is_object() && argument.contains("teach"))
        m_teach->setFocus();
    if (argument.is_object() && argument.contains("package")) {
        addPackage(fromUtf8(argument["package"].get<std::string>()));
    } else if (!m_controller.detector() || m_spoken != QLocale().name()) {
        openChosen();  // its remarks are put into words when it is loaded
    } else {
        showDetector();  // another project may have spoken of another one
        m_controller.measure();
    }
}

QString DetectorPage::rulesTitle()
{
    return tr("rules (no model can be run)");
}

void DetectorPage::fillModels()
{
    m_models->clear();
    m_providers->clear();
    for (const QString &provider : m_controller.source().providers())
        m_providers->addItem(provider, provider);
    const QStringList models = m_providers->count() > 0 ? m_controller.source().installedModels() : QStringList();
    for (const QString &path : models)
        m_models->addItem(QFileInfo(path).completeBaseName(), path);
    if (models.isEmpty())
        m_models->addItem(rulesTitle(), QString());
}

void DetectorPage::fillBatches()
{
    session().run(
        this, [](Storage &storage, const Clock &) { return BrowseService(storage).batches(); },
        [this](const Result<QList<Batch>> &batches) {
            if (!batches) {
                shell().showError(batches.error());
                return;
            }
            m_batches->clear();
            m_batchIds.clear();
            m_batches->addItem(tr("all batches"));
            for (const Batch &batch : *batches) {
                m_batches->addItem(batch.name);
                m_batchIds.append(batch.id);
            }
        });
}

void DetectorPage::choosePackage()
{
    chooseFileToOpen(this, tr("Model package"), tr("Model packages (model.json config.json *.zip)"),
                     [this](const QString &path) { addPackage(path); });
}

void DetectorPage::addPackage(const QString &file)
{
    const QFileInfo info(file);
    const QString path =
        info.fileName() == "model.json"_L1 || info.fileName() == "config.json"_L1 ? info.absolutePath() : file;
    listPackage(path);
    m_models->setCurrentIndex(m_models->findData(path));
    openChosen();
}

void DetectorPage::listPackage(const QString &path)
{
    if (m_models->findData(path) < 0)
        m_models->addItem(QFileInfo(path).completeBaseName(), path);
}

void DetectorPage::openChosen()
{
    m_spoken = QLocale().name();
    DetectorChoice choice;
    choice.model = m_models->currentData().toString();
    if (m_providers->count() > 0)
        choice.provider = m_providers->currentData().toString();
    if (m_labels->isVisible() && choice.model == m_controller.choice().model) {
        const Result<LabelsMap> labels = parseLabelsMap(m_labels->text());
        if (!labels) {
            shell().showError(labels.error());
            return;
        }
        choice.labels = *labels;
    }
    m_running->setText(tr("Loading…"));
    m_controller.open(choice);
}

void DetectorPage::showDetector()
{
    const Detector &detector = *m_controller.detector();
    const QString name = detector.info().name + u' ' + detector.info().version;
    m_running->setText(tr("%1 runs on %2, method %3.").arg(name, detector.provider(), detector.info().method));
    QStringList remarks = detector.remarks();
    if (detector.info().ruleBased)
        remarks.prepend(tr("These are rules, not a trained model: their probabilities are not measured."));
    m_remarks->setText(remarks.join(u'\n'));
    m_remarks->setVisible(!remarks.isEmpty());
    showLabels(detector.info());
    tellDetector(shell(), detector.info().name, detector.info().version, detector.provider());
    m_start->setEnabled(session().isOpen());
    setReadableMarkdown(*m_card->document(), m_controller.card());
}

// What the labels of a model mean that was made for something else is asked for here; the project refuses it else.
void DetectorPage::showLabels(const DetectorInfo &detector)
{
    const bool isForeign = session().isOpen() && (!detector.labelsMap.isEmpty() ||
                                                  !LabelMap::make(detector.labels, session().facts().scheme));
    m_labels->setVisible(isForeign);
    if (!isForeign)
        return;
    QStringList names;
    for (const DetectorLabel &label : detector.labels)
        names.append(label.name);
    m_labels->setText(labelsMapText(detector.labelsMap));
    m_labels->setPlaceholderText(labelsMapExample(names));
    m_labels->setAccessibleName(tr("What the model's labels mean"));
    m_labels->setToolTip(tr("The project asks for other labels than %1. Say what each means there, by value, code or "
                            "title, or by “none” and “contradiction”, and press Enter.")
                             .arg(listing(names)));
    if (detector.labelsMap.isEmpty())
        m_running->setText(sentences({m_running->text(), m_labels->toolTip()}));
}

void DetectorPage::showRefusal(const Error &error)
{
    if (m_controller.detector()) {
        m_models->setCurrentIndex(m_models->findData(m_controller.choice().model));
        showDetector();
    } else {
        m_running->setText(error.message);
    }
    shell().showError(error);
}

void DetectorPage::showTest(const SelfTest &result)
{
    shell().showNotice([result] {
        return tr("%1 conversations in the self-test, %2 a second on %3.")
            .arg(QLocale().toString(result.conversations), QLocale().toString(result.perSecond, 'f', 0),
                 result.provider);
    });
}

void DetectorPage::showQuality(const PrelabelRun &run, const RunQuality &quality, const DetectorTuning &tuning)
{
    const QLocale locale;
    QString text = tr("%1 %2 has judged %3 conversations; %4 of them have a known label.")
                       .arg(run.model, run.version, locale.toString(quality.judged), locale.toString(quality.compared));
    if (quality.compared > 0)
        text =
            sentences({text, tr("It is right in %1 %, and its confidence is off by %2 points on average.")
                                 .arg(locale.toString(100.0 * double(quality.right) / double(quality.compared), 'f', 1),
                                      locale.toString(100 * quality.calibrationError.value_or(0), 'f', 1))});
    // What it was taught it knows: the figure says nothing about new conversations.
    if (run.method == toString(DetectMethod::Linear) && quality.compared > 0)
        text =
            sentences({text, tr("It learned from labels like these, so it looks better here than it is; its card has "
                                "the figures on what it had not seen.")});
    m_report->setText(text);
    m_quality->setQuality(quality, tuning);
}

void DetectorPage::retranslate()
{
    m_model->setHeading(tr("Model package"));
    m_prelabel->setHeading(tr("Pre-label the project"));
    m_teach->retranslate();
    m_gpu->retranslate();
    m_judge->retranslate();
    m_quality->retranslate();
    m_models->setAccessibleName(tr("Model package"));
    m_providers->setAccessibleName(tr("Where it runs"));
    m_batches->setAccessibleName(tr("Batch"));
    m_card->setAccessibleName(tr("Model card"));
    m_add->setText(tr("Add a package…"));
    m_test->setText(tr("Self-test"));
    m_spans->setText(tr("with evidence"));
    m_start->setText(tr("Start"));
    if (const int rules = m_models->findData(QString()); rules >= 0)
        m_models->setItemText(rules, rulesTitle());
    if (const int chosenByProgram = m_providers->findData(u"auto"_s); chosenByProgram >= 0)
        m_providers->setItemText(chosenByProgram, tr("automatic"));
}

}  // namespace gainsay
