// SPDX-License-Identifier: GPL-3.0-or-later
// What the CDConv tab asks: where openings come from, which bots, which methods, seed, batch.
#pragma once

#include "ui/pages/collect/cdconv/CdconvDesk.h"
#include "ui/widgets/Card.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;
class QSpinBox;

namespace gainsay {

class FileField;

class CdconvForm : public Card {
    Q_OBJECT

public:
    explicit CdconvForm(QWidget *parent = nullptr);

    CdconvPlan plan() const;
    void setBatches(const QStringList &batches);
    // Keeps what is ticked and what was typed.
    void setBots(const QStringList &names);
    // What was read, in words.
    void showSource(const QString &text);
    // An empty batch name gets this.
    void suggestBatch(const QString &name);
    void setBusy(bool busy);
    void retranslate();

Q_SIGNALS:
    void fileWanted();
    // Empty: the whole project.
    void projectWanted(const QString &batch);
    void changed();

private:
    void buildSource();
    void buildBots();
    void buildMethods();
    void buildRest();
    void addBot();
    QListWidgetItem *addBotItem(const QString &name, bool ticked);

    QLabel *m_sourceTitle = nullptr;
    QPushButton *m_file = nullptr;
    QComboBox *m_batches = nullptr;
    QLabel *m_sourceText = nullptr;
    QCheckBox *m_filter = nullptr;
    QLabel *m_botsTitle = nullptr;
    QListWidget *m_bots = nullptr;
    QLineEdit *m_newBot = nullptr;
    QPushButton *m_addBot = nullptr;
    QLabel *m_methodsTitle = nullptr;
    QList<QCheckBox *> m_methods;
    QComboBox *m_writer = nullptr;
    std::array<FileField *, 3> m_dictionaries{};  // synonyms, antonyms, negatives
    QFormLayout *m_form = nullptr;
    QLineEdit *m_batch = nullptr;
    QSpinBox *m_seed = nullptr;
    QSpinBox *m_candidates = nullptr;
};

}  // namespace gainsay
