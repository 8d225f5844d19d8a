import { toLlmsTxt } from '../../../src/node/output/toLlmsTxt';

const page = (title: string) => ({
  title,
  pathname: `/${title.toLowerCase()}/`,
  description: `About ${title}.`,
});

test('pages are listed under the name of their section, and a section without pages is left out', () => {
  const sections = [
    { title: 'Material UI 5', pages: [page('Button'), page('Chip')] },
    { title: 'Joy UI 5', pages: [] },
    { title: 'Blog', pages: [page('News')] },
  ];
  expect(toLlmsTxt('Docs', 'All of it.', sections, 'https://docs.example')).toBe(
    [
      '# Docs',
      '',
      '> All of it.',
      '',
      '## Material UI 5',
      '',
      '- [Button](https://docs.example/button/index.md): About Button.',
      '- [Chip](https://docs.example/chip/index.md): About Chip.',
      '',
      '## Blog',
      '',
      '- [News](https://docs.example/news/index.md): About News.',
      '',
    ].join('\n'),
  );
});
