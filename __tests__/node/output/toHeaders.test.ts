import { parseHeaderRules, toHeaders } from '../../../scripts/server/hostRules';
import { toContentSecurityPolicy, toHeadersFile } from '../../../src/node/output/toHeaders';

const rules = parseHeaderRules(
  toHeadersFile({
    inlineScripts: ['first()'],
    hasAnalytics: false,
    pageFolders: ['material-ui', 'blog'],
    scripts: ['app-2786d789ca1450078a9f.js'],
  }),
);
const read = (pathname: string) => {
  const headers = toHeaders(rules, pathname);
  return { policy: headers.get('Content-Security-Policy'), cache: headers.get('Cache-Control') };
};

const hashed = [
  '/app-2786d789ca1450078a9f.js',
  '/static/mark-0123456789.svg',
  '/search/words-1LY9AfIB.json',
  '/demos/engine-CMB2h09C.js',
  '/frames/demos/WindowWidth-896de2e2.html',
];
const changing = [
  '/',
  '/404.html',
  '/material-ui/react-button/',
  '/blog/',
  '/page-data/material-ui/react-button/page-data.json',
  '/search/manifest.json',
  '/sw.js',
  '/frames/edit-frame.html',
  '/frames/edit-frame.js',
  '/frames/page-frame.js',
];

test.each(hashed)('%s is kept for good', (pathname) => {
  expect(read(pathname).cache).toContain('immutable');
});

test('the icon of the site is kept for a day, since browsers look for it at every navigation', () => {
  expect(read('/mark.svg').cache).toContain('max-age=86400');
});

test.each(changing)('%s is asked for again', (pathname) => {
  expect(read(pathname).cache).toContain('must-revalidate');
});

test.each([
  '/',
  '/index.html',
  '/material-ui/react-button/',
  '/sw.js',
  '/frames/demos/WindowWidth-896de2e2.html',
])('%s may run our scripts and the inline one, and evaluate nothing', (pathname) => {
  const { policy } = read(pathname);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+='/);
  expect(policy).not.toContain('unsafe-eval');
});

it('lets pages reach nobody but the site, with analytics its service too', () => {
  const { policy } = read('/');
  expect(policy).toMatch(/^default-src 'self';/);
  expect(policy).not.toMatch(/(?:connect|frame|child|worker)-src/);
  const withAnalytics = toContentSecurityPolicy(['first()'], true);
  expect(withAnalytics).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
  expect(withAnalytics).toMatch(/img-src 'self' data: https:\/\/\*\.google-analytics\.com/);
  expect(withAnalytics).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com/);
});

// Some hosts lead a file to its address without ".html".
it.each(['/frames/edit-frame.html', '/frames/edit-frame'])(
  'lets only the sandboxed frame, %s, evaluate code',
  (pathname) => {
    expect(read(pathname).policy).toMatch(/'unsafe-eval'.*sandbox allow-scripts$/);
  },
);

it('gives every path what makes browsers careful', () => {
  expect(toHeaders(rules, '/llms.txt').get('X-Content-Type-Options')).toBe('nosniff');
  // Some hosts answer an unknown address with the page for it and the headers of the address.
  expect(toHeaders(rules, '/nowhere/').get('X-Frame-Options')).toBe('DENY');
});
