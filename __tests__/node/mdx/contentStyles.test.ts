import { compileMdx } from '../../../src/node/mdx/compileMdx';

function compileHtml(body: string): string[] {
  const { content, errors } = compileMdx(body, 'content/a.mdx', 1);
  expect(errors).toEqual([]);
  return content.map(({ html }) => html ?? '');
}

const callout = '<Callout type="info">\n\nText\n\n</Callout>';

it('adds no styles to text that has only what all text has', () => {
  const [html] = compileHtml(
    '## A\n\nText with `code` and a [link](/a/).\n\n- One\n\n```ts\na();\n```',
  );
  expect(html).not.toContain('<style>');
});

it.each([
  ['a table', '| a |\n| - |\n| b |', '.prose table{'],
  ['a table that comes later', '<Coverage />', '.prose table{'],
  ['a callout', callout, '.prose .callout{'],
  ['tabs', '<Tabs storageKey="k">\n<Tab label="a">\n\nText\n\n</Tab>\n</Tabs>', '.prose .tabs{'],
  ['a difference', '```diff\n+ a\n```', '.prose .line-add{'],
  ['a task list', '- [x] Done', '.prose .contains-task-list{'],
  ['a quote', '> Text', '.prose blockquote{'],
  ['dashes before a name', 'Text `--Icon-color`', '.prose .dashes{'],
  ['a rule', 'Text\n\n---', '.prose hr{'],
])('has the look of %s come with it, before the text', (_name, body, rule) => {
  const [html = ''] = compileHtml(`Before.\n\n${body}`);
  expect(html).toMatch(/^<style>[^<]*<\/style><p>Before/);
  expect(html).toContain(rule);
});

it('has it once on a page, in front of the first text', () => {
  const blocks = compileHtml(`Before.\n\n${callout}\n\n<Demo name="A" />\n\n${callout}`);
  expect(blocks.map((html) => html.startsWith('<style>'))).toEqual([true, false, false]);
  expect(blocks.join('').match(/\.prose \.callout\{--callout/g)).toHaveLength(1);
});
