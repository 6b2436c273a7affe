// SPDX-License-Identifier: GPL-3.0-or-later
// A person talks to one bot or to two side by side, and marks the reply that contradicts.
#pragma once

#include "ui/pages/collect/tab/CollectTab.h"

class QComboBox;
class QLineEdit;
class QPushButton;

namespace gainsay {

class EmptyState;
class TalkPanel;

class TalkTab : public CollectTab {
    Q_OBJECT

public:
    TalkTab(const PageContext &context, const CollectTools &tools, QWidget *parent = nullptr);

    static QString id() { return QStringLiteral("talk"); }
    static QString title() { return tr("Talk"); }

    void refresh() override;
    QString helpTopic() const override { return QStringLiteral("talk"); }

protected:
    void retranslate() override;

private:
    void build();
    void addKeys();
    void fillBots(const QStringList &names);
    void choose();
    void begin();
    void say();
    void showState();

    QComboBox *m_first = nullptr;
    QComboBox *m_second = nullptr;
    QPushButton *m_again = nullptr;
    QList<TalkPanel *> m_panels;
    QLineEdit *m_line = nullptr;
    QPushButton *m_send = nullptr;
    QWidget *m_content = nullptr;
    EmptyState *m_empty = nullptr;
};

}  // namespace gainsay
