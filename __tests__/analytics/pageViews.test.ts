import * as hooks from '../../gatsby-browser';
import { pageChangeEvent } from '../../src/shared/siteEvents';

jest.mock('../../src/chrome/RootProviders', () => ({}));
jest.mock('../../src/templates/SitePage', () => ({}));
jest.mock('../../src/fonts/loadNewFonts', () => ({ loadNewFonts: () => undefined }));
jest.mock('../../src/offline/linkManifest', () => ({ linkManifest: () => undefined }));
jest.mock('../../src/offline/registerServiceWorker', () => ({
  registerServiceWorker: () => undefined,
}));

const comeAlive = hooks.onInitialClientRender as () => void;
const updateRoute = hooks.onRouteUpdate as (routes: {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}) => void;

const first = { location: { pathname: '/' }, prevLocation: null };
const second = { location: { pathname: '/versions/' }, prevLocation: { pathname: '/' } };

function listPageViews(): unknown[] {
  return (window.dataLayer ?? [])
    .map((entry) => Array.from(entry as ArrayLike<unknown>))
    .filter(([, name]) => name === 'page_view')
    .map(([, , parameters]) => (parameters as { page_location: string }).page_location);
}

beforeEach(() => {
  jest.useFakeTimers();
  process.env['GATSBY_ANALYTICS_ID'] = 'G-TEST';
  delete window.gtag;
  delete window.dataLayer;
});
afterEach(() => jest.useRealTimers());

test.each([
  ['its route comes long before the page is alive', () => jest.runAllTimers()],
  ['its route comes just before', () => undefined],
])('the first page is viewed once, also where %s', (_case, pass) => {
  updateRoute(first);
  pass();
  comeAlive();
  jest.runAllTimers();
  const { origin } = window.location;
  expect(listPageViews()).toEqual([`${origin}/`]);
  updateRoute(second);
  jest.runAllTimers();
  expect(listPageViews()).toEqual([`${origin}/`, `${origin}/versions/`]);
});

test('another part of the page that is there is no other page', () => {
  comeAlive();
  jest.runAllTimers();
  const hear = jest.fn();
  document.addEventListener(pageChangeEvent, hear);
  updateRoute({ location: { pathname: '/' }, prevLocation: { pathname: '/' } });
  jest.runAllTimers();
  expect(listPageViews()).toEqual([`${window.location.origin}/`]);
  expect(hear).not.toHaveBeenCalled();
});

test('no view is sent where no service is named', () => {
  delete process.env['GATSBY_ANALYTICS_ID'];
  updateRoute(first);
  comeAlive();
  updateRoute(second);
  jest.runAllTimers();
  expect(window.dataLayer).toBeUndefined();
});
