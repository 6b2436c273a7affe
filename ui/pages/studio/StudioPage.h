// SPDX-License-Identifier: GPL-3.0-or-later
// Where an own task is made: the parts of a scheme at the left, the chosen part as a form, what annotators get at the
// right. Needs no project; with one, the scheme can become its next version.
#pragma once

#include "core/model/Conversation.h"
#include "ui/page/Page.h"
#include "ui/pages/studio/StudioModel.h"

class QMenu;
class QPushButton;
class QScrollArea;
class QSplitter;

namespace gainsay {

class PillTabs;
class PreviewPanel;
class QuestionForm;
class StudioForm;
class StudioOutline;

class StudioPage : public Page {
    Q_OBJECT

public:
    explicit StudioPage(const PageContext &context);

    QString title() const override;
    QWidget *headerTools() override { return m_tools; }
    // {"from": id of a shipped scheme or a file}, {"project": true}; nothing: goes on where it was.
    void activate(const Json &argument) override;
    void deactivate() override { m_model.writeDraftNow(); }
    QString helpTopic() const override { return QStringLiteral("studio"); }

    StudioModel &model() { return m_model; }

protected:
    void retranslate() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTools();
    void build();
    QWidget *buildForms(QWidget *parent);
    void addCommands();
    void addUses();
    void refresh();
    void enableCommands();
    void showPart(int entry);
    void goTo(const QString &path);
    void takeUp();
    void begin(const QString &title, const SchemeDocument &document);
    void beginWithProject();
    void readItems();
    void chooseStart();
    void tryIt();
    void saveAsFile();
    void keepAsTemplate(const std::function<void(const QString &path)> &kept);
    void revise();
    // Says so and shows where, if something is wrong.
    std::optional<LoadedScheme> whole();

    StudioModel m_model;
    QString m_project;       // whose scheme was offered last
    bool m_takenUp = false;  // what was written last time, or the project's scheme
    QList<Conversation> m_items;
    QWidget *m_tools = nullptr;
    QPushButton *m_start = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_redo = nullptr;
    QPushButton *m_try = nullptr;
    QPushButton *m_use = nullptr;
    QMenu *m_uses = nullptr;
    QSplitter *m_split = nullptr;
    StudioOutline *m_outline = nullptr;
    PillTabs *m_languages = nullptr;
    QWidget *m_part = nullptr;  // the forms, one of them in front
    QScrollArea *m_scroll = nullptr;
    QList<StudioForm *> m_forms;  // by part; the last is every question's
    int m_front = 0;
    QuestionForm *m_question = nullptr;
    PreviewPanel *m_preview = nullptr;
};

}  // namespace gainsay
