import { highlightCode, highlightElements } from '../../../src/node/mdx/highlight';

test('elements that stand side by side look as each does alone', () => {
  const one = '<Button variant="text">Open</Button>';
  const alone = highlightCode(one, 'tsx');
  expect(highlightElements(`${one}\n${one}`, 'tsx')).toBe(`${alone}\n${alone}`);
});

test('words between the tags of elements are no keywords', () => {
  const html = highlightElements('<Button>Letters in this case</Button>', 'jsx');
  expect(html).toContain('Letters in this case');
});
