import { createHash } from 'node:crypto';
import type { Content, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { planPages } from '../../../../../scripts/bench/peers/content/planPages';
import type { LinkStyle } from '../../../../../scripts/bench/peers/content/toPageLink';
import { toPageMarkdown } from '../../../../../scripts/bench/peers/content/toPageMarkdown';

const groups = planPages(200);

function write(group: number, page: number, links: LinkStyle = 'file', hasHeading = false): string {
  return toPageMarkdown(groups, { group, page }, { links, hasHeading });
}

const writeAll = (...style: [links?: LinkStyle, hasHeading?: boolean]) =>
  groups.flatMap(({ pages }, group) => pages.map((_page, page) => write(group, page, ...style)));

const toBody = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, '');

/** As MDX; throws where the text is not valid. */
const parse = (text: string): Root =>
  unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(toBody(text));

const ofType = (root: Root, type: Content['type']) =>
  root.children.filter((child) => child.type === type);

const toHrefs = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href);

test('pages are valid MDX with a title, six headings, four blocks of code and a table', () => {
  const some = writeAll('file', true).filter((_text, index) => index % 10 === 0);
  for (const text of some) {
    const root = parse(text);
    expect(ofType(root, 'heading')).toHaveLength(7);
    expect(ofType(root, 'code')).toHaveLength(4);
    expect(ofType(root, 'table')).toHaveLength(1);
  }
});

test('pages have about 740 words besides their code', () => {
  const counts = writeAll().map(
    (text) =>
      toBody(text)
        .replace(/```[\s\S]*?```/g, '')
        .split(/\s+/).length,
  );
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(Math.abs(mean - 740)).toBeLessThan(10);
});

test('the title stands in the front matter, and in the text only of engines that want it there', () => {
  expect(write(1, 4)).toMatch(
    /^---\ntitle: Avatar Layout 25\ndescription: How the avatar [^\n]+\n---\n\nThe /,
  );
  expect(write(1, 4, 'file', true)).toContain('\n---\n\n# Avatar Layout 25\n\nThe ');
});

test('links lead to files, to addresses as seen from the page, or to pathnames of our site', () => {
  expect(toHrefs(write(0, 19))).toEqual([
    './button-basics-1.md',
    './input-props-2.md',
    './select-theming-3.md',
    '../inputs/icon-basics-40.md',
  ]);
  expect(toHrefs(write(0, 19, 'address'))).toEqual([
    '../button-basics-1/',
    '../input-props-2/',
    '../select-theming-3/',
    '../../inputs/icon-basics-40/',
  ]);
  expect(toHrefs(write(0, 19, 'pathname'))).toEqual([
    '/material-ui/foundations/button-basics-1/',
    '/material-ui/foundations/input-props-2/',
    '/material-ui/foundations/select-theming-3/',
    '/material-ui/inputs/icon-basics-40/',
  ]);
});

test('the pages are those that the recorded figures were measured with', () => {
  const hash = createHash('sha256').update(writeAll().join('')).digest('hex');
  // Where this changes, figures of other days can no longer be compared.
  expect(hash).toBe('0f8a4afccf56c8a01f2a4a3809b78e0233d4b243a10841c9ac587abe379cabfc');
});
