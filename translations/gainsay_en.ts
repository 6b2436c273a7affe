<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>gainsay::AdjudicatePage</name>
    <message numerus="yes">
        <source>%n disputed</source>
        <translation>
            <numerusform>%n disputed</numerusform>
            <numerusform>%n disputed</numerusform>
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
    <name>gainsay::DataPage</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation</numerusform>
            <numerusform>%n conversations</numerusform>
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
    <name>report</name>
    <message numerus="yes">
        <source>%n pair(s) without a common item left out.</source>
        <translation>
            <numerusform>%n pair without a common item left out.</numerusform>
            <numerusform>%n pairs without a common item left out.</numerusform>
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
