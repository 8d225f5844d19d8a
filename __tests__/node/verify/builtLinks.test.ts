import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuiltSite, parseBuiltPage } from '../../../src/node/verify/builtPages';
import { checkBuiltLinks } from '../../../src/node/verify/checkBuiltLinks';
import { isWellFormed } from '../../../src/node/verify/isWellFormed';
import type { AuthoredSite } from '../../../src/node/verify/readSite';
import { createTemporaryFolder } from '../../support/temporaryFolder';

let folder: string;

beforeEach(() => {
  folder = createTemporaryFolder('built');
});

function build(pages: Record<string, string>): BuiltSite {
  for (const [pathname, body] of Object.entries(pages)) {
    mkdirSync(path.join(folder, pathname), { recursive: true });
    writeFileSync(path.join(folder, pathname, 'index.html'), `<html><body>${body}</body></html>`);
  }
  return new BuiltSite(folder);
}

/** A site of which only one page was authored. */
const site = {
  pages: [{ pathname: '/authored/', file: 'content/authored/index.mdx', source: 'one\n#two' }],
} as unknown as AuthoredSite;

const messages = (built: BuiltSite) =>
  checkBuiltLinks(site, built, null).map(
    ({ file, line, message }) => `${file}:${line ?? ''} ${message}`,
  );

test('finds links to pages, files and anchors that were not built', () => {
  const built = build({
    '/': '<a href="/there/#here">1</a><a href="/gone/">2</a><a href="/there/#gone">3</a><img src="/gone.png">',
    '/there/': '<h2 id="here">Here</h2>',
  });
  expect(messages(built)).toEqual([
    expect.stringContaining('"/gone/" in / as built leads to a page that was not built'),
    expect.stringContaining('"/there/#gone" in / as built leads to "gone"'),
    expect.stringContaining('"/gone.png" in / as built leads to a file'),
  ]);
});

test('finds an anchor that is twice in a page, at its line of the source', () => {
  const built = build({ '/': '', '/authored/': '<p id="two"></p><p id="two"></p>' });
  expect(messages(built)).toEqual([
    expect.stringMatching(/^content\/authored\/index\.mdx:2 The anchor "two" is more than once/),
  ]);
});

test('leaves the links of demos and their second rendering to the demos', () => {
  const page = parseBuiltPage(
    '<div class="demo-root" data-demo="A"><div data-demo-mode="light"><a id="a" href="/x/">1</a></div>' +
      '<div data-demo-mode="dark"><div><a id="a" href="/x/">1</a></div></div></div><a href="/y/">2</a>',
  );
  expect(page).toEqual({ ids: ['a'], addresses: ['/y/'] });
});

test('reads no addresses from texts, scripts and comments', () => {
  const page = parseBuiltPage(
    '<script>"<a href=\\"/x/\\">"</script><!-- <a href="/x/"> --><code>&lt;a href="/x/"></code><a href="/y/?a=1&amp;b=2">',
  );
  expect(page.addresses).toEqual(['/y/?a=1&b=2']);
});

test.each([
  ['https://react.dev/reference', true],
  ['mailto:someone@example.org', true],
  ['https://react', false],
  ['htps://react.dev', false],
  ['https://react.dev/a b', false],
  ['mailto:someone', false],
])('%s is an address of the web: %s', (address, isAddress) => {
  expect(isWellFormed(address)).toBe(isAddress);
});
