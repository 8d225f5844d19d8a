import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { parseRedirectRules } from '../../../scripts/server/hostRules';
import { listDocsPages } from '../../../src/node/api-reference/siteLinks';
import { ContentErrors } from '../../../src/node/errors';
import { findRedirect } from '../../../src/node/redirects/findRedirect';
import { readRedirects, withLanguages, type Redirect } from '../../../src/node/redirects/redirects';
import { toNginxSnippet, toRedirectsFile } from '../../../src/node/output/toRedirectFiles';
import { fixedPathnames } from '../../../src/node/site/siteContent';
import { toBareAddress } from '../../../src/shared/pathname';
import { readInstalledReferences } from '../../support/readInstalledReferences';
import { createTemporaryFolder } from '../../support/temporaryFolder';

const pathnames = new Set([
  ...fixedPathnames,
  ...listDocsPages('content').keys(),
  ...readInstalledReferences().references.map(({ pathname }) => pathname),
]);
const rows = readRedirects();
const redirects = withLanguages(rows, pathnames);
/** As a host reads them. */
const rules = parseRedirectRules(toRedirectsFile(redirects));
const follow = (pathname: string) => findRedirect(rules, pathname)?.location ?? null;

/** Rules of the nginx snippet as functions, in order; the first, which adds a slash to the folder of a page, is no redirect. */
const nginxRules = [...toNginxSnippet(redirects).matchAll(/rewrite (\S+) (\S+) (?:perm|redir)/g)]
  .slice(1)
  .map(([, pattern = '', target = '']) => ({ pattern: new RegExp(pattern), target }));

/** @param pathname with single slashes, as nginx has made them before. */
function followNginx(pathname: string): string | null {
  for (const { pattern, target } of nginxRules) {
    const match = pattern.exec(pathname);
    if (match) {
      return target
        .replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
        .replace(/\$is_args\$args(.*)\?$/, '$1');
    }
  }
  return null;
}

/** Addresses that a row answers: with a pattern its folder, a page and a file below it. */
function toExamples(from: string): string[] {
  if (from.includes(':')) return toExamples(from.replace(/:[a-z]+/g, 'example-part'));
  const folder = from.replace(/\*$/, '');
  if (folder === from) return [from, from.replace(/\/$/, '')];
  return ['', 'example-page/', 'example-page', 'example-page/index.md'].map(
    (rest) => folder + rest,
  );
}

/** Addresses that fall under a pattern and lead to the start of another row. */
const betweenRows = redirects
  .filter(({ to }) => to.endsWith(':splat'))
  .flatMap(({ from, to }) => {
    const target = to.slice(0, -':splat'.length);
    return redirects
      .filter((row) => row.from.startsWith(target))
      .map((row) => row.from.replace(target, from.slice(0, -1)))
      .flatMap(toExamples);
  });
/** One language stands for all, which have the same rows. */
const isOtherLanguage = (pathname: string) => /^\/(?!en\b)\w\w(?:\/|$)/.test(pathname);

const examples = [
  ...new Set([...redirects.flatMap(({ from }) => toExamples(from)), ...betweenRows]),
].filter((pathname) => !isOtherLanguage(pathname));

it.each([
  ['/components/buttons/', '/material-ui/react-button/'],
  ['/components/buttons', '/material-ui/react-button/'],
  ['/components/tabs', '/material-ui/react-tabs/'],
  ['/components', '/material-ui/getting-started/supported-components/'],
  ['/api/button/', '/material-ui/api/button/'],
  ['/api/date-picker/', '/x/api/date-pickers/date-picker/'],
  ['/api/data-grid/', '/x/api/data-grid/data-grid/'],
  ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
  ['/base/api/button-unstyled/', '/base-ui/api/button/'],
  ['/base/', '/base-ui/getting-started/'],
  ['/getting-started/installation/', '/material-ui/getting-started/installation/'],
  ['/customization/theming/', '/material-ui/customization/theming/'],
  ['/customization/unstyled-components/', '/base-ui/getting-started/'],
  ['/guides/typescript/', '/material-ui/guides/typescript/'],
  ['/guides/migration-v4/', '/material-ui/migration/migration-v4/'],
  ['/en/material-ui/react-button/', '/material-ui/react-button/'],
  ['/en/material-ui/react-button', '/material-ui/react-button/'],
  ['/en/material-ui/react-button/index.md', '/material-ui/react-button/index.md'],
  ['/en/components/buttons/', '/material-ui/react-button/'],
  ['/en/material/customization/unstyled-components/', '/base-ui/getting-started/'],
  ['/en/', '/'],
  ['/en', '/'],
  ['/en/blog', '/blog/'],
  ['/en/blog/rss.xml', '/blog/rss.xml'],
  ['/zh/api/button/', '/material-ui/api/button/'],
  ['/pt/versions/', '/versions/'],
  ['/system/basics/', '/system/getting-started/'],
  ['/feed/blog/rss.xml', '/blog/rss.xml'],
  ['/r/caveat-with-refs-guide', '/material-ui/guides/composition/#forward-the-ref'],
  ['/r/x-data-grid-no-dimensions', '/x/react-data-grid/layout/'],
  ['/base-ui/react-tabs/hooks-api/', '/base-ui/react-tabs/'],
  ['/zh/base/react-tabs/components-api', '/base-ui/react-tabs/'],
  ['/getting-started/templates/checkout/', '/material-ui/getting-started/templates/'],
  ['/joy-ui/getting-started/templates/team', '/joy-ui/getting-started/templates/'],
])('%s leads to %s on every host', (from, to) => {
  expect(follow(from)).toBe(to);
  expect(followNginx(from)).toBe(to);
});

describe('every row, also behind a language and where one leads to another', () => {
  it('needs one step and no more, and the same one on every host', () => {
    const wrong = examples.filter((from) => {
      const to = follow(from);
      return to === null || follow(toBareAddress(to)) !== null || followNginx(from) !== to;
    });
    expect(wrong).toEqual([]);
  });

  it('leads to a page that is there, and a pattern by its folder too', () => {
    const files = ['/blog/rss.xml'];
    const lost = redirects
      .filter(({ to }) => !/:\w+\//.test(to))
      .map(({ from, to }) => (from.endsWith('*') ? follow(from.slice(0, -1)) : toBareAddress(to)))
      .filter((to) => to !== null && !pathnames.has(to) && !files.includes(to));
    // No page lists the experiments.
    expect([...new Set(lost)]).toEqual(['/experiments/']);
  });

  it('has none above it that answers for it', () => {
    const unreached = redirects.filter(
      ({ from, to }) => !/[*:]/.test(from) && !isOtherLanguage(from) && follow(from) !== to,
    );
    expect(unreached).toEqual([]);
  });
});

/** Rows that a host takes of a `_redirects` file: so many without a pattern, then so many from the first one with a pattern on. */
function takeAsCountingHost(rows: readonly Redirect[], most: { plain: number; others: number }) {
  const firstPattern = rows.findIndex(({ from }) => /[*:]/.test(from));
  return [
    ...rows.slice(0, Math.min(firstPattern, most.plain)),
    ...rows.slice(firstPattern, firstPattern + most.others),
  ];
}

it('has the rows without a language and of English where a host that takes few reads them', () => {
  // Those of Cloudflare, which says nothing of what it leaves out.
  const taken = takeAsCountingHost(rules, { plain: 2000, others: 100 });
  const lost = examples.filter((from) => findRedirect(taken, from)?.location !== follow(from));
  expect(lost).toEqual([]);
});

/** Pages of the versions before 5, by their folder. */
const oldPages = [
  'components accordion alert app-bar autocomplete avatars badges bottom-navigation box breadcrumbs button-group buttons cards',
  'components checkboxes chips click-away-listener container css-baseline data-grid date-picker dialogs dividers drawers',
  'components floating-action-button grid hidden icons image-list links lists masonry material-icons menus modal no-ssr',
  'components pagination paper pickers popover popper portal progress radio-buttons rating selects skeleton slider snackbars',
  'components speed-dial stack steppers switches tables tabs text-fields textarea-autosize timeline toggle-button tooltips',
  'components transfer-list transitions tree-view typography use-media-query about-the-lab trap-focus expansion-panels grid-list',
  'demos app-bar autocomplete avatars badges bottom-navigation buttons cards chips dialogs dividers drawers expansion-panels',
  'demos grid-list lists menus paper pickers progress selection-controls selects snackbars steppers tables tabs text-fields tooltips',
  'layout basics breakpoints container css-in-js grid hidden use-media-query',
  'utils click-away-listener modal no-ssr popover popper portal transitions',
  'lab about-the-lab alert autocomplete breadcrumbs pagination rating skeleton slider speed-dial toggle-button toggle-buttons tree-view',
  'style color css-baseline icons links typography',
  'styles basics advanced',
  'css-in-js basics advanced',
  'system basics advanced api box borders display flexbox palette positions shadows sizing spacing typography',
  'getting-started installation usage example-projects templates learn faq supported-components supported-platforms support',
  'customization theming palette typography spacing breakpoints density z-index transitions default-theme color globals components overrides',
  'guides typescript interoperability minimizing-bundle-size composition routing server-rendering responsive-ui testing localization',
  'guides content-security-policy right-to-left api pickers-migration migration-v4 migration-v3 migration-v0x styled-engine',
  'discover-more showcase related-projects design-kits roadmap backers vision changelog',
  'api button alert-title box modal popper slider expansion-panel grid-list focus-trap pickers-day multi-select-unstyled tree-view',
].flatMap((line) => {
  const [folder = '', ...pages] = line.split(' ');
  return pages.map((page) => `/${folder}/${page}/`);
});

it('leads from the pages of the versions before 5 to pages of today', () => {
  expect(oldPages.filter((from) => !pathnames.has(follow(from) ?? from))).toEqual([]);
});

it('leads from what the installed packages name to pages of today', () => {
  const named = ['base', 'x-data-grid', 'material'].flatMap((name) =>
    readdirSync(`node_modules/@mui/${name}`, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /(?<!\.min)\.(?:d\.ts|js)$/.test(file) && !/^(?:umd|node_modules)/.test(file),
      )
      .flatMap((file) => [
        ...readFileSync(`node_modules/@mui/${name}/${file}`, 'utf8').matchAll(
          /mui\.com(\/r\/[\w-]+|\/base-ui\/react-[\w-]+\/[a-z]+-api\/)/g,
        ),
      ]),
  );
  const addresses = [...new Set(named.map(([, pathname = '']) => pathname))];
  expect(addresses.length).toBeGreaterThan(30);
  expect(
    addresses.filter((pathname) => !pathnames.has(toBareAddress(follow(pathname) ?? ''))),
  ).toEqual([]);
});

it('takes no page of today away, and nothing that the build writes', () => {
  const files = [
    '/demos/BasicButtons-CMB2h09C.js',
    '/demos/gone-0a1b2c3d.js',
    '/frames/demos/WindowWidth-896de2e2.html',
    '/material-icons/7311dedd43f6bbc81c57/Filled.json',
    '/search/names-hwbRhQY9.json',
    '/static/mark-0123456789.svg',
    '/page-data/app-data.json',
    '/cards/blog.png',
    '/llms.txt',
  ];
  const taken = [...pathnames, ...files].filter((pathname) => follow(pathname) !== null);
  expect(taken).toEqual([]);
});

it('leads nowhere but to this site, whatever stands behind a prefix', () => {
  const piece = fc.constantFrom('/', '//', '\\', '/\\', '.', '%2f', '%5c', 'evil.com', 'x', '\n');
  const start = fc.constantFrom(...examples);
  fc.assert(
    fc.property(start, fc.array(piece, { maxLength: 8 }), (from, pieces) => {
      const to = follow(`${from}${pieces.join('')}`) ?? '/';
      expect(new URL(to, 'https://docs.example').host).toBe('docs.example');
    }),
    { numRuns: 2000, seed: 20_261_126 },
  );
  expect(follow('/en//evil.com/')).toBeNull();
  expect(findRedirect([{ from: '/en/*', to: '/:splat', status: 301 }], '/en//evil.com/')).toEqual({
    location: '/evil.com/',
    status: 301,
  });
});

it.each([
  ["{ from: '/demos/*', to: '/material-ui/:splat' }", 'The build writes files to this folder.'],
  ["{ from: '/old/*', to: '/:splat' }", '":splat" below a folder.'],
  ["{ from: /old/, to: '/x/:splat' }", '":splat" is the place of "*".'],
  ['{ from: /old/, to: /x/, status: 307 }', 'Unknown value 307. Use one of: 301, 302.'],
  ['{ from: /old, to: /x/ }', '"/old". End with "/", "/*" or the name of a file.'],
  ["{ from: '/demos/:page/', to: '/x/' }", 'The build writes files to this folder.'],
  ["{ from: '/old/:page/', to: '/x/:part/' }", 'No part of "from" is called so.'],
  ["{ from: '/:page/old/', to: '/x/' }", 'End with "/"'],
  ["{ from: '/old/', to: '/x#part' }", 'End with "/"'],
  ['{ from: /old/, to: //evil.com/ }', 'End with "/"'],
])('refuses the row %s, with its line', (row, message) => {
  const file = path.join(createTemporaryFolder('redirects'), 'redirects.yml');
  writeFileSync(file, `# Old addresses.\n- ${row}\n`);
  let errors: ContentErrors['errors'] = [];
  try {
    readRedirects(file);
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error;
    ({ errors } = error);
  }
  expect(errors).toEqual([
    expect.objectContaining({ line: 2, message: expect.stringContaining(message) as string }),
  ]);
});
