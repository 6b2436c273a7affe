<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Answers</name>
    <message>
        <source>expected true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, found %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list, empty if none applies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a list of %1 to %2 replies, best first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this conversation has only %1 replies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each reply may stand in the ranking once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the scheme %2 has no such question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: is not asked after these answers; leave it out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers: expected an object of question and answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this question must be answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what start and end cover, &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn of the conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of spans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the conversation has no turns to mark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportPreview</name>
    <message>
        <source>The preview was cancelled.</source>
        <translation>预览已取消。</translation>
    </message>
</context>
<context>
    <name>JsonFields</name>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing; expected %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not a known field; check its spelling</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
</context>
<context>
    <name>RowTables</name>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Imported label</source>
        <translation>导入的标签</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>字段</translation>
    </message>
    <message>
        <source>Why it is rejected</source>
        <translation>拒绝原因</translation>
    </message>
</context>
<context>
    <name>SchemeLibrary</name>
    <message>
        <source>There is no scheme &quot;%1&quot;: give one of %2, or the path of a scheme file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme %1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large to be a scheme.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme %1 is refused. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SchemeReader</name>
    <message>
        <source>expected one of equals, in, empty, answered beside question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected a condition: question, all, any or not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters, digits, _ and -, starting with a letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the id of another question already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is %1, but there are %2 steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is the value of another option already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the code of another option already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not between min and max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at least one option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is larger than the number of options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which does not come before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>looks at &quot;%1&quot;, which is no question of this scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compares the list &quot;%1&quot; with a value; use empty or answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer that &quot;%1&quot; can have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the key of %2 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no question of this scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no options, so its answers cannot be labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no scale, so it has no median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected at_least or unanimous: no vote could settle anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asks for %1 votes, but there are %2 raters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the point of the scale as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is newer than this program knows (1); use a newer Gainsay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Projects are made and opened here, and you see how far each batch is.</source>
        <translation>在这里新建和打开项目，并查看每个批次的进度。</translation>
    </message>
    <message>
        <source>Annotate</source>
        <translation>标注</translation>
    </message>
    <message>
        <source>One conversation at a time. Every option shows its key; Enter submits and brings the next one. Nothing you type is lost.</source>
        <translation>一次只看一段对话。每个选项都标着按键；按 Enter 提交并进入下一条。输入的内容不会丢失。</translation>
    </message>
    <message>
        <source>Adjudicate</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>Where two people disagree you see both answers side by side, without names, and decide.</source>
        <translation>两人意见不一时，并排查看双方答案（不显示姓名），由您裁定。</translation>
    </message>
    <message>
        <source>Spot check</source>
        <translation>抽检</translation>
    </message>
    <message>
        <source>A random sample of a batch is passed or failed; below the required rate the batch goes back with your feedback.</source>
        <translation>从批次中随机抽样，逐条判定通过或不通过；通过率不足时，批次连同您的反馈退回。</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Agreement with its interval, progress, people and time; every chart can be saved.</source>
        <translation>一致性及其区间、进度、人员与用时；所有图表都可保存。</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>错误分析</translation>
    </message>
    <message>
        <source>What the detector gets wrong: choose a cell of the matrix and read the conversations.</source>
        <translation>检测器错在哪里：在矩阵里点一格，阅读其中的对话。</translation>
    </message>
    <message>
        <source>Detector</source>
        <translation>检测器</translation>
    </message>
    <message>
        <source>Models that mark likely contradictions run here, on the processor or a graphics card.</source>
        <translation>标出可能矛盾之处的模型在这里运行，可用处理器或显卡。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Every conversation: search, filter, read; bring files in and take results out.</source>
        <translation>所有对话：搜索、筛选、阅读；导入文件，导出结果。</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>团队</translation>
    </message>
    <message>
        <source>The people of the project, their roles, and who labels what.</source>
        <translation>项目成员、角色，以及谁标注什么。</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>JSON is nested deeper than %1 levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid JSON at byte %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected 1 to %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no batch is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such utterance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is in the project already, with other content</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>db</name>
    <message>
        <source>The audit trail is broken at row %1: its content or its order was changed after it was written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup %1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The backup was cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists already; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has no conversation #%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no conversation %1 in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no batch %1 in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. A PostgreSQL project is named like postgresql://user@host:5432/database?schema=name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address names no database</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address names no schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project was named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The built-in migration %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not say which version of Gainsay made it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds no Gainsay project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was made by a newer Gainsay (schema %2, this program knows %3). Update the program to open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The schema %1 exists already; choose another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project&apos;s settings cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has version %2 of the scheme %1 already; a revision needs a higher version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no scheme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no scheme number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database holds a broken value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project is busy: another program has been writing to it for too long. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full; nothing was stored. Make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project may only be read: the file or its folder is write-protected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is there already (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rule of the database forbids it: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file is damaged (%1). Restore a backup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project file cannot be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server&apos;s disk is full; nothing was stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Someone else was writing at the same moment. Try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database account may not do this: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server cannot be reached or has closed the connection: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The server refused: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a Gainsay project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be created: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a user %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no user number %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no user %1 in this project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a prelabel&apos;s details are not as written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The detector run of %1 was not stored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no detector run %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>detect</name>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model gave no usable number (NaN or infinite) for this conversation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no graphics device (/dev/dri) is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no NVIDIA device is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not used: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the CPU took over: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the model needs about %2 MB of memory, but only %3 MB are free; use a smaller one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be loaded: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 failed on %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the output %1 does not have %2 numbers per row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: too large (%2 MB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no model package: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: there is no such model package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unpack %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json names the file &quot;%1&quot;, which lies outside the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the file is missing or cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no checksum is given, so damage would go unnoticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its SHA-256 is not the one in model.json; the file is damaged or was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: it reads the file &quot;%2&quot;, which lies outside the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: its data file %2 has no entry in checksums of model.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json: expected an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json, format: this version reads format %1 only; a newer Gainsay may be needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json, %1: expected %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of at least two labels in the order of the model&apos;s output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>some labels that are contradictions and some that are not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name, or an object with a name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three names: ids, mask, segments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three networks in the order intra-sentence, role, history, and four labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name of a contradiction in labels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a path, or an object with path and sha256</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one number per label</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a SHA-256 per file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model.json: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no input is called %2 (it has: %3); name them in model.json, inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: nothing is known to feed the input %2 with; expected %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the input %2 must be int64 [batch, length], both free, but has shape %3 and element type %4; export with dynamic axes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no output is called %2 (it has: %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the output %2 must be float32 (element type 1), not element type %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the output %2 has shape %3, but %4 numbers per conversation were expected; labels in model.json belong to another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this is not an ONNX model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot make the folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, encrypted or twice in the archive)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unpack it (damaged, or the disk is full)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: this is neither a folder nor a zip file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a model package does not have %2 files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>damaged entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its path leads out of the package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger than 4 GB when unpacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no utterance is marked as the one to judge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the utterance to judge is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the line %2 is missing; this is not the vocabulary of a BERT-style model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scheme %1 has no question that a detector could answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model gives the labels %1, but the scheme %2 asks for others; use a model made for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one says it, the other denies it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposites: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>different numbers: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claims not to know what was said before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no model is loaded: a few rules about negation, opposites and numbers stand in for one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model does not speak this language (%1; it was trained on %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped; the next run goes on from here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gainsay::ActionCatalog</name>
    <message>
        <source>There is no action called %1.</source>
        <translation>没有名为 %1 的操作。</translation>
    </message>
    <message>
        <source>%1 already belongs to “%2”. Choose another key, or change that one first.</source>
        <translation>%1 已用于“%2”。请换一个键，或先修改那一项。</translation>
    </message>
</context>
<context>
    <name>gainsay::AssignmentPlan</name>
    <message>
        <source>An annotator is named twice; name each once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each item needs at least one rater.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 raters per item need at least as many annotators, but %2 are named.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gainsay::Banner</name>
    <message>
        <source>Dismiss</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>gainsay::BatchRules</name>
    <message>
        <source>Batch “%1” is accepted and locked; a supervisor can reopen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” is under spot check; wait until the round is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No spot-check round is open in batch “%1”; start one first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” is not finished: a spot check starts when every item is resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” was returned: a new round starts when every failed item was amended or confirmed and every item is resolved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spot-check round is open already in batch “%1”; close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch “%1” is not accepted, so there is nothing to reopen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gainsay::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>想做什么？</translation>
    </message>
    <message>
        <source>Search commands</source>
        <translation>搜索命令</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>找到的命令</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationListModel</name>
    <message>
        <source>open</source>
        <translation>未标注</translation>
    </message>
    <message>
        <source>in work</source>
        <translation>标注中</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>agreed</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>voted</source>
        <translation>投票决定</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>无定论</translation>
    </message>
    <message>
        <source>Judged reply</source>
        <translation>待判回复</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>触发方式</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationPreview</name>
    <message>
        <source>judged reply</source>
        <translation>待判回复</translation>
    </message>
    <message>
        <source>imported: %1</source>
        <translation>导入：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::ConversationView</name>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>User</source>
        <translation>用户</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>机器人</translation>
    </message>
    <message>
        <source>judge this reply</source>
        <translation>请判断这句回复</translation>
    </message>
    <message>
        <source>compare with this</source>
        <translation>与这句比较</translation>
    </message>
    <message>
        <source>Candidate replies</source>
        <translation>候选回复</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>证据：%1</translation>
    </message>
    <message>
        <source>Detector mark: %1</source>
        <translation>检测器标记：%1</translation>
    </message>
</context>
<context>
    <name>gainsay::DataPage</name>
    <message>
        <source>Search conversations</source>
        <translation>搜索对话</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>all batches</source>
        <translation>全部批次</translation>
    </message>
    <message>
        <source>any state</source>
        <translation>任意状态</translation>
    </message>
    <message>
        <source>any label</source>
        <translation>任意标签</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>没有符合的对话</translation>
    </message>
    <message>
        <source>Take away a filter, or search for fewer words.</source>
        <translation>请去掉一个筛选条件，或减少搜索词。</translation>
    </message>
    <message>
        <source>No conversations yet</source>
        <translation>还没有对话</translation>
    </message>
    <message>
        <source>Import a file: CDConv, MuTual and similar sets, JSON lines or a table.</source>
        <translation>导入文件：CDConv、MuTual 等数据集，JSON 行或表格。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message numerus="yes">
        <source>%n conversation(s)</source>
        <translation>
            <numerusform>%n 段对话</numerusform>
        </translation>
    </message>
    <message>
        <source>Search in all conversations</source>
        <translation>在所有对话中搜索</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Conversations</source>
        <translation>对话列表</translation>
    </message>
    <message>
        <source>No conversation chosen</source>
        <translation>未选择对话</translation>
    </message>
    <message>
        <source>Choose one in the list to read it here.</source>
        <translation>在列表中选一段，就能在此阅读。</translation>
    </message>
</context>
<context>
    <name>gainsay::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>搜索指南</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
</context>
<context>
    <name>gainsay::HomePage</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Open the sample project</source>
        <translation>打开示例项目</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open a project file…</source>
        <translation>打开项目文件…</translation>
    </message>
    <message>
        <source>Open a project on a server…</source>
        <translation>打开服务器上的项目…</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>首页</translation>
    </message>
    <message>
        <source>Find, label and study contradictions in dialogue</source>
        <translation>发现、标注、研究对话中的矛盾</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in one project file; a team can share a PostgreSQL server instead. The sample project shows every page at work.</source>
        <translation>所有内容都保存在本机的一个项目文件里；团队也可以共用一台 PostgreSQL 服务器。示例项目展示了每个页面的实际用法。</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>打开文件…</translation>
    </message>
    <message>
        <source>Open on a server…</source>
        <translation>打开服务器项目…</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近的项目</translation>
    </message>
    <message>
        <source>Projects that you open are listed here.</source>
        <translation>打开过的项目会列在这里。</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
    <message>
        <source>Open a project on a server</source>
        <translation>打开服务器上的项目</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>地址</translation>
    </message>
    <message>
        <source>Making the project</source>
        <translation>正在创建项目</translation>
    </message>
    <message>
        <source>Making the sample project</source>
        <translation>正在创建示例项目</translation>
    </message>
</context>
<context>
    <name>gainsay::ImportDialog</name>
    <message>
        <source>Import conversations</source>
        <translation>导入对话</translation>
    </message>
    <message>
        <source>Choose a file; nothing is written before you have seen its rows.</source>
        <translation>请选择文件；在您查看各行之前不会写入任何内容。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>find out</source>
        <translation>自动识别</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>as the file says, else its name</source>
        <translation>按文件所写，否则用文件名</translation>
    </message>
    <message>
        <source>Rows that come in</source>
        <translation>将导入的行</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>被拒绝的行</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Conversations (*.jsonl *.json *.csv *.tsv *.txt);;All files (*)</source>
        <translation>对话文件 (*.jsonl *.json *.csv *.tsv *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Reading the first rows…</source>
        <translation>正在读取开头各行…</translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation>正在查看 %1</translation>
    </message>
    <message>
        <source>This is the whole file. Rejected rows are left out, the others come in.</source>
        <translation>这是整个文件。被拒绝的行会略去，其余导入。</translation>
    </message>
    <message>
        <source>These are the first rows. Rejected rows are left out, the others come in.</source>
        <translation>这是开头各行。被拒绝的行会略去，其余导入。</translation>
    </message>
    <message>
        <source>Rows (%1)</source>
        <translation>行（%1）</translation>
    </message>
    <message>
        <source>Rejected (%1)</source>
        <translation>被拒绝（%1）</translation>
    </message>
    <message>
        <source>Importing…</source>
        <translation>正在导入…</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>正在导入 %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Stopped: %1 came in, %2 were there already, %3 were rejected.</source>
        <translation>已停止：导入 %1 条，%2 条已存在，%3 条被拒绝。</translation>
    </message>
    <message>
        <source>Done: %1 came in, %2 were there already, %3 were rejected.</source>
        <translation>完成：导入 %1 条，%2 条已存在，%3 条被拒绝。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>gainsay::JobIndicator</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message numerus="yes">
        <source>(+%n more)</source>
        <translation>
            <numerusform>（另有 %n 项）</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>取消 %1</translation>
    </message>
</context>
<context>
    <name>gainsay::JobNotifier</name>
    <message>
        <source>%1: done.</source>
        <translation>%1：已完成。</translation>
    </message>
</context>
<context>
    <name>gainsay::KeyOption</name>
    <message>
        <source>Key %1</source>
        <translation>按键 %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Detector: %1 %</source>
        <translation>检测器：%1 %</translation>
    </message>
</context>
<context>
    <name>gainsay::MainWindow</name>
    <message>
        <source>Window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>前往</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Normal size</source>
        <translation>正常大小</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Close the project</source>
        <translation>关闭项目</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Show the tour</source>
        <translation>显示导览</translation>
    </message>
</context>
<context>
    <name>gainsay::MultiQuestion</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>gainsay::NewProjectDialog</name>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>File or postgresql:// address</source>
        <translation>文件或 postgresql:// 地址</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>标注方案</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>您的姓名</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Gainsay projects (*.gainsay)</source>
        <translation>Gainsay 项目 (*.gainsay)</translation>
    </message>
</context>
<context>
    <name>gainsay::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>偏好设置</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>高对比度</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Built-in choice</source>
        <translation>内置选择</translation>
    </message>
    <message>
        <source>Selecting by mouse takes whole words</source>
        <translation>用鼠标选取时以词为单位</translation>
    </message>
    <message>
        <source>The last required answer submits by itself</source>
        <translation>答完最后一道必答题后自动提交</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectCard</name>
    <message>
        <source>Project %1</source>
        <translation>项目 %1</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已定</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>有分歧</translation>
    </message>
    <message>
        <source>%1 of %2 settled, %3 disputed</source>
        <translation>%2 条中 %1 条已定，%3 条有分歧</translation>
    </message>
    <message>
        <source>There are no conversations yet. Import some on the Data page.</source>
        <translation>还没有对话。请在“数据”页导入。</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
</context>
<context>
    <name>gainsay::ProjectSession</name>
    <message>
        <source>No project is open.</source>
        <translation>没有打开的项目。</translation>
    </message>
</context>
<context>
    <name>gainsay::RecentButton</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Take off the list</source>
        <translation>从列表中移除</translation>
    </message>
</context>
<context>
    <name>gainsay::RoleRules</name>
    <message>
        <source>%1 is %2 and gets no items to annotate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; adjudicators, supervisors and admins decide disputed items.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins run spot checks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins plan the work.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2; supervisors and admins manage the team.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gainsay::Screenshots</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入 %1。</translation>
    </message>
</context>
<context>
    <name>gainsay::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>操作及其按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>New key for the chosen action</source>
        <translation>所选操作的新按键</translation>
    </message>
    <message>
        <source>Set key</source>
        <translation>设定按键</translation>
    </message>
    <message>
        <source>All back to default</source>
        <translation>全部恢复默认</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Press the new key below, then “Set key”.</source>
        <translation>在下方按下新的键，然后点“设定按键”。</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>已更改。</translation>
    </message>
</context>
<context>
    <name>gainsay::SlotRules</name>
    <message>
        <source>Nothing has been answered yet, so there is nothing to send back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has been answered already; amend the answer instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item was returned: amend or confirm the answer, it cannot be skipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is working on the item, so there is nothing to release.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The item has been answered; an answer stays with the person who gave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no submitted answer to take back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gainsay::SpansQuestion</name>
    <message>
        <source>Take away the evidence %1</source>
        <translation>去掉证据 %1</translation>
    </message>
</context>
<context>
    <name>gainsay::StatusStrip</name>
    <message>
        <source>saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Ctrl+K commands</source>
        <translation>Ctrl+K 命令</translation>
    </message>
    <message>
        <source>? keys</source>
        <translation>? 快捷键</translation>
    </message>
</context>
<context>
    <name>gainsay::Tour</name>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>结束导览</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Three keys to know</source>
        <translation>记住三个键</translation>
    </message>
    <message>
        <source>Ctrl+K finds every command, ? shows every key, F1 explains the page you are on.</source>
        <translation>Ctrl+K 查找所有命令，? 显示所有快捷键，F1 说明当前页面。</translation>
    </message>
</context>
<context>
    <name>gainsay::UserMenu</name>
    <message>
        <source>annotator</source>
        <translation>标注员</translation>
    </message>
    <message>
        <source>adjudicator</source>
        <translation>裁定员</translation>
    </message>
    <message>
        <source>supervisor</source>
        <translation>主管</translation>
    </message>
    <message>
        <source>researcher</source>
        <translation>研究员</translation>
    </message>
    <message>
        <source>administrator</source>
        <translation>管理员</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <translation>您是谁？</translation>
    </message>
    <message>
        <source>Working as %1, %2</source>
        <translation>当前用户：%1（%2）</translation>
    </message>
</context>
<context>
    <name>io</name>
    <message>
        <source>The output could not be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format cdconv cannot hold everything; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not go user, bot, user, bot, so the format cdconv cannot hold it; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column mapping has &quot;%1&quot;; known are id, batch, model, method, label, turns and speakers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column mapping names no column for &quot;%1&quot;; write it as %1=COLUMN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column mapping names speakers but no turns; add turns=COLUMN|COLUMN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object by model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the numbers reference and error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty; its first line must name the columns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header line %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 of the header is empty or named twice (&quot;%2&quot;).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The mapping names the column &quot;%1&quot;, but the file has %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has %1 cells, but the header names %2 columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quote is opened and never closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 MB; is a quote left open?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is not UTF-8; convert the file first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a quoted cell is followed by more text; quotes inside a cell are doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The format csv cannot hold everything; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has %2 turns, more than the table&apos;s %3 columns for them; choose jsonl.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to write; known are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing; give a list of turns, the fields u1, b1, …, or a column mapping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing or empty: the row has no turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing or empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of turns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a turn by number from 0 to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an answer to &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no format &quot;%1&quot; to read; known are %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 MB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file was written by a newer Gainsay; read it with that one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading stopped after line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not start with a speaker mark, &quot;m :&quot; or &quot;f :&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has a speaker mark without words behind it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a letter from A to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names %1 speakers for %2 utterances</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two utterances by number from 0, the earlier one first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object with named fields</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1, found %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds a NUL character</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is longer than %1 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a name of 1 to 500 characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n replicate(s) without a value left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the two raters have no item in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both raters used only one and the same label, so chance alone would give full agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two raters have an item in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean over %1 of %2 pairs; the others are undefined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one item gives no standard error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all items say the same, so the large-sample interval has no width; that is not certainty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>poor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moderate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>substantial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>almost perfect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unreliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for tentative conclusions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reliable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all labels in use have the same value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no item has two ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one label is used, so no disagreement is expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one label is used, so chance alone would give full agreement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line %1: item &quot;%2&quot; was already rated by &quot;%3&quot; in line %4; keep one of the two</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
