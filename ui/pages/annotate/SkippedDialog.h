// SPDX-License-Identifier: GPL-3.0-or-later
// What the person put off, with the reasons: any of it can be opened and answered now.
#pragma once

#include "core/service/annotate/AnnotateService.h"
#include "ui/session/ProjectSession.h"

#include <QDialog>

class QListWidget;
class QListWidgetItem;

namespace gainsay {

class SkippedDialog : public QDialog {
    Q_OBJECT

public:
    SkippedDialog(ProjectSession &session, QWidget *parent);

Q_SIGNALS:
    void chosen(gainsay::ConversationId conversation);

private:
    void show(const QList<SkippedItem> &items);
    void choose(const QListWidgetItem *item);

    QListWidget *m_list = nullptr;
};

}  // namespace gainsay
