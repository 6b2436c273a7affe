// SPDX-License-Identifier: GPL-3.0-or-later
// Makes contrastive response pairs by hand: a reference reply with its context, the nouns that can be replaced, what
// can take their place with the scores of both equations, the erroneous reply to be edited, and the pair as an item.
#pragma once

#include "core/pairs/PairMaker.h"
#include "ui/pages/collect/tab/CollectTab.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace gainsay {

class Card;
class CollectForm;
class EmptyState;
class FileField;

class PairsTab : public CollectTab {
    Q_OBJECT

public:
    PairsTab(const PageContext &context, const CollectTools &tools, QWidget *parent = nullptr);

    static QString id() { return QStringLiteral("pairs"); }
    static QString title() { return tr("Pairs"); }

    void refresh() override;
    QString helpTopic() const override { return QStringLiteral("collect-pairs"); }

protected:
    void retranslate() override;

private:
    // A reference reply with what it answers.
    struct Reply {
        QStringList context;
        QString reference;
    };
    // What the file of replies and the corpus gave.
    struct Loaded {
        QList<Reply> replies;
        std::shared_ptr<const WordSubstitution> corpus;
    };
    // A changed reply, and how it was made.
    struct Proposal {
        QString word;
        QString text;
        QString el;
        QString ml;
        Json how;
    };

    void makeSource();
    void makeDesk();
    void load();
    static Result<Loaded> loaded(const QString &replies, const QString &corpus, const CollectTools &tools,
                                 Storage &storage, Progress &progress);
    void showReply(int number);
    void showNouns();
    static Result<QList<Proposal>> proposalsFor(const WordSubstitution &corpus, const Reply &reply, PairType type,
                                                const QString &noun);
    void propose();
    void showProposals(PairType type, const QList<Proposal> &proposals);
    void takeCandidate();
    void addPair();
    void say();
    PairType chosenType() const;

    QWidget *m_work = nullptr;
    EmptyState *m_empty = nullptr;
    CollectForm *m_source = nullptr;
    FileField *m_file = nullptr;
    FileField *m_corpusFile = nullptr;
    QLineEdit *m_batch = nullptr;
    QPushButton *m_load = nullptr;
    Card *m_desk = nullptr;
    QPushButton *m_previous = nullptr;
    QPushButton *m_next = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_context = nullptr;
    QLabel *m_reference = nullptr;
    QComboBox *m_type = nullptr;
    QListWidget *m_nouns = nullptr;
    QTableWidget *m_candidates = nullptr;
    QLineEdit *m_error = nullptr;
    QPushButton *m_add = nullptr;
    QLabel *m_outcome = nullptr;
    Loaded m_loaded;
    int m_current = 0;
    int m_added = 0;
    Json m_how = Json::object();  // of the candidate that is in the field
    QString m_proposed;           // its text; another one was edited by hand
    bool m_loading = false;
};

}  // namespace gainsay
