<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n items of %1 are in %2. Nobody else gets them before %3.</source>
        <translation>
            <numerusform>%n item of %1 is in %2. Nobody else gets it before %3.</numerusform>
            <numerusform>%n items of %1 are in %2. Nobody else gets them before %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AddPeopleDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AdjudicatePage</name>
    <message numerus="yes">
        <source>%Ln disputed</source>
        <translation>
            <numerusform>%Ln disputed</numerusform>
            <numerusform>%Ln disputed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ambiguous</source>
        <translation>
            <numerusform>%Ln ambiguous</numerusform>
            <numerusform>%Ln ambiguous</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementAdvice</name>
    <message numerus="yes">
        <source>%n pair(s) of raters share no item.</source>
        <translation>
            <numerusform>%n pair of raters shares no item.</numerusform>
            <numerusform>%n pairs of raters share no item.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AgreementBoard</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotateHeader</name>
    <message numerus="yes">
        <source>Skipped (%Ln)</source>
        <translation>
            <numerusform>Skipped (%Ln)</numerusform>
            <numerusform>Skipped (%Ln)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AnnotatePage</name>
    <message numerus="yes">
        <source>%n item(s) still wait for your answer.</source>
        <translation>
            <numerusform>%n item still waits for your answer.</numerusform>
            <numerusform>%n items still wait for your answer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::AssignService</name>
    <message numerus="yes">
        <source>%n items are now yours.</source>
        <translation>
            <numerusform>%n item is now yours.</numerusform>
            <numerusform>%n items are now yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::BatchDialog</name>
    <message numerus="yes">
        <source>%n batch(es) made.</source>
        <translation>
            <numerusform>%n batch made.</numerusform>
            <numerusform>%n batches made.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::BatchService</name>
    <message numerus="yes">
        <source>%n conversation(s) carry work already and stay in their batch.</source>
        <translation>
            <numerusform>%n conversation carries work already and stays in its batch.</numerusform>
            <numerusform>%n conversations carry work already and stay in their batch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) fit no batch and stay where they are.</source>
        <translation>
            <numerusform>%n conversation fits no batch and stays where it is.</numerusform>
            <numerusform>%n conversations fit no batch and stay where they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::BulkDialog</name>
    <message numerus="yes">
        <source>%Ln item(s) are assigned.</source>
        <translation>
            <numerusform>%Ln item is assigned.</numerusform>
            <numerusform>%Ln items are assigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are moved.</source>
        <translation>
            <numerusform>%Ln item is moved.</numerusform>
            <numerusform>%Ln items are moved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are flagged.</source>
        <translation>
            <numerusform>%Ln item is flagged.</numerusform>
            <numerusform>%Ln items are flagged.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are sent back.</source>
        <translation>
            <numerusform>%Ln item is sent back.</numerusform>
            <numerusform>%Ln items are sent back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln item(s) are deleted.</source>
        <translation>
            <numerusform>%Ln item is deleted.</numerusform>
            <numerusform>%Ln items are deleted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::BulkService</name>
    <message numerus="yes">
        <source>%n left out: %1.</source>
        <translation>
            <numerusform>%n left out: %1.</numerusform>
            <numerusform>%n left out: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationDialog</name>
    <message numerus="yes">
        <source>%n conversations were chosen.</source>
        <translation>
            <numerusform>%n conversation was chosen.</numerusform>
            <numerusform>%n conversations were chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::CalibrationTab</name>
    <message numerus="yes">
        <source>%n items they disagree on</source>
        <translation>
            <numerusform>%n item they disagree on</numerusform>
            <numerusform>%n items they disagree on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::Chart</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationPanel</name>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n answer: %1</numerusform>
            <numerusform>%n answers: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::DataPage</name>
    <message numerus="yes">
        <source>%Ln conversation(s)</source>
        <translation>
            <numerusform>%Ln conversation</numerusform>
            <numerusform>%Ln conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s) of %1 came in.</source>
        <translation>
            <numerusform>%Ln conversation of %1 came in.</numerusform>
            <numerusform>%Ln conversations of %1 came in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The import of %1 is undone: %Ln conversation(s) are gone.</source>
        <translation>
            <numerusform>The import of %1 is undone: %Ln conversation is gone.</numerusform>
            <numerusform>The import of %1 is undone: %Ln conversations are gone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::DetectorEffectView</name>
    <message numerus="yes">
        <source>of %n answer(s) with its label in view</source>
        <translation>
            <numerusform>of %n answer with its label in view</numerusform>
            <numerusform>of %n answers with its label in view</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::Doorkeeper</name>
    <message numerus="yes">
        <source>%n person(s) added.</source>
        <translation>
            <numerusform>%n person added.</numerusform>
            <numerusform>%n people added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtTab</name>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted labels are doubted</source>
        <translation>
            <numerusform>%n accepted label is doubted</numerusform>
            <numerusform>%n accepted labels are doubted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::DoubtfulPanel</name>
    <message numerus="yes">
        <source>%Ln accepted label(s) that the models&apos; probabilities speak against (confident learning over all models). Choose one to read it.</source>
        <translation>
            <numerusform>%Ln accepted label that the models&apos; probabilities speak against (confident learning over all models). Choose one to read it.</numerusform>
            <numerusform>%Ln accepted labels that the models&apos; probabilities speak against (confident learning over all models). Choose one to read it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::FigureListDialog</name>
    <message numerus="yes">
        <source>%n conversation(s). Enter or a click opens one.</source>
        <translation>
            <numerusform>%n conversation. Enter or a click opens it.</numerusform>
            <numerusform>%n conversations. Enter or a click opens one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::FlagTab</name>
    <message numerus="yes">
        <source>%n flagged item(s)</source>
        <translation>
            <numerusform>%n flagged item</numerusform>
            <numerusform>%n flagged items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::GoldSetsView</name>
    <message numerus="yes">
        <source>%n item(s) added to the set.</source>
        <translation>
            <numerusform>%n item added to the set.</numerusform>
            <numerusform>%n items added to the set.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ImportUndo</name>
    <message numerus="yes">
        <source>%n of its conversation(s) are planned, worked on or written about by now; the import stays. What nobody has touched can be deleted on the Data page.</source>
        <translation>
            <numerusform>%n of its conversations is planned, worked on or written about by now; the import stays. What nobody has touched can be deleted on the Data page.</numerusform>
            <numerusform>%n of its conversations are planned, worked on or written about by now; the import stays. What nobody has touched can be deleted on the Data page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ImportUndoDialog</name>
    <message numerus="yes">
        <source>%1 · %2 · %Ln conversation(s)</source>
        <translation>
            <numerusform>%1 · %2 · %Ln conversation</numerusform>
            <numerusform>%1 · %2 · %Ln conversations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln conversation(s) go, with what models said of them. The file can be imported again.</source>
        <translation>
            <numerusform>%Ln conversation goes, with what models said of it. The file can be imported again.</numerusform>
            <numerusform>%Ln conversations go, with what models said of them. The file can be imported again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::InboxPage</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n unread</numerusform>
            <numerusform>%n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ItemHistory</name>
    <message numerus="yes">
        <source>%n s</source>
        <translation>
            <numerusform>%n s</numerusform>
            <numerusform>%n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ItemModels</name>
    <message numerus="yes">
        <source>%n answer(s): %1</source>
        <translation>
            <numerusform>%n answer: %1</numerusform>
            <numerusform>%n answers: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::JobIndicator</name>
    <message numerus="yes">
        <source>(+%n more)</source>
        <translation>
            <numerusform>(+%n more)</numerusform>
            <numerusform>(+%n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::LeaveDialog</name>
    <message numerus="yes">
        <source>What was answered stays. Who takes over %n open item(s)? They are shared out evenly; what nobody here can take becomes free for anybody.</source>
        <translation>
            <numerusform>What was answered stays. Who takes over %n open item? If nobody here can take it, it becomes free for anybody.</numerusform>
            <numerusform>What was answered stays. Who takes over %n open items? They are shared out evenly; what nobody here can take becomes free for anybody.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::MainWindow</name>
    <message numerus="yes">
        <source>%n unread</source>
        <translation>
            <numerusform>%n unread</numerusform>
            <numerusform>%n unread</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::NextStepRow</name>
    <message numerus="yes">
        <source>Plan %Ln batch(es)</source>
        <translation>
            <numerusform>Plan %Ln batch</numerusform>
            <numerusform>Plan %Ln batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Amend %Ln returned item(s)</source>
        <translation>
            <numerusform>Amend %Ln returned item</numerusform>
            <numerusform>Amend %Ln returned items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Annotate %Ln waiting item(s)</source>
        <translation>
            <numerusform>Annotate %Ln waiting item</numerusform>
            <numerusform>Annotate %Ln waiting items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Settle %Ln dispute(s)</source>
        <translation>
            <numerusform>Settle %Ln dispute</numerusform>
            <numerusform>Settle %Ln disputes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spot-check %Ln batch(es)</source>
        <translation>
            <numerusform>Spot-check %Ln batch</numerusform>
            <numerusform>Spot-check %Ln batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Read %Ln message(s)</source>
        <translation>
            <numerusform>Read %Ln message</numerusform>
            <numerusform>Read %Ln messages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at %Ln flagged item(s)</source>
        <translation>
            <numerusform>Look at %Ln flagged item</numerusform>
            <numerusform>Look at %Ln flagged items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Label %Ln new conversation(s)</source>
        <translation>
            <numerusform>Label %Ln new conversation</numerusform>
            <numerusform>Label %Ln new conversations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::OfflineWork</name>
    <message numerus="yes">
        <source>%n items are in %1, yours until %2.</source>
        <translation>
            <numerusform>%n item is in %1, yours until %2.</numerusform>
            <numerusform>%n items are in %1, yours until %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be taken over. What was answered offline is kept as a flag on the item, for those who lead:</source>
        <translation>
            <numerusform>%n could not be taken over. What was answered offline is kept as a flag on the item, for those who lead:</numerusform>
            <numerusform>%n could not be taken over. What was answered offline is kept as a flag on each item, for those who lead:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::OverviewView</name>
    <message numerus="yes">
        <source>in %n batch(es)</source>
        <translation>
            <numerusform>in %n batch</numerusform>
            <numerusform>in %n batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n, by spot check</source>
        <translation>
            <numerusform>of %n, by spot check</numerusform>
            <numerusform>of %n, by spot check</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::PassRateCard</name>
    <message numerus="yes">
        <source>of all %n items in the batch: %1 – %2</source>
        <translation>
            <numerusform>of the one item in the batch: %1 – %2</numerusform>
            <numerusform>of all %n items in the batch: %1 – %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Accepted at %1 of %2. %n more failures return the batch; the outcome is not yet certain.</source>
        <translation>
            <numerusform>Accepted at %1 of %2. %n more failure returns the batch; the outcome is not yet certain.</numerusform>
            <numerusform>Accepted at %1 of %2. %n more failures return the batch; the outcome is not yet certain.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleTab</name>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::PeopleTable</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::PersonPanel</name>
    <message numerus="yes">
        <source>%n item(s) to answer</source>
        <translation>
            <numerusform>%n item to answer</numerusform>
            <numerusform>%n items to answer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them returned</source>
        <translation>
            <numerusform>%n of them returned</numerusform>
            <numerusform>%n of them returned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n answered</source>
        <translation>
            <numerusform>%n answered</numerusform>
            <numerusform>%n answered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::PlanDialog</name>
    <message numerus="yes">
        <source>%Ln item(s)</source>
        <translation>
            <numerusform>%Ln item</numerusform>
            <numerusform>%Ln items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln person(s) each. What is answered stays with who answered it.</source>
        <translation>
            <numerusform>%1, %Ln person each. What is answered stays with who answered it.</numerusform>
            <numerusform>%1, %Ln people each. What is answered stays with who answered it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ProgressTab</name>
    <message numerus="yes">
        <source>%n items have gone over.</source>
        <translation>
            <numerusform>%n item has gone over.</numerusform>
            <numerusform>%n items have gone over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stay: known to the other person, or locked.</source>
        <translation>
            <numerusform>%n stays: known to the other person, or locked.</numerusform>
            <numerusform>%n stay: known to the other person, or locked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items are free again.</source>
        <translation>
            <numerusform>%n item is free again.</numerusform>
            <numerusform>%n items are free again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectCard</name>
    <message numerus="yes">
        <source>and %n more batch(es): the Data page lists all</source>
        <translation>
            <numerusform>and %n more batch: the Data page lists all</numerusform>
            <numerusform>and %n more batches: the Data page lists all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ReliabilityDiagram</name>
    <message numerus="yes">
        <source>said %1: right in %2, 95 % interval %3, %n prediction(s)</source>
        <translation>
            <numerusform>said %1: right in %2, 95 % interval %3, %n prediction</numerusform>
            <numerusform>said %1: right in %2, 95 % interval %3, %n predictions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ResultView</name>
    <message numerus="yes">
        <source>At most %n may be wrong.</source>
        <translation>
            <numerusform>At most %n may be wrong.</numerusform>
            <numerusform>At most %n may be wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (missed %n time(s))</source>
        <translation>
            <numerusform>%1 (missed %n time)</numerusform>
            <numerusform>%1 (missed %n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::ReviseDialog</name>
    <message numerus="yes">
        <source>%n item(s) get another state or label.</source>
        <translation>
            <numerusform>%n item gets another state or label.</numerusform>
            <numerusform>%n items get another state or label.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give people back what they have to complete (%n answer(s))</source>
        <translation>
            <numerusform>Give people back what they have to complete (%n answer)</numerusform>
            <numerusform>Give people back what they have to complete (%n answers)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more lie(s) in batches that are accepted or being checked, and stay as they are.</source>
        <translation>
            <numerusform>%n more lies in a batch that is accepted or being checked, and stays as it is.</numerusform>
            <numerusform>%n more lie in batches that are accepted or being checked, and stay as they are.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::RunsDialog</name>
    <message numerus="yes">
        <source>%Ln prediction(s) of %1 leave the project.</source>
        <translation>
            <numerusform>%Ln prediction of %1 leaves the project.</numerusform>
            <numerusform>%Ln predictions of %1 leave the project.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tag(s) that people gave on its errors go with them, notes included; they can then only be read in the audit trail.</source>
        <translation>
            <numerusform>%Ln tag that somebody gave on its errors goes with them, its note included; it can then only be read in the audit trail.</numerusform>
            <numerusform>%Ln tags that people gave on its errors go with them, notes included; they can then only be read in the audit trail.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::SelectionBar</name>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln chosen</numerusform>
            <numerusform>%Ln chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::SidebarItem</name>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::SliceComparison</name>
    <message numerus="yes">
        <source>Differences with a bootstrap over the rows of either slice, 95 %; %n judged row(s) belong to both.</source>
        <translation>
            <numerusform>Differences with a bootstrap over the rows of either slice, 95 %; %n judged row belongs to both.</numerusform>
            <numerusform>Differences with a bootstrap over the rows of either slice, 95 %; %n judged rows belong to both.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::SpokenHints</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::StageCard</name>
    <message numerus="yes">
        <source>%n conversation(s) whose right answer is known. After each one you are told what is right and why.</source>
        <translation>
            <numerusform>%n conversation whose right answer is known. After each one you are told what is right and why.</numerusform>
            <numerusform>%n conversations whose right answer is known. After each one you are told what is right and why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s) without feedback until the end</source>
        <translation>
            <numerusform>%n conversation without feedback until the end</numerusform>
            <numerusform>%n conversations without feedback until the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n may be wrong.</source>
        <translation>
            <numerusform>at most %n may be wrong.</numerusform>
            <numerusform>at most %n may be wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passed with %n mistake(s)</source>
        <translation>
            <numerusform>Passed with %n mistake</numerusform>
            <numerusform>Passed with %n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not passed: %n mistake(s)</source>
        <translation>
            <numerusform>Not passed: %n mistake</numerusform>
            <numerusform>Not passed: %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::StandingTables</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free in the pool</source>
        <translation>
            <numerusform>%n free in the pool</numerusform>
            <numerusform>%n free in the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>%n disputed</numerusform>
            <numerusform>%n disputed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::StartRoundPanel</name>
    <message numerus="yes">
        <source>Returned to its annotators. %n failed items wait to be amended or confirmed.</source>
        <translation>
            <numerusform>Returned to its annotators. %n failed item waits to be amended or confirmed.</numerusform>
            <numerusform>Returned to its annotators. %n failed items wait to be amended or confirmed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::StudioPage</name>
    <message numerus="yes">
        <source>Version %1 is in force; %n answer(s) went back.</source>
        <translation>
            <numerusform>Version %1 is in force; %n answer went back.</numerusform>
            <numerusform>Version %1 is in force; %n answers went back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::StudyExport</name>
    <message numerus="yes">
        <source>%n conversation(s) written to %1.</source>
        <translation>
            <numerusform>%n conversation written to %1.</numerusform>
            <numerusform>%n conversations written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::TodayTiles</name>
    <message numerus="yes">
        <source>%Ln came back</source>
        <translation>
            <numerusform>%Ln came back</numerusform>
            <numerusform>%Ln came back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gainsay::UserService</name>
    <message numerus="yes">
        <source>%n item(s) of somebody who left are now yours.</source>
        <translation>
            <numerusform>%n item of somebody who left is now yours.</numerusform>
            <numerusform>%n items of somebody who left are now yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>io</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is no answer to %2 (%n rows); expected: %3.</source>
        <translation>
            <numerusform>%1 is no answer to %2 (%n row); expected: %3.</numerusform>
            <numerusform>%1 is no answer to %2 (%n rows); expected: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>report</name>
    <message numerus="yes">
        <source>Operating characteristic: a sample of %1 that allows %n error(s)</source>
        <translation>
            <numerusform>Operating characteristic: a sample of %1 that allows %n error</numerusform>
            <numerusform>Operating characteristic: a sample of %1 that allows %n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) without a common item left out.</source>
        <translation>
            <numerusform>%n pair without a common item left out.</numerusform>
            <numerusform>%n pairs without a common item left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n item(s) that only some raters saw with its label are in neither column.</source>
        <translation>
            <numerusform>%n item that only some raters saw with its label is in neither column.</numerusform>
            <numerusform>%n items that only some raters saw with its label are in neither column.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n settled item(s) have its label.</source>
        <translation>
            <numerusform>%1; %n settled item has its label.</numerusform>
            <numerusform>%1; %n settled items have its label.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n replicate(s) without a value left out</source>
        <translation>
            <numerusform>%n replicate without a value left out</numerusform>
            <numerusform>%n replicates without a value left out</numerusform>
        </translation>
    </message>
</context>
</TS>
