import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BuiltSite } from '../../src/node/verify/builtPages';

const folder = path.resolve('public');
const siteUrl = /<loc>(https?:\/\/[^/<]+)\//.exec(
  readFileSync(path.join(folder, 'sitemap.xml'), 'utf8'),
)?.[1];

interface BuiltPage {
  pathname: string;
  head: string;
  /** Linked data stands behind the text. */
  body: string;
}

/** Every page of the build, but those that search engines are kept from. */
const pages: BuiltPage[] = new BuiltSite(folder)
  .list()
  .map((pathname) => {
    const html = readFileSync(path.join(folder, pathname, 'index.html'), 'utf8');
    const [head = '', body = ''] = html.split('</head>');
    return { pathname, head, body };
  })
  .filter(({ head, pathname }) => !/name="robots"/.test(head) && !pathname.includes('app-shell'));

type JsonLd = Record<string, unknown> & { '@type': string };

function readJsonLd(html: string): JsonLd[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as JsonLd);
}

function readMeta(head: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
}

const isAbsolute = (value: unknown) =>
  typeof value === 'string' && value.startsWith(`${siteUrl ?? 'no host'}/`);

/** What schema.org and the guides of search engines ask of each kind; the names of what is missing or wrong. */
function findProblems(data: JsonLd): string[] {
  const problems: string[] = [];
  const check = (name: string, isRight: boolean) => {
    if (!isRight) problems.push(`${data['@type']}: ${name}`);
  };
  check('@context', data['@context'] === 'https://schema.org');
  if (data['@type'] === 'BreadcrumbList') {
    const items = data['itemListElement'] as { position: number; name: string; item: string }[];
    check('itemListElement', items.length > 0);
    items.forEach(({ position, name, item }, index) =>
      check(`item ${index + 1}`, position === index + 1 && name !== '' && isAbsolute(item)),
    );
    return problems;
  }
  check('known type', ['TechArticle', 'BlogPosting'].includes(data['@type']));
  check('headline', typeof data['headline'] === 'string' && data['headline'] !== '');
  check('url', isAbsolute(data['url']));
  check('image', isAbsolute(data['image']));
  for (const name of ['author', 'publisher']) {
    const [value] = [data[name]].flat() as (JsonLd | undefined)[];
    check(name, typeof value?.['name'] === 'string' && value['@type'] === 'Organization');
  }
  const date = /^\d{4}-\d{2}-\d{2}/;
  if (data['@type'] === 'BlogPosting')
    check('datePublished', date.test(String(data['datePublished'])));
  if ('dateModified' in data) check('dateModified', date.test(String(data['dateModified'])));
  return problems;
}

test('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(100);
});

test('every page names its Markdown, which is there', () => {
  const without = pages.filter(({ pathname, head }) => {
    const [link = ''] = /<link[^>]*type="text\/markdown"[^>]*>/.exec(head) ?? [];
    return (
      !link.includes(`href="${pathname}index.md"`) ||
      !existsSync(path.join(folder, pathname, 'index.md'))
    );
  });
  expect(without.map(({ pathname }) => pathname)).toEqual([]);
});

test('the linked data of every page is what its kind asks for', () => {
  const problems = pages.flatMap(({ pathname, body }) =>
    readJsonLd(body)
      .flatMap(findProblems)
      .map((problem) => `${pathname} ${problem}`),
  );
  expect(problems).toEqual([]);
});

test('documentation and posts say what they are, once, and not before the text', () => {
  const problems = pages
    .filter(({ head }) => readMeta(head, 'og:type') === 'article')
    .filter(({ head, body }) => {
      const kinds = readJsonLd(body).map((data) => data['@type']);
      const articles = kinds.filter((kind) => kind !== 'BreadcrumbList');
      return articles.length !== 1 || readJsonLd(head).length > 0;
    });
  expect(problems.map(({ pathname }) => pathname)).toEqual([]);
});

test('every page has one title, a description, its own canonical address and a picture that is there', () => {
  const problems = pages.flatMap(({ pathname, head }) => {
    const image = readMeta(head, 'og:image')?.replace(siteUrl ?? '', '') ?? 'none';
    const isRight = {
      title: (head.match(/<title/g) ?? []).length === 1,
      description: (readMeta(head, 'description') ?? '') !== '',
      canonical: head.includes(`<link rel="canonical" href="${siteUrl ?? ''}${pathname}"`),
      image: existsSync(path.join(folder, image)),
      card: readMeta(head, 'twitter:card') === 'summary_large_image',
    };
    return Object.entries(isRight)
      .filter(([, value]) => !value)
      .map(([name]) => `${pathname} ${name}`);
  });
  expect(problems).toEqual([]);
});

test('the sitemap has every one of them and no other', () => {
  const map = readFileSync(path.join(folder, 'sitemap.xml'), 'utf8');
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    decodeURI(address.replace(siteUrl ?? '', '')),
  );
  expect([...listed].sort()).toEqual(pages.map(({ pathname }) => pathname).sort());
});
