import * as hooks from '../../gatsby-browser';
import { pageChangeEvent } from '../../src/shared/siteEvents';

jest.mock('../../src/chrome/RootProviders', () => ({}));
jest.mock('../../src/templates/SitePage', () => ({}));
jest.mock('../../src/fonts/loadNewFonts', () => ({ loadNewFonts: () => undefined }));
jest.mock('../../src/offline/waitForRest', () => ({ waitForRest: () => new Promise(() => {}) }));

const comeAlive = hooks.onInitialClientRender as () => void;
const updateRoute = hooks.onRouteUpdate as (routes: {
  location: { pathname: string };
  prevLocation: { pathname: string } | null;
}) => void;

const first = { location: { pathname: '/' }, prevLocation: null };
const second = { location: { pathname: '/versions/' }, prevLocation: { pathname: '/' } };
const third = { location: { pathname: '/blog/' }, prevLocation: { pathname: '/versions/' } };

/** Pathname and title of each. */
function listPageViews(): unknown[] {
  return (window.dataLayer ?? [])
    .map((entry) => Array.from(entry as ArrayLike<unknown>))
    .filter(([, name]) => name === 'page_view')
    .map(([, , parameters]) => {
      const { page_location: address, page_title: title } = parameters as Record<string, string>;
      return [new URL(address ?? '').pathname, title];
    });
}

/** As Gatsby does: what is of the last page goes first. */
function removeTitle(): void {
  document.head.querySelector('title')?.remove();
}
async function writeTitle(title: string): Promise<void> {
  const element = document.createElement('title');
  element.textContent = title;
  document.head.append(element);
  // Observers hear of it in a turn of their own.
  await Promise.resolve();
}

beforeEach(async () => {
  jest.useFakeTimers();
  process.env['GATSBY_ANALYTICS_ID'] = 'G-TEST';
  delete window.gtag;
  delete window.dataLayer;
  document.head.replaceChildren();
  await writeTitle('Home');
});
afterEach(() => jest.useRealTimers());

test.each([
  ['its route comes long before the page is alive', () => jest.runAllTimers()],
  ['its route comes just before', () => undefined],
])('the first page is viewed once, also where %s', async (_case, pass) => {
  updateRoute(first);
  pass();
  comeAlive();
  jest.runAllTimers();
  expect(listPageViews()).toEqual([['/', 'Home']]);
  updateRoute(second);
  removeTitle();
  await writeTitle('Versions');
  jest.runAllTimers();
  expect(listPageViews()).toEqual([
    ['/', 'Home'],
    ['/versions/', 'Versions'],
  ]);
});

test('a page is viewed with its own title, however long after the route it is written', async () => {
  comeAlive();
  updateRoute(second);
  jest.advanceTimersByTime(100);
  removeTitle();
  await Promise.resolve();
  jest.advanceTimersByTime(100);
  expect(listPageViews()).toEqual([['/', 'Home']]);
  await writeTitle('Versions');
  expect(listPageViews()).toEqual([
    ['/', 'Home'],
    ['/versions/', 'Versions'],
  ]);
});

test('a page whose title never comes is viewed nevertheless, once', async () => {
  comeAlive();
  updateRoute(second);
  removeTitle();
  jest.runAllTimers();
  await writeTitle('Versions');
  expect(listPageViews()).toEqual([
    ['/', 'Home'],
    ['/versions/', ''],
  ]);
});

test('a page that is left before it has a title is not viewed', async () => {
  comeAlive();
  updateRoute(second);
  removeTitle();
  updateRoute(third);
  await writeTitle('Blog');
  jest.runAllTimers();
  expect(listPageViews()).toEqual([
    ['/', 'Home'],
    ['/blog/', 'Blog'],
  ]);
});

test('another part of the page that is there is no other page', () => {
  comeAlive();
  const hear = jest.fn();
  document.addEventListener(pageChangeEvent, hear);
  updateRoute({ location: { pathname: '/' }, prevLocation: { pathname: '/' } });
  jest.runAllTimers();
  expect(listPageViews()).toEqual([['/', 'Home']]);
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
