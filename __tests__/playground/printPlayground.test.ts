import { printPlayground, toPlaygroundSource } from '../../src/playground/printPlayground';

test('text stands between the tags, whatever the order of the props', () => {
  const printed = printPlayground(
    'Chip',
    [
      ['children', 'Send'],
      ['size', 'small'],
    ],
    false,
  );
  expect(toPlaygroundSource(printed, null)).toBe('<Chip size="small">Send</Chip>');
});

test('elements stand between the tags, indented, without the marks of their highlighting', () => {
  const printed = printPlayground('Badge', [['max', 9]], true);
  const html = '&lt;<span class="t-n">a</span>&gt;\n\n  b\n&lt;/<span class="t-n">a</span>&gt;';
  expect(toPlaygroundSource(printed, html)).toBe(
    ['<Badge max={9}>', '  <a>', '', '    b', '  </a>', '</Badge>'].join('\n'),
  );
});
