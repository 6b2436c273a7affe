<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>gainsay::DataPage</name>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n conversation(s)</numerusform>
            <numerusform>%n conversation(s)</numerusform>
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
    <name>stats</name>
    <message numerus="yes">
        <source>%n replicate(s) without a value left out</source>
        <translation>
            <numerusform>%n replicate(s) without a value left out</numerusform>
            <numerusform>%n replicate(s) without a value left out</numerusform>
        </translation>
    </message>
</context>
</TS>
