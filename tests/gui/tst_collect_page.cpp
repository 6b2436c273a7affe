// SPDX-License-Identifier: GPL-3.0-or-later
// The Collect page: what is missing before a run, the preview of the methods, a run with a bot, and the way on.
#include "core/store/ConversationStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/pages/collect/cdconv/CdconvForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

class CollectPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_rig = std::make_unique<WindowRig>(u"cdconv"_s);
        m_rig->importSample(u"demo-conversations.jsonl"_s, u"cdconv"_s, 12);
    }
    void cleanup() { m_rig.reset(); }

    void saysWhatIsMissing()
    {
        m_rig->open(u"res"_s, u"collect"_s);
        QTRY_VERIFY(says(page(), u"Choose where the opening utterances come from."_s));
        QVERIFY(!button(u"Collect"_s)->isEnabled());
        chooseProject();
        untickAll(u"short"_s);
        QTRY_VERIFY(says(page(), u"Tick a trigger method."_s));
    }

    void theMethodsAreTriedOnTheProjectsOpenings()
    {
        m_rig->open(u"res"_s, u"collect"_s);
        chooseProject();
        auto *table = page()->findChild<QTableWidget *>();
        QTRY_VERIFY_WITH_TIMEOUT(table->isVisible() && table->rowCount() > 10, 60000);
        bool made = false;
        for (int row = 0; row < table->rowCount(); ++row) {
            QVERIFY(!table->item(row, 2)->text().isEmpty());
            made = made || table->item(row, 2)->text() != table->item(row, 1)->text();
        }
        QVERIFY(made);
    }

    void aRunMakesABatchAndShowsTheWayOn()
    {
        const QString replies = m_folder.filePath(u"bot.jsonl"_s);
        QFile file(replies);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"reply\": \"我住在上海\"}\n");
        file.close();
        m_rig->open(u"res"_s, u"collect"_s);
        chooseProject();
        untickAll(u"short"_s);
        box(u"short"_s)->setChecked(true);
        auto *bot = page()->findChild<QLineEdit *>(QString(), Qt::FindChildrenRecursively);
        for (QLineEdit *field : page()->findChildren<QLineEdit *>()) {
            if (field->accessibleName() == u"Another chatbot"_s)
                bot = field;
        }
        bot->setText(u"replay:"_s + replies);
        button(u"Add"_s)->click();
        for (int i = 0; i < bots()->count(); ++i)
            bots()->item(i)->setCheckState(bots()->item(i)->text().startsWith(u"replay:"_s) ? Qt::Checked
                                                                                            : Qt::Unchecked);
        QTRY_VERIFY(button(u"Collect"_s)->isEnabled());
        button(u"Collect"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(says(page(), u"conversations are in batch"_s), 60000);
        QVERIFY(button(u"Plan who labels…"_s)->isVisible());
        QVERIFY(m_rig->errors().isEmpty());
        m_rig->withStorage([](Storage &storage) {
            ConversationFilter filter;
            filter.method = u"short"_s;
            filter.model = u"replay"_s;
            const auto count = storage.conversations().count(filter);
            QVERIFY(count && *count > 5);
        });
    }

    void anotherSchemeSaysWhyNot()
    {
        m_rig = std::make_unique<WindowRig>(u"mutual"_s);
        m_rig->open(u"res"_s, u"collect"_s);
        QTRY_VERIFY(says(page(), u"This project asks other questions than CDConv's."_s));
    }

private:
    Page *page() { return m_rig->page(u"collect"_s); }
    QPushButton *button(const QString &text)
    {
        for (QPushButton *one : page()->findChildren<QPushButton *>()) {
            if (one->text() == text)
                return one;
        }
        qFatal("no button %s", qPrintable(text));
        return nullptr;
    }
    QCheckBox *box(const QString &name) { return page()->findChild<QCheckBox *>(name); }
    QListWidget *bots() { return page()->findChild<QListWidget *>(); }
    void untickAll(const QString &first)
    {
        QTRY_VERIFY(box(first));
        for (QCheckBox *one : page()->findChildren<QCheckBox *>()) {
            if (!one->objectName().isEmpty())
                one->setChecked(false);
        }
    }
    void chooseProject()
    {
        QComboBox *batches = nullptr;
        QTRY_VERIFY((batches = page()->findChild<CdconvForm *>()->findChild<QComboBox *>())->count() > 2);
        batches->setCurrentIndex(1);
        Q_EMIT batches->activated(1);
        QTRY_VERIFY(says(page(), u"ask the other one"_s));
    }

    QTemporaryDir m_folder;
    std::unique_ptr<WindowRig> m_rig;
};

QTEST_MAIN(CollectPageTest)
#include "tst_collect_page.moc"
