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
