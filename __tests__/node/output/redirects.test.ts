import { findRedirect, parseRedirectRules } from '../../../scripts/server/hostRules';
import { readRedirects, toNginxRules, toRedirectsFile } from '../../../src/node/output/redirects';

const redirects = readRedirects();
const rules = parseRedirectRules(toRedirectsFile(redirects));

/** Rules of the nginx snippet as functions, in order. */
const nginxRules = toNginxRules(redirects)
  .trim()
  .split('\n')
  .map((line) => {
    const [, pattern = '', target = ''] =
      /^rewrite (\S+) (\S+) (?:permanent|redirect);$/.exec(line) ?? [];
    return { pattern: new RegExp(pattern), target };
  });

function followNginx(pathname: string): string | null {
  for (const { pattern, target } of nginxRules) {
    if (pattern.test(pathname)) return pathname.replace(pattern, target);
  }
  return null;
}

test.each([
  ['/components/buttons/', '/material-ui/react-button/'],
  ['/components/buttons', '/material-ui/react-button/'],
  ['/components/tabs/', '/material-ui/react-tabs/'],
  ['/api/button/', '/material-ui/api/button/'],
  ['/api/date-picker/', '/x/api/date-pickers/date-picker/'],
  ['/api/data-grid/data-grid/', '/x/api/data-grid/data-grid/'],
  ['/getting-started/installation/', '/material-ui/getting-started/installation/'],
  ['/customization/theming/', '/material-ui/customization/theming/'],
  ['/guides/typescript/', '/material-ui/guides/typescript/'],
  ['/guides/migration-v4/', '/material-ui/migration/migration-v4/'],
  ['/en/material-ui/react-button/', '/material-ui/react-button/'],
  ['/en/components/buttons/', '/material-ui/react-button/'],
  ['/zh/api/button/', '/material-ui/api/button/'],
  ['/system/basics/', '/system/getting-started/'],
  ['/feed/blog/rss.xml', '/blog/rss.xml'],
])('%s leads to %s on every host', (from, to) => {
  expect(findRedirect(rules, from)?.location).toBe(to);
  expect(followNginx(from)).toBe(to);
});

const examples = redirects.map(({ from }) => from.replace('*', 'example-page/'));

test.each([...new Set(examples)])('%s needs one step and no more', (from) => {
  const first = findRedirect(rules, from);
  expect(first).not.toBeNull();
  expect(findRedirect(rules, first?.location ?? '')).toBeNull();
  expect(followNginx(from)).toBe(first?.location);
});
