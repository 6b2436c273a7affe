// SPDX-License-Identifier: GPL-3.0-or-later
// Plans who labels a batch, or all batches at once: the people, how many per item, the seed; what everybody would get
// is shown before. Planning again after people came or went moves only what is not answered.
#pragma once

#include "core/model/ConversationQuery.h"
#include "core/service/plan/AssignService.h"
#include "ui/page/Page.h"
#include "ui/session/ProjectSession.h"

#include <QComboBox>
#include <QDialog>
#include <QSet>
#include <QTimer>

class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace gainsay {

class PlanDialog : public QDialog {
    Q_OBJECT

public:
    // `batch` is chosen at first, if there is one of that name.
    PlanDialog(ProjectSession &session, const QString &batch, QWidget *parent);

Q_SIGNALS:
    void planned(const gainsay::TranslatableText &notice, const QList<gainsay::PlanBefore> &before);

private:
    struct Batches {
        QList<Batch> list;
        QList<SlotTally> tallies;
        QSet<UserId> learners;
    };

    QFormLayout *buildForm();
    void buildLoads();
    void build();
    void loadBatches(const QString &wanted);
    int firstToPlan() const;
    bool forAll() const { return m_batch->currentData().toLongLong() == 0; }
    void tickPeople();
    AssignRequest request() const;
    void preview();
    void showPreview(const PlanPreview &preview);
    void showRefusal(const QString &text);
    void submit();

    ProjectSession &m_session;
    Batches m_batches;
    QComboBox *m_batch = nullptr;
    QListWidget *m_people = nullptr;
    QSpinBox *m_raters = nullptr;
    QSpinBox *m_seed = nullptr;
    QTableWidget *m_loads = nullptr;
    QLabel *m_summary = nullptr;
    QLabel *m_message = nullptr;
    QPushButton *m_plan = nullptr;
    QTimer m_previewSoon;
    Epoch m_request;  // previews of older ones are dropped
};

// Says that it was planned, and offers to take it back while nobody has begun.
void tellPlanned(ProjectSession &session, Shell &shell, const TranslatableText &notice,
                 const QList<PlanBefore> &before);

}  // namespace gainsay
