// SPDX-License-Identifier: GPL-3.0-or-later
// Makes conversations as CDConv did: an opening utterance, the bot's reply, a second utterance built by a trigger
// method, and the reply that is judged. On the left what is to be made, on the right what the methods make of the
// first openings, below it the run.
#pragma once

#include "core/model/ConversationQuery.h"
#include "ui/pages/collect/cdconv/CdconvDesk.h"
#include "ui/pages/collect/tab/CollectTab.h"

#include <QTimer>

#include <functional>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableWidget;

namespace gainsay {

class Card;
class CdconvForm;
class EmptyState;

class CdconvTab : public CollectTab {
    Q_OBJECT

public:
    CdconvTab(const PageContext &context, const CollectTools &tools, QWidget *parent = nullptr);

    static QString id() { return QStringLiteral("cdconv"); }
    static QString title() { return tr("Conversations"); }

    void refresh() override;

protected:
    void retranslate() override;

private:
    struct Found {
        QList<Batch> batches;
        QList<ServerBotSettings> servers;
    };

    Card *buildPreview();
    Card *buildRun();
    void connectDesk();
    void chooseFile();
    void forgetOtherProject();
    void showSource();
    void showSamples(const QList<TriggerSample> &samples);
    void showPlan();
    void start();
    void showRunning();
    QString sourceInWords() const;
    static QString inWords(const CdconvCollectReport &report, const QString &batch, const QString &firstProblem);
    // Why it cannot begin, or empty.
    QString lacking(const CdconvPlan &plan) const;

    CdconvDesk m_desk;
    CdconvForm *m_form = nullptr;
    Card *m_preview = nullptr;
    QStackedWidget *m_previewPages = nullptr;
    EmptyState *m_empty = nullptr;
    QTableWidget *m_table = nullptr;
    Card *m_run = nullptr;
    QLabel *m_estimate = nullptr;
    QProgressBar *m_progress = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_cancel = nullptr;
    QLabel *m_result = nullptr;
    QPushButton *m_assign = nullptr;
    QPushButton *m_tables = nullptr;
    std::function<QString()> m_outcome;  // of the last run, in the language of the moment
    QTimer m_planSoon;                   // many changes in a row are one preview
    QString m_location;                  // of the project that is shown
};

}  // namespace gainsay
