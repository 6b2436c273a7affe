// SPDX-License-Identifier: GPL-3.0-or-later
// Makes an RGM batch: contexts that end in a follow-up question, chosen by FQness out of a pool of dialogues, with a
// reply of each bot.
#pragma once

#include "core/service/collect/RgmCollectService.h"
#include "ui/pages/collect/tab/CollectTab.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QStackedLayout;

namespace gainsay {

class CollectForm;
class EmptyState;
class FileField;

class ContextsTab : public CollectTab {
    Q_OBJECT

public:
    ContextsTab(const PageContext &context, const CollectTools &tools, QWidget *parent = nullptr);

    static QString id() { return QStringLiteral("contexts"); }
    static QString title() { return tr("Contexts"); }

    void refresh() override;
    QString helpTopic() const override { return QStringLiteral("collect-contexts"); }

protected:
    void retranslate() override;

private:
    void makeFields();
    void fillBots();
    void countPool();
    void showPool();
    void collect();
    static QString inWords(const RgmCollectReport &report, const QString &batch, const QStringList &problems);
    QList<int> chosenDistances() const;
    RgmCollectRequest request() const;

    QWidget *m_work = nullptr;
    EmptyState *m_empty = nullptr;
    CollectForm *m_form = nullptr;
    FileField *m_file = nullptr;
    QLineEdit *m_batch = nullptr;
    QComboBox *m_scorer = nullptr;
    QLineEdit *m_bots = nullptr;
    QWidget *m_distances = nullptr;
    QList<QCheckBox *> m_distance;
    QSpinBox *m_top = nullptr;
    QSpinBox *m_random = nullptr;
    QSpinBox *m_candidates = nullptr;
    QComboBox *m_rule = nullptr;
    QSpinBox *m_seed = nullptr;
    QPushButton *m_start = nullptr;
    std::shared_ptr<const ContextPool> m_pool;  // null: no file, or it is being read
    QStringList m_names;                        // of bots that are offered
    std::function<QString()> m_said;            // the outcome of the last run; null: none since the fields changed
    bool m_running = false;
};

}  // namespace gainsay
