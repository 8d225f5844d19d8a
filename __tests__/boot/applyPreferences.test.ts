import { applyPreferences } from '../../src/boot/applyPreferences';
import { showPagePreferences } from '../../src/storage/pagePreferences';

let systemIsDark = false;
let userAgent = 'Mozilla/5.0';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'codeVariant=;path=/;max-age=0';
  window.location.hash = '';
  systemIsDark = false;
  userAgent = 'Mozilla/5.0';
  document.body.className = 'mode-light';
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  window.matchMedia = (() => ({ matches: systemIsDark })) as unknown as typeof window.matchMedia;
  jest.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => userAgent);
});
afterEach(() => jest.restoreAllMocks());

const root = document.documentElement;

/** What the boot script of a page does that is more than text. */
function applyAll(): void {
  applyPreferences();
  showPagePreferences();
}

test.each([
  ['dark', false, 'mode-dark'],
  ['light', true, 'mode-light'],
  ['system', true, 'mode-dark'],
  [null, true, 'mode-dark'],
  [null, false, 'mode-light'],
  ['purple', false, 'mode-light'],
])('stored mode %s with a dark system %s gives %s', (stored, dark, expected) => {
  systemIsDark = dark;
  if (stored) localStorage.setItem('mui-mode', stored);
  applyPreferences();
  expect(document.body.className).toBe(expected);
});

test('everything else that is stored is on <html> before anything is painted', () => {
  localStorage.setItem('theme-settings', '{"direction":"rtl","dense":true}');
  localStorage.setItem(
    'theme-variables',
    '{"--mui-palette-primary-main":"#123456","--x":"red;}</style>"}',
  );
  localStorage.setItem('codeblock-package-manager', 'pnpm');
  localStorage.setItem('apiPage_props', 'table');
  localStorage.setItem('apiPage_default', 'expended');
  window.location.hash = '#tailwind-A.js';
  applyAll();
  expect(root.dir).toBe('rtl');
  expect(root).toHaveAttribute('data-dense');
  expect(root.style.getPropertyValue('--mui-palette-primary-main')).toBe('#123456');
  expect(root.style.getPropertyValue('--x')).toBe('');
  expect(root.dataset).toMatchObject({
    codeVariant: 'JS',
    codeStyling: 'Tailwind',
    apiProps: 'table',
    apiSlots: 'expanded',
    tabPackageManager: 'pnpm',
  });
});

test('what is stored under a key that no tabs have keeps no other tabs from being shown', () => {
  localStorage.setItem('codeblock-<b>', 'x');
  localStorage.setItem('codeblock-package-manager', 'pnpm');
  localStorage.setItem('another-storage-package', 'x');
  applyPreferences();
  const tabs = root.getAttributeNames().filter((name) => name.startsWith('data-tab-'));
  expect(tabs).toEqual(['data-tab-package-manager']);
});

test('a first visit picks one API display at random for all sections and keeps it', () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  applyAll();
  expect(root.dataset).toMatchObject({
    apiProps: 'table',
    apiCss: 'table',
    apiSlots: 'table',
    apiClasses: 'table',
  });
  expect(localStorage.getItem('apiPage_default')).toBe('table');
});

test('crawlers get the expanded display and leave no trace', () => {
  userAgent = 'Googlebot/2.1';
  applyAll();
  expect(root.dataset['apiProps']).toBe('expanded');
  expect(localStorage.getItem('apiPage_default')).toBeNull();
});

test('blocked storage and cookies leave the defaults', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  applyAll();
  expect(root.dataset).toMatchObject({ codeVariant: 'TS', codeStyling: 'System' });
  expect(document.body.className).toBe('mode-light');
});
