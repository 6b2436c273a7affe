// SPDX-License-Identifier: GPL-3.0-or-later
// The tabs of the Collect page that make RGM batches, contrastive pairs and writing batches, and the field that wrong
// replies are written in.
#include "core/store/ConversationStore.h"
#include "tests/gui/WindowRig.h"
#include "ui/answers/WrittenQuestion.h"
#include "ui/pages/collect/form/CollectForm.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace gainsay;
using namespace Qt::StringLiterals;

namespace {

template <class Widget> Widget *called(const QWidget *parent, const QString &name)
{
    for (Widget *widget : parent->findChildren<Widget *>()) {
        if (widget->accessibleName() == name)
            return widget;
    }
    return nullptr;
}

QPushButton *pressable(const QWidget *parent, const QString &text)
{
    for (QPushButton *button : parent->findChildren<QPushButton *>()) {
        if (button->text() == text)
            return button;
    }
    return nullptr;
}

QWidget *tabOf(WindowRig &rig, const QString &id)
{
    rig.open(u"sup"_s, u"collect"_s);
    rig.window().openPage(u"collect"_s, {{"tab", toUtf8(id)}});
    return rig.page(u"collect"_s)->findChild<QWidget *>(id);
}

void choose(FileField *field, const QString &path)
{
    field->setPath(path);
    Q_EMIT field->chosen(path);
}

}  // namespace

class CollectTabsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatDoesNotFitTheSchemeSaysWhatDoes_data()
    {
        QTest::addColumn<QString>("tab");
        QTest::addColumn<QString>("words");
        QTest::newRow("contexts") << u"contexts"_s << u"scheme rgm"_s;
        QTest::newRow("pairs") << u"pairs"_s << u"scheme of crp"_s;
        QTest::newRow("writing") << u"writing"_s << u"scheme mutual-writing"_s;
    }
    void whatDoesNotFitTheSchemeSaysWhatDoes()
    {
        QFETCH(QString, tab);
        QFETCH(QString, words);
        WindowRig rig(u"cdconv"_s);
        QWidget *shown = tabOf(rig, tab);
        QVERIFY(shown);
        QTRY_VERIFY(says(shown, words));
        QVERIFY(pressable(shown, u"Go to Home"_s)->isVisible());
    }

    void contextsBecomeABatch()
    {
        WindowRig rig(u"rgm"_s);
        QWidget *tab = tabOf(rig, u"contexts"_s);
        QVERIFY(tab);
        QPushButton *start = pressable(tab, u"Collect"_s);
        QVERIFY(!start->isEnabled());
        choose(tab->findChild<FileField *>(),
               write(u"pool.jsonl"_s, R"({"id": "a", "turns": [{"speaker": "A", "text": "I sing."}, )"
                                      R"({"speaker": "B", "text": "Often?"}]})"));
        QTRY_VERIFY(says(tab, u"1 at distance 1"_s));
        called<QComboBox>(tab, u"FQness by"_s)
            ->setCurrentText(u"replay:"_s +
                             write(u"known.jsonl"_s,
                                   "{\"history\": [\"I sing.\"], \"continuation\": \"Often?\", \"logprobs\": [-1]}\n"
                                   "{\"history\": [], \"continuation\": \"Often?\", \"logprobs\": [-3]}\n"));
        QLineEdit *bots = called<QLineEdit>(tab, u"Replies by"_s);
        bots->setText(u"replay:"_s + write(u"replies.jsonl"_s, "{\"reply\": \"Never.\"}\n"));
        Q_EMIT bots->textEdited(bots->text());
        QTRY_VERIFY(start->isEnabled());
        start->click();
        QTRY_VERIFY(says(tab, u"1 items made for 1 contexts"_s));
        Conversation made;
        rig.withStorage([&](Storage &storage) {
            made = storage.conversations().byExternalId(u"contexts-a-t2-d1-top-replay"_s).value_or(Conversation());
        });
        QCOMPARE(made.related, std::optional(0));
        QCOMPARE(made.turns.value(2).text, u"Never."_s);
        QCOMPARE(made.extra["fqness"].get<double>(), 2.0);
        // The same again makes nothing new.
        start->click();
        QTRY_VERIFY(says(tab, u"1 were there already"_s));
    }

    void aNounIsPickedAndThePairBecomesAnItem()
    {
        WindowRig rig(u"crp-appropriateness"_s);
        QWidget *tab = tabOf(rig, u"pairs"_s);
        const QList<FileField *> files = tab->findChildren<FileField *>();
        QCOMPARE(files.size(), 2);
        choose(files[0], write(u"replies.jsonl"_s,
                               "{\"context\": [\"What do you see?\"], \"response\": \"The cat in the garden.\"}\n"
                               "{\"context\": [\"And you?\"], \"response\": \"The river of the teacher.\"}\n"));
        choose(files[1],
               write(u"corpus.txt"_s, "the cat in the garden\nthe cat in the garden\nthe dog in the house\nthe "
                                      "dog in the house\nthe river of the teacher\nthe river of the teacher\n"));
        pressable(tab, u"Read"_s)->click();
        auto *nouns = called<QListWidget>(tab, u"Noun to replace"_s);
        QTRY_COMPARE(nouns->count(), 2);
        QCOMPARE(nouns->item(0)->text(), u"cat"_s);
        auto *candidates = called<QTableWidget>(tab, u"What can take its place"_s);
        QTRY_COMPARE(candidates->item(0, 0) ? candidates->item(0, 0)->text() : QString(), u"dog"_s);
        auto *error = called<QLineEdit>(tab, u"Erroneous reply"_s);
        QCOMPARE(error->text(), u"The dog in the garden."_s);
        nouns->setCurrentRow(1);
        // Words of the reply itself may be put in; only those of the context may not.
        QTRY_COMPARE(error->text(), u"The cat in the cat."_s);
        error->setText(u"The cat in the tub."_s);  // by hand
        pressable(tab, u"Add pair"_s)->click();
        QTRY_VERIFY(says(tab, u"1 pairs added"_s));
        QVERIFY(says(tab, u"The river of the teacher."_s));
        Conversation made;
        rig.withStorage([&](Storage &storage) { made = storage.conversations().pageAfter({}, 1)->value(0); });
        QCOMPARE(made.candidates, (QStringList{u"The cat in the garden."_s, u"The cat in the tub."_s}));
        QCOMPARE(made.method, u"ICW-ML"_s);
        QCOMPARE(made.batch, u"pairs"_s);
        QVERIFY(made.extra["how"].contains("by_hand"));
    }

    void writersGetABatch()
    {
        WindowRig rig(u"mutual-writing"_s);
        QWidget *tab = tabOf(rig, u"writing"_s);
        choose(tab->findChildren<FileField *>()[0],
               write(u"c.jsonl"_s, R"({"turns": [{"speaker": "m", "text": "Two teas."}, )"
                                   R"({"speaker": "f", "text": "That is 4 euros."}]})"
                                   "\n"
                                   R"({"turns": [{"speaker": "m", "text": "Hi."}]})"));
        pressable(tab, u"Make the batch"_s)->click();
        QTRY_VERIFY(says(tab, u"1 items added"_s));
        QVERIFY(says(tab, u"1 rows were left out"_s));
        QVERIFY(!pressable(tab, u"Hand over what is written"_s)->isEnabled());
    }

    void theFieldSaysWhatIsWrongWhileSomebodyTypes()
    {
        WindowRig rig(u"mutual-writing"_s);
        rig.withStorage([](Storage &storage) {
            NewConversation item;
            item.batch = *storage.conversations().findOrAddBatch(u"b"_s, 1);
            item.conversation.externalId = u"w"_s;
            item.conversation.turns = {{u"m"_s, u"Two coffees at 3 euros."_s}, {u"f"_s, u"And a cake for 4."_s}};
            item.conversation.target = 1;
            item.conversation.candidates = {u"That makes 10 euros."_s};
            item.fingerprint = "w";
            if (!storage.conversations().insert({item}))
                qFatal("no item");
        });
        rig.assign();
        rig.open(u"ann"_s, u"annotate"_s);
        QTRY_VERIFY(rig.page(u"annotate"_s)->findChildren<WrittenQuestion *>().size() == 3);
        const QList<WrittenQuestion *> fields = rig.page(u"annotate"_s)->findChildren<WrittenQuestion *>();
        auto *first = fields[0]->findChild<QPlainTextEdit *>();
        QTRY_VERIFY(says(fields[0], u"10 to 40 characters"_s));
        QTest::keyClicks(first, u"That makes 7 euros."_s);
        QTRY_VERIFY(says(fields[0], u"19 characters (given: 20)"_s));
        QVERIFY(says(fields[0], u"60 % of the words shared"_s));
        QTest::keyClicks(fields[1]->findChild<QPlainTextEdit *>(), u"that makes 7 euros"_s);
        QTRY_VERIFY(says(fields[1], u"This is a copy of"_s));
        QTest::keyClicks(fields[2]->findChild<QPlainTextEdit *>(), u"No."_s);
        QTRY_VERIFY(says(fields[2], u"Too short: write at least 10."_s));
    }

private:
    QString write(const QString &name, const QByteArray &content)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the fixture cannot be written");
        return m_folder.filePath(name);
    }

    QTemporaryDir m_folder;
};

QTEST_MAIN(CollectTabsTest)
#include "tst_collect_tabs.moc"
