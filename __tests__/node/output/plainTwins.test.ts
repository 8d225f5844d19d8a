import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'gatsby';
import strings from '../../../content/translations/en.json';
import { createEnglishTranslate } from '../../../src/node/content/createEnglishTranslate';
import { listTwins } from '../../../src/node/output/listTwins';
import { toPlainTwins } from '../../../src/node/output/plain-twins/toPlainTwins';
import { writeMarkdownTwins } from '../../../src/node/output/writeMarkdownTwins';
import { fixedPathnames } from '../../../src/node/site/siteContent';
import { apiReference } from '../../support/apiReference';
import { docsPage, product, site as toSite } from '../../support/siteContent';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const post = {
  id: 'a',
  pathname: '/blog/first/',
  title: 'First',
  description: 'What is new.',
  date: '2026-03-04',
  authors: ['Ann', 'Bo'],
  tags: ['news'],
  headings: [],
  markdown: '',
  mentions: [],
  sourceFile: '',
};
const site = toSite({
  products: [
    product('material-ui', {
      name: 'Material UI',
      description: 'Ready-made.',
      packages: [{ name: '@mui/material', version: '5.14.18', apiPrefix: '', interfaces: [] }],
      olderVersions: [{ version: 'v4', href: 'https://v4.example/start/' }],
    }),
    product('joy-ui', { name: 'Joy UI' }),
  ],
  docsPages: [
    docsPage('/material-ui/react-chip/', { title: 'Chip' }),
    docsPage('/material-ui/react-alert/', { title: 'Alert' }),
    docsPage('/material-ui/secret/', { title: 'Secret', unlisted: true }),
    docsPage('/colophon/', { title: 'Colophon', product: null }),
  ],
  blogPosts: [post, { ...post, pathname: '/blog/second/', title: 'Second', date: '2026-05-06' }],
  apiReferences: [apiReference({ name: 'Chip' })],
});
const nodes: Readonly<Record<string, object[]>> = {
  TranslationFile: [{ language: 'en', strings }],
  ProductionError: [
    { code: 12, template: 'Wrap it | in\n<Provider>.', packages: ['@mui/material', '@mui/system'] },
    { code: 2, template: 'An array.', packages: ['@mui/material'] },
  ],
};
const getNodesByType = (type: string) => (nodes[type] ?? []) as Node[];
const translate = createEnglishTranslate(getNodesByType);
const twins = toPlainTwins(site, getNodesByType, translate);

function readLines(pathname: string): string[] {
  const text = twins.find((twin) => twin.pathname === pathname)?.text ?? '';
  return text.split('\n').filter((line) => line !== '');
}

test('every page of src/pages has a twin, but those that stand in for others', () => {
  expect(twins.map(({ pathname }) => pathname).sort()).toEqual(
    fixedPathnames.filter((pathname) => !['/404/', '/offline/'].includes(pathname)).sort(),
  );
  for (const { title, description, text } of twins) {
    expect(text.startsWith(`# ${title}\n\n> ${description}\n\n`)).toBe(true);
    // What a string's key looks like where there is no such string.
    expect(text).not.toMatch(/\b[a-z]+[A-Z]?\w*\.[a-z]\w*\.(title|text)\b|\{\w+\}/);
  }
});

test('the home page says what there is and what is checked', () => {
  const lines = readLines('/');
  expect(lines).toContain('- [Material UI](/material-ui/) v5.14.18: Ready-made.');
  expect(lines).toContain(
    `- **${strings.home.promises.links.title}**: ${strings.home.promises.links.text}`,
  );
});

test('the blog has its posts, newest first', () => {
  expect(readLines('/blog/').slice(2, 6)).toEqual([
    '## [Second](/blog/second/)',
    'What is new.',
    '2026-05-06 by Ann and Bo. Tags: news.',
    '## [First](/blog/first/)',
  ]);
});

test('the versions are tables, of a product without older ones with the sentence that says so', () => {
  expect(readLines('/versions/').slice(2)).toEqual([
    '## Material UI',
    '| Version | Documentation | Packages |',
    '| --- | --- | --- |',
    '| v5.14.18 | [This site](/material-ui/) | `@mui/material@5.14.18` |',
    `| v4 | [v4.example](https://v4.example/start/) | ${strings.versions.elsewhere} |`,
    '## Joy UI',
    '| Version | Documentation | Packages |',
    '| --- | --- | --- |',
    '| v5.14.18 | [This site](/joy-ui/) |  |',
    'No older documentation of Joy UI is known to us.',
  ]);
});

test('the site map lists what the page lists, in its order', () => {
  const lines = readLines('/site-map/');
  expect(lines.slice(2, 7)).toEqual([
    '## Material UI',
    '- [Alert](/material-ui/react-alert/)',
    '- [Chip](/material-ui/react-chip/)',
    '### Material UI API',
    '- [Chip](/material-ui/api/chip/)',
  ]);
  expect(lines).toContain('- [Colophon](/colophon/)');
  expect(lines.join()).not.toContain('Secret');
});

test('the production errors are a table in the order of their numbers', () => {
  expect(readLines('/production-error/').slice(-2)).toEqual([
    '| 2 | An array. | @mui/material |',
    '| 12 | Wrap it \\| in<br>\\<Provider>. | @mui/material, @mui/system |',
  ]);
});

test('llms.txt names no file that is not written', () => {
  const folder = createTemporaryFolder('markdown');
  const metadata = { siteUrl: 'https://docs.example', title: 'Plumbline' };
  writeMarkdownTwins(listTwins(site, twins, {}, translate), site.products, metadata, folder);
  const list = readFileSync(path.join(folder, 'llms.txt'), 'utf8');
  const files = [...list.matchAll(/\]\(https:\/\/docs\.example(\/[^)]*)\)/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toHaveLength(twins.length + 7);
  expect(files).toContain('/index.md');
  expect(list).toContain(': The declaration of Chip from @mui/material, read from');
  expect(files.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
});
