import { compileMdx } from '../../../src/node/mdx/compileMdx';

function compile(body: string) {
  return compileMdx(body, 'page.mdx', 5);
}

function htmlOf(body: string): string {
  return compile(body)
    .content.map(({ html }) => html ?? '[island]')
    .join('');
}

function problemsOf(body: string): string[] {
  return compile(body).errors.map(({ line, message }) => `${line}: ${message}`);
}

test('islands part the HTML and keep their place and literal props', () => {
  const { content, islands } = compile(
    'Before\n\n<Demo name="A" height={200} defaultExpanded />\n\nAfter',
  );
  expect(content).toEqual([
    { html: '<p>Before</p>' },
    { island: { name: 'Demo', props: { name: 'A', height: 200, defaultExpanded: true } } },
    { html: '<p>After</p>' },
  ]);
  expect(islands[0]?.line).toBe(7);
});

test('headings get ids and an anchor that names them', () => {
  const { headings } = compile('## Sizes\n\n### Small ones\n\n## Sizes');
  expect(headings).toEqual([
    { id: 'sizes', text: 'Sizes', depth: 2 },
    { id: 'small-ones', text: 'Small ones', depth: 3 },
    { id: 'sizes-2', text: 'Sizes', depth: 2 },
  ]);
  expect(htmlOf('## A & `b`')).toContain(
    '<h2 id="a-b">A &#x26; <code>b</code><a class="heading-anchor" href="#a-b"',
  );
});

test('code is highlighted and escaped, with title and marked lines', () => {
  const html = htmlOf(
    '```tsx title="src/App.tsx" {2}\nconst a = <b>1</b>;\nconst c = "</script>";\n```',
  );
  expect(html).toContain('<div class="code-title">src/App.tsx</div>');
  expect(html).toContain('<span class="t-k">const</span>');
  expect(html).toContain('line line-highlight');
  expect(html).not.toContain('</script>');
});

test('a diff says which lines go and come', () => {
  const html = htmlOf('```diff\n-old();\n+fresh();\n same();\n```');
  expect(html.match(/class="line[^"]*"/g)).toEqual([
    'class="line line-remove"',
    'class="line line-add"',
    'class="line"',
  ]);
  expect(html).not.toContain('>-');
});

test('the copied text of a block is its code', () => {
  const code = 'const a = 1; // {x} <y>\nfunction f() {\n  return `a${a}`;\n}';
  const element = htmlOf(`\`\`\`ts\n${code}\n\`\`\``).replace(/^.*<code>|<\/code>.*$/gs, '');
  const text = element
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
  expect(text).toBe(code);
});

const withoutStyles = (html: string) => html.replace(/<style>.*?<\/style>/gs, '');

test('callouts are notes with a title in words', () => {
  expect(withoutStyles(htmlOf('<Callout type="warning">\n\nMind the `gap`.\n\n</Callout>'))).toBe(
    '<aside class="callout callout-warning" role="note"><p class="callout-title">Take care</p><p>Mind the <code>gap</code>.</p></aside>',
  );
});

test('tabs name their panels, and are readable one after the other as Markdown', () => {
  const body =
    '<Tabs storageKey="package-manager">\n<Tab label="npm">\n\nOne\n\n</Tab>\n<Tab label="pnpm">\n\nTwo\n\n</Tab>\n</Tabs>';
  const html = htmlOf(body);
  expect(html).toContain('aria-controls="tabs-1-pnpm-panel"');
  expect(html).toContain('<div role="tabpanel" id="tabs-1-pnpm-panel"');
  expect(compile(body).markdown).toBe('**npm**\n\nOne\n\n**pnpm**\n\nTwo');
});

test('groups of tabs that are alike share their styles, others have their own', () => {
  const toGroup = (key: string, labels: readonly string[]) =>
    `<Tabs storageKey="${key}">\n${labels.map((label) => `<Tab label="${label}">\n\nText\n\n</Tab>`).join('\n')}\n</Tabs>`;
  const managers = toGroup('package-manager', ['npm', 'pnpm']);
  const html = htmlOf(
    [managers, managers, toGroup('package-manager', ['pnpm', 'npm'])].join('\n\n'),
  );
  expect(Array.from(html.matchAll(/<div class="tabs ([^"]+)"/g), ([, look]) => look)).toEqual([
    'tabs-look-1',
    'tabs-look-1',
    'tabs-look-2',
  ]);
  expect(html.match(/\{--tab-line:/g)).toHaveLength(2);
});

test('in the Markdown twin no tag of a block is left, also where its attributes have lines of their own', () => {
  const body = 'Before\n\n<Callout\n  type="warning"\n>\n\nMind the gap.\n\n</Callout>\n\nAfter';
  expect(compile(body).markdown).toBe('Before\n\n**Take care:**\n\nMind the gap.\n\nAfter');
});

test('in the Markdown twin code keeps its tags', () => {
  const code = '````mdx\n<Tab label="b">\n</Tab>\n````';
  expect(compile(`Before\n\n${code}`).markdown).toBe(`Before\n\n${code}`);
});

test('in the Markdown twin a callout of a list item stays in it', () => {
  const body = '- Save it\n\n  <Callout type="warning">\n\n  Mind the gap.\n\n  </Callout>';
  expect(compile(body).markdown).toBe('- Save it\n\n  **Take care:**\n\n  Mind the gap.');
});

test('dashes that a name begins with are held to it, and those within it are not', () => {
  const html = htmlOf('`var(--Icon-color)` `column--pinned`');
  expect(html).toContain('<code>var(<span class="dashes">--I</span>con-color)</code>');
  expect(html).toContain('<code>column--pinned</code>');
});

test('an empty corner of a table is no heading', () => {
  const { content } = compile('|  | Before |\n| --- | --- |\n| Size | 4 |');
  expect(JSON.stringify(content)).toContain('<td></td>');
  expect(JSON.stringify(content)).not.toContain('></th>');
});

test('a table whose head says nothing begins with its first row', () => {
  const html = htmlOf('| | |\n|---|---|\n| Oak | Ash |');
  expect(html).not.toContain('<thead>');
  expect(html).toContain('<td>Oak</td>');
});

test('tables scroll by themselves and have a name', () => {
  expect(htmlOf('## Keys\n\n| Key | Does |\n|---|---|\n| <kbd>Enter</kbd> | presses |')).toContain(
    '<div class="table-scroll" tabindex="0" role="region" aria-label="Table: Keys"><table>',
  );
});

test('what the checks look at comes with its line', () => {
  const { links, inlineCodes, fences, images } = compile(
    'See [it](/a/#b) and `<Button variant>`.\n\n![alt](x.png)\n\n```css\na{}\n```',
  );
  expect(links).toEqual([{ value: '/a/#b', line: 5 }]);
  expect(inlineCodes).toEqual([{ value: '<Button variant>', line: 5 }]);
  expect(images).toEqual([{ value: { url: 'x.png', alt: 'alt' }, line: 7 }]);
  expect(fences[0]).toMatchObject({ line: 9, value: { language: 'css', code: 'a{}' } });
});

test('an attribute that is misspelled is one mistake', () => {
  expect(problemsOf('A\n\n<Demo nam="Loud" />')).toEqual([
    '7: <Demo>: unknown attribute "nam". Remove it or correct its spelling.',
  ]);
});

test('blocks in lists, quotes and of tildes end where they are closed, and an open one is no code to check', () => {
  const closed = [
    '- A\n\n  ```ts\n  a;\n  ```',
    '> ```ts\n> a;\n> ```',
    '~~~ts\na;\n~~~',
    '````ts\n```\n````',
  ];
  expect(closed.flatMap(problemsOf)).toEqual([]);
  expect(compile('```ts\na;\n').fences).toEqual([]);
  expect(problemsOf('`##One` and # two, [it] (as said)')).toEqual([]);
});

test('links and pictures by reference are like all others, wherever their address stands', () => {
  const body =
    'See [the page][p] and [P].\n\n- ![Two chips][chips]\n\n[p]: /nowhere/\n\n> [chips]: chips.png';
  const { links, images, errors } = compile(body);
  expect(links).toEqual([
    { value: '/nowhere/', line: 5 },
    { value: '/nowhere/', line: 5 },
  ]);
  expect(images).toEqual([{ value: { url: 'chips.png', alt: 'Two chips' }, line: 7 }]);
  expect(errors).toEqual([]);
  expect(htmlOf(body)).toContain(
    'See <a href="/nowhere/">the page</a> and <a href="/nowhere/">P</a>.',
  );
  expect(htmlOf(body)).toContain('<img src="chips.png" alt="Two chips">');
});

test('a link by reference to another site is like one with its address', () => {
  expect(htmlOf('[MUI][m]\n\n[m]: https://mui.com/')).toBe(htmlOf('[MUI](https://mui.com/)'));
});

test('comments are dropped, also from Markdown', () => {
  expect(compile('A\n\n{/* note */}\n\nB')).toMatchObject({
    errors: [],
    content: [{ html: '<p>A</p><p>B</p>' }],
    markdown: 'A\n\nB',
  });
});

test('in the Markdown twin a block is named as on the page, however its tag is written', () => {
  const body =
    "<Callout type={'warning'}>\nMind it.\n</Callout>\n\n<Callout>\nBy the way.\n</Callout>";
  expect(compile(body).markdown).toBe('**Take care:**\n\nMind it.\n\n**Note:**\n\nBy the way.');
});

test('islands may be written as a pair of tags, and two on a line', () => {
  const { islands, errors } = compile(
    '<Demo name="A"></Demo>\n\n<Demo name="B" /> <Demo name="C" />',
  );
  expect(errors).toEqual([]);
  expect(islands.map(({ value, line }) => [value.props['name'], line])).toEqual([
    ['A', 5],
    ['B', 7],
    ['C', 7],
  ]);
});

test.each([
  ['# Title', /^5: Heading "Title" is of level 1\./],
  ['## A\n\n#### B', /^7: Heading "B" of level 4 follows level 2\. Use ###\.$/],
  ['<Buton />', /^5: Unknown component <Buton>\. Use one of: Demo, /],
  [
    '<img src="/a.png" />',
    /^5: <img> is not read\. Write !\[what it shows\]\(\/pictures\/dome\.png\), /,
  ],
  ['<Demo />', /^5: <Demo>: attribute "name" is missing/],
  [
    '<Demo name="A" colour="red" />',
    /^5: <Demo>: unknown attribute "colour"\. Remove it or correct its spelling\.$/,
  ],
  [
    '<Demo name="A" background="pink" />',
    /^5: <Demo>: unknown value of attribute "background"\. Use one of: plain, raised, none\.$/,
  ],
  ['<Demo name={a + b} />', /^5: <Demo>: attribute "name" is no literal\./],
  ['<Demo {...rest} />', /^5: <Demo>: spread attributes are not read\./],
  ['- <Demo name="A" />', /^5: <Demo> stands inside other content\./],
  ['Text {value} here', /^5: Expression "\{value\}" is not read\./],
  ["import a from 'b';", /^5: Imports and exports are not read\./],
  ['```brainfuck\n+\n```', /^5: Unknown code language "brainfuck"\. Use one of: /],
  [
    'A[^1].\n\n[^1]: note',
    /^7: Footnote "\[\^1\]" is not shown\. Write the note into the sentence/,
  ],
  [
    '<Callout type="hint">\n\nA\n\n</Callout>',
    /^5: <Callout>: unknown value of attribute "type"\. Use one of: info, success, warning, error\.$/,
  ],
  [
    '<Callout typ="warning">\nA\n</Callout>',
    /^5: <Callout>: unknown attribute "typ"\. Remove it or correct its spelling\.$/,
  ],
  ['<Callout type={kind}>\nA\n</Callout>', /^5: <Callout>: attribute "type" is no literal\./],
  ['<Callout {...p}>\nA\n</Callout>', /^5: <Callout>: spread attributes are not read\./],
  [
    'A <Callout type="info">B</Callout>',
    /^5: <Callout> stands in a line\. Give its tags lines of their own\.$/,
  ],
  ['<Callout type="info">B</Callout>', /^5: <Callout> stands in a line\./],
  [
    '<Tabs>\n<Tab label="a">\n\nA\n\n</Tab>\n</Tabs>',
    /^5: <Tabs>: attribute "storageKey" is missing\. Add it\.$/,
  ],
  [
    '<Demo name="A" height="300" />',
    /^5: <Demo>: attribute "height" is of the wrong type\. Write a number in braces, height=\{300\}\.$/,
  ],
  [
    '<Demo name="A"\n  iframe="true" />',
    /^6: <Demo>: attribute "iframe" is of the wrong type\. Write iframe alone for true, or iframe=\{false\}\.$/,
  ],
  ['<Demo name />', /^5: <Demo>: attribute "name" is of the wrong type\. Write text in quotes, /],
  ['<Demo name="A" height={0} />', /^5: <Demo>: attribute "height" has a value .+: 0\. /],
  [
    '```tsx titel="App.tsx" {1}\na;\n```',
    /^5: "titel="App\.tsx"" behind the language of a block is not read\. Write title=/,
  ],
  ['```tsx title=App.tsx\na;\n```', /^5: "title=App\.tsx" behind the language/],
  [
    'A\n\n```ts\nconst a = 1;\n\nB',
    /^7: The block does not end\. Put as many backticks below it as it begins with\.$/,
  ],
  [
    '```ts {1,3-9}\nconst a = 1;\nconst b = 2;\n```',
    /^5: Line 9 is to be highlighted, and the block has 2\. Correct the numbers/,
  ],
  ['```ts {3-1}\na\nb\nc\n```', /^5: "\{3-1\}" behind the language of a block is not read\./],
  ['```ts {0}\na\n```', /^5: "\{0\}" behind the language of a block is not read\./],
  ['', /^\d: The page has no text\. Write it\.$/],
  ['```ts\n```', /^5: The block has no code\./],
  ['A\n\n![A](/two chips.png)', /^7: "\[A\]\(\/two chips\.png\)" is no link\. Take the spaces out/],
  ['See [here](/material-ui/react-button/).', /^5: Link "here" says nothing in a list of links\./],
  ['A **bold **word', /^5: "\*\*" is shown as it is\./],
  ['A\n`word', /^6: "`" is shown as it is\./],
  ['A note[^1]', /^5: "\[\^1\]" is shown as it is: pages have no footnotes\./],
  ['> [!NOTE]\n> A', /^5: "\[!NOTE\]" is shown as it is\. Write <Callout type="info">/],
  [':::tip\nA\n:::', /^5: ":::tip" is shown as it is\. Write <Callout type="info">/],
  ['• One', /^5: "•" begins no list\./],
  ['A\n\nTODO: more', /^7: "TODO" is a note of its author\./],
  [
    '| Prop | Values |\n| --- | --- |\n| `size` | `a | b` |',
    /^7: A row has 3 cells, and the head of its table has 2: the others are not shown\./,
  ],
  ['<Callout>\n</Callout>', /^5: <Callout> holds nothing\./],
  ['<Tabs storageKey="a">\n<Tab label="a">\n</Tab>\n</Tabs>', /^6: <Tab> holds nothing\./],
  ['Press <kbd></kbd>', /^5: <kbd> holds nothing\./],
  ['A\n\n##One\n\nB', /^7: "##One" is no heading\. Put a space behind its signs\.$/],
  [
    'See\n[it] (/a/#b) now.',
    /^6: "\[it\] \(\/a\/#b\)" is no link\. Take out the space between its brackets\.$/,
  ],
  ['A\n\n| a | b |\n| --- |\n| 1 | 2 |', /^7: A line that starts with "\|" is no table\. /],
  ['<Tabs storageKey="a">\n<Tab>\nA\n</Tab>\n</Tabs>', /^6: <Tab>: attribute "label" is missing/],
  ['<Tabs storageKey="a">\n</Tabs>', /^5: <Tabs> has no <Tab>\. Put one in, or remove it\.$/],
  [
    '<Tabs storageKey="a">\n<Tab label="C++">\nA\n</Tab>\n<Tab label="C#">\nB\n</Tab>\n</Tabs>',
    /^9: <Tab label="C#"> cannot be told from another of its <Tabs>\./,
  ],
  [
    'See\n*this* and\n[the button][butn].\n\n[button]: /material-ui/react-button/',
    /^7: "\[the button\]\[butn\]" refers to no address of this page\./,
  ],
  [
    '<Tabs storageKey="a">\n<Tab label="a"\n  open>\nA\n</Tab>\n</Tabs>',
    /^7: <Tab>: unknown attribute "open"\. Remove it or correct its spelling\.$/,
  ],
  [
    'An <abbr title="HyperText">HTML</abbr>',
    /^5: <abbr>: unknown attribute "title"\. Remove it or correct its spelling\.$/,
  ],
  ['A<br {...p} />', /^5: <br>: spread attributes are not read\./],
  [
    '<Props of="Button">\n\n## Lost\n\n</Props>',
    /^7: <Props> holds something that is not shown\. Move it below the tag\.$/,
  ],
  ['Text\n\n## \n\nText', /^7: A heading has no text\. Write it, or remove its signs\.$/],
  [
    'Text\n\nSee [](/material-ui/react-button/).',
    /^7: Link "\/material-ui\/react-button\/" has no text\. Write where it leads\.$/,
  ],
  ['[<kbd></kbd>](/a/)', /^5: Link "\/a\/" has no text\./],
  ['A\n\n<Callout type="info">\n\nopen', /^\d+: .+ Correct the MDX here\.$/],
])('%j is a mistake', (body, problem) => {
  expect(problemsOf(body)).toContainEqual(expect.stringMatching(problem));
});

test('a bar inside of a cell is one mistake, and with a backslash none', () => {
  const table = (cell: string) => `| Prop | Values |\n| --- | --- |\n| size | ${cell} |`;
  expect(problemsOf(table('`a | b`'))).toHaveLength(1);
  expect(problemsOf(table('`a \\| b`'))).toEqual([]);
});

test('signs with a backslash are text', () => {
  expect(problemsOf('A \\*\\* and a \\` of [a list][] [x]')).toEqual([]);
});

test('code and pictures are the text of a link or a heading', () => {
  expect(problemsOf('## `Button`\n\n[`Button`](/a/) [![A button](/a.png)](/a/)')).toEqual([]);
});

test('a tag that is not closed is reported at its own line of the file, and named by it', () => {
  expect(problemsOf('Text\n\n<Callout type="info">\n\nNo end\n')).toEqual([
    '7: Expected a closing tag for `<Callout>` (line 7). Correct the MDX here.',
  ]);
  expect(problemsOf('a\n\n<Callout type="info">\n\nx\n\n</Tabs>\n')).toEqual([
    '11: Unexpected closing tag `</Tabs>`, expected corresponding closing tag for `<Callout>` (line 7). Correct the MDX here.',
  ]);
});
