/** @jest-environment jsdom */
import { toFeeds } from '../../../src/node/output/toFeeds';
import { toRobots, toSitemap } from '../../../src/node/output/toSitemap';

const metadata = {
  title: 'Plumbline',
  description: 'Docs & <facts>.',
  siteUrl: 'https://docs.example',
};
const post = {
  id: 'a',
  pathname: '/blog/first/',
  title: 'Props & <slots>',
  description: 'What "as" & <is> mean.',
  date: '2026-03-04',
  authors: ['The documentation team'],
  tags: ['news'],
  headings: [],
  markdown: '',
  mentions: [],
  sourceFile: 'content/blog/2026-03-04-first/index.mdx',
};
const newer = { ...post, id: 'b', pathname: '/blog/second/', title: 'Second', date: '2026-05-06' };
const { rss, atom } = toFeeds([post, newer], metadata);

/** @throws where the text is no well-formed XML. */
function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml');
  const error = parsed.querySelector('parsererror');
  if (error) throw new Error(error.textContent ?? '');
  return parsed;
}

function readTexts(parent: Document | Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}

test('the RSS feed has what RSS 2.0 asks for, newest first', () => {
  const feed = parseXml(rss);
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  const channel = feed.getElementsByTagName('channel')[0];
  for (const name of ['title', 'link', 'description']) {
    expect(channel && readTexts(channel, name)[0]).toBeTruthy();
  }
  const items = [...feed.getElementsByTagName('item')];
  expect(items.map((item) => readTexts(item, 'title')[0])).toEqual(['Second', 'Props & <slots>']);
  for (const item of items) {
    expect(readTexts(item, 'link')[0]).toMatch(/^https:\/\/docs\.example\/blog\/\w+\/$/);
    // Where there is an author, it is an email address.
    expect(readTexts(item, 'author')).toEqual([]);
    expect(readTexts(item, 'category')).toEqual(['news']);
    expect(readTexts(item, 'guid')[0]).toBe(readTexts(item, 'link')[0]);
    // RFC 822, section 5, with a year of four digits.
    expect(readTexts(item, 'pubDate')[0]).toMatch(
      /^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
    );
  }
});

test('the Atom feed has what RFC 4287 asks for', () => {
  const feed = parseXml(atom);
  const root = feed.documentElement;
  expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
  for (const element of [root, ...feed.getElementsByTagName('entry')]) {
    for (const name of ['id', 'title']) expect(readTexts(element, name)[0]).toBeTruthy();
    expect(readTexts(element, 'updated')[0]).toMatch(rfc3339);
  }
  for (const entry of feed.getElementsByTagName('entry')) {
    expect(readTexts(entry, 'name')).toEqual(['The documentation team']);
    const [category] = entry.getElementsByTagName('category');
    expect(category?.getAttribute('term')).toBe('news');
    expect(entry.getElementsByTagName('link')[0]?.getAttribute('href')).toMatch(/^https:/);
  }
  const self = [...feed.getElementsByTagName('link')].find(
    (link) => link.getAttribute('rel') === 'self',
  );
  expect(self?.getAttribute('href')).toBe('https://docs.example/blog/atom.xml');
});

test('the sitemap is one of sitemaps.org 0.9: absolute addresses, escaped, once each, dates as W3C has them', () => {
  const text = toSitemap(
    [
      { pathname: '/', lastUpdated: null },
      { pathname: '/a&b/ü/', lastUpdated: '2026-03-04' },
    ],
    metadata.siteUrl,
  );
  const map = parseXml(text);
  expect(map.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(readTexts(map, 'loc')).toEqual([
    'https://docs.example/',
    'https://docs.example/a&b/%C3%BC/',
  ]);
  expect(readTexts(map, 'lastmod')).toEqual(['2026-03-04']);
});

test('robots.txt names the sitemap and keeps nobody from the pages', () => {
  const text = toRobots(metadata.siteUrl);
  expect(text).toContain('Sitemap: https://docs.example/sitemap.xml');
  expect(text).not.toMatch(/^Disallow: \/$/m);
});
