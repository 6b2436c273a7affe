// SPDX-License-Identifier: GPL-3.0-or-later
// Which detector runs and on what, its model card, how fast it is here, and how far its word can be trusted.
#pragma once

#include "ui/page/Page.h"
#include "ui/pages/detector/DetectorController.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace gainsay {

class BotSource;
class Card;
class DetectorQuality;
class GpuOffer;
class JudgeCard;
class TeachDetector;

class DetectorPage : public Page {
    Q_OBJECT

public:
    DetectorPage(const PageContext &context, const DetectorSource &source, const BotSource *bots);

    QString title() const override;
    // {"package": path} opens that model package, {"teach": true} goes to the card that teaches.
    void activate(const Json &argument) override;
    QString helpTopic() const override;

protected:
    void retranslate() override;

private:
    Card *buildModel();
    Card *buildPrelabel();
    void fillModels();
    static QString rulesTitle();
    void fillBatches();
    void choosePackage();
    void addPackage(const QString &file);
    void listPackage(const QString &path);
    void openChosen();
    void showDetector();
    void showLabels(const DetectorInfo &detector);
    void showTest(const SelfTest &result);
    void showRefusal(const Error &error);
    void showQuality(const PrelabelRun &run, const RunQuality &quality, const DetectorTuning &tuning);

    DetectorController m_controller;
    Card *m_model = nullptr;
    QComboBox *m_models = nullptr;
    QComboBox *m_providers = nullptr;
    QLineEdit *m_labels = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_test = nullptr;
    QLabel *m_running = nullptr;
    QLabel *m_remarks = nullptr;
    GpuOffer *m_gpu = nullptr;
    QTextBrowser *m_card = nullptr;
    Card *m_prelabel = nullptr;
    QComboBox *m_batches = nullptr;
    QCheckBox *m_spans = nullptr;
    QPushButton *m_start = nullptr;
    QLabel *m_report = nullptr;
    TeachDetector *m_teach = nullptr;
    JudgeCard *m_judge = nullptr;
    DetectorQuality *m_quality = nullptr;
    QList<BatchId> m_batchIds;
    QString m_spoken;  // the language in which the detector was loaded
};

}  // namespace gainsay
