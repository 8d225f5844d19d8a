import { highlightCode, highlightElements } from '../../../src/node/mdx/highlight';

test('elements that stand side by side look as each does alone', () => {
  const one = '<Button variant="text">Open</Button>';
  const alone = highlightCode(one, 'tsx');
  expect(highlightElements(`${one}\n${one}`, 'tsx')).toBe(`${alone}\n${alone}`);
});
