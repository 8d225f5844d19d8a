import { toMarkdownSections } from '../../../src/node/search/toMarkdownSections';
import { toWords } from '../../../src/shared/search/words';

const markdown = `
Before the first heading, with a [link](/not/these/words/).

## Use the \`sx\` prop

<Demo name="NotTheseWords" />

\`\`\`tsx
import notThese from 'words';
const theme = createTheme();
## Not a heading
\`\`\`

##### A low heading

### [Linked](/away/) heading

Last words.
`;

const headings = [
  { id: 'use-the-sx-prop', text: 'Use the sx prop', depth: 2 },
  { id: 'linked-heading', text: 'Linked heading', depth: 3 },
];

test('the words of a page stand below their headings', () => {
  const { text, parts } = toMarkdownSections(markdown, headings);
  expect(toWords(text)).toEqual(['before', 'the', 'first', 'heading', 'with', 'a', 'link']);
  expect(parts.map(({ id, name }) => [id, name])).toEqual([
    ['use-the-sx-prop', 'Use the sx prop'],
    ['linked-heading', 'Linked heading'],
  ]);
  expect(toWords(parts[0]?.text ?? '')).toEqual([
    'theme',
    'createtheme',
    'not',
    'a',
    'heading',
    'a',
    'low',
    'heading',
  ]);
  expect(toWords(parts[1]?.text ?? '')).toEqual(['last', 'words']);
});

test('a heading that the page does not list does not shift those after it', () => {
  const { parts } = toMarkdownSections('## Other\n\nlost\n\n## Known\n\nfound', [
    { id: 'known', text: 'Known', depth: 2 },
  ]);
  expect(toWords(parts[0]?.text ?? '')).toEqual(['found']);
});

test('a fence ends with marks of its own kind, and as many', () => {
  const text = '````md\n```tsx\n## Known\n```\nstill code\n````\n\n## Known\n\nfound';
  const { parts } = toMarkdownSections(text, [{ id: 'known', text: 'Known', depth: 2 }]);
  expect(toWords(parts[0]?.text ?? '')).toEqual(['found']);
});

test('of headings with the same text each has its own words', () => {
  const same = [
    { id: 'sizes', text: 'Sizes', depth: 3 },
    { id: 'sizes-2', text: 'Sizes', depth: 2 },
    { id: 'sizes-3', text: 'Sizes', depth: 2 },
  ];
  const { parts } = toMarkdownSections(
    '### Sizes\n\none\n\n## Sizes\n\ntwo\n\n## Sizes\n\nthree',
    same,
  );
  expect(parts.map(({ text }) => text.trim())).toEqual(['one', 'two', 'three']);
});

test('a heading of another level is not the one that the page lists', () => {
  const listed = [{ id: 'sizes', text: 'Sizes', depth: 2 }];
  const { parts } = toMarkdownSections('### Sizes\n\none\n\n## Sizes\n\ntwo', listed);
  expect(parts[0]?.text.trim()).toBe('two');
});
