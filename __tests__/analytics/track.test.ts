import type * as WebVitals from 'web-vitals';
import { startAnalytics, track } from '../../src/analytics/track';
import { measureVitals } from '../../src/analytics/measureVitals';
import { trackPageView } from '../../src/analytics/trackPageView';

function listCommands(): unknown[][] {
  return (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>));
}

function setNavigator(name: string, value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

beforeEach(() => {
  delete window.gtag;
  delete window.dataLayer;
  document.head.innerHTML = '';
  setNavigator('doNotTrack', null);
  setNavigator('globalPrivacyControl', undefined);
});

test('without a measurement id nothing is loaded and nothing is sent', () => {
  startAnalytics(undefined);
  expect(document.querySelector('script')).toBeNull();
  expect(track('code_variant', { variant: 'JS' })).toBe(false);
});

test('with one, gtag is loaded without page views of its own', () => {
  startAnalytics('G-TEST');
  expect(document.querySelector('script')?.src).toBe(
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
  );
  expect(listCommands()).toContainEqual(['config', 'G-TEST', { send_page_view: false }]);
  expect(track('code_variant', { variant: 'JS' })).toBe(true);
  expect(listCommands()).toContainEqual(['event', 'code_variant', { variant: 'JS' }]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('%s is respected', (name, value) => {
  setNavigator(name, value);
  startAnalytics('G-TEST');
  expect(document.querySelector('script')).toBeNull();
  expect(track('theme_mode', { mode: 'dark' })).toBe(false);
});

test('a page view says product and title, and leaves out language, query and hash', () => {
  startAnalytics('G-TEST');
  document.title = 'Button';
  trackPageView('/en/material-ui/react-button/?secret=1#x');
  expect(listCommands()).toContainEqual([
    'event',
    'page_view',
    {
      page_title: 'Button',
      page_location: `${window.location.origin}/material-ui/react-button/`,
      product: 'material-ui',
      category: 'core',
    },
  ]);
});

test('what gtag adds to each event by itself is without what somebody typed', () => {
  window.history.replaceState(null, '', '/en/material-ui/material-icons/?query=secret#x');
  const referrer = `${window.location.origin}/material-ui/react-button/`;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${referrer}?label=secret`);
  startAnalytics('G-TEST');
  const toLocation = (pathname: string) => `${window.location.origin}${pathname}`;
  const [first, next] = listCommands();
  expect(first).toEqual([
    'set',
    { page_location: toLocation('/material-ui/material-icons/'), page_referrer: referrer },
  ]);
  expect(next?.[0]).toBe('js');
  trackPageView('/material-ui/react-button/');
  expect(listCommands().slice(-2)).toEqual([
    ['set', { page_location: toLocation('/material-ui/react-button/') }],
    ['event', 'page_view', expect.anything()],
  ]);
  window.history.replaceState(null, '', '/');
});

test('only a sampled visit with an analytics service is measured', async () => {
  const observers = jest.requireActual<typeof WebVitals>('web-vitals');
  expect(observers.onLCP).toBeInstanceOf(Function);
  await measureVitals(() => 'docs', 0);
  startAnalytics('G-TEST');
  const before = listCommands().length;
  await measureVitals(() => 'docs', 0.0001);
  expect(listCommands()).toHaveLength(before);
});
