import { loadPage } from '../../src/boot/loadPage';
import { loadTextPage } from '../../src/boot/loadTextPage';
import { scriptsGonePathname, type AppScripts } from '../../src/shared/appScripts';
import { scriptsGoneEvent } from '../../src/shared/siteEvents';

const text: AppScripts = {
  hash: 'abc',
  scripts: ['/app.js', '/framework.js'],
  chunks: ['/docs.js'],
  data: ['/page-data/app-data.json'],
};
const app: AppScripts = {
  ...text,
  demos: {
    script: '/demos/page.js',
    modulePreloads: ['/demos/engine.js'],
    demoPreloads: [
      { scope: 'First-css', urls: ['/demos/first-css.js'] },
      { scope: 'First-system', urls: ['/demos/first.js'] },
    ],
  },
};

/** A page whose first demo begins at `top`, in a window of 768 pixels; it is shown in one of two stylings. */
function open(scripts: AppScripts, top: number): void {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div data-demo="First-css"></div><div data-demo="First-system"></div><script id="app-scripts" type="application/json">${JSON.stringify(scripts)}</script>`;
  const demo = document.querySelector('[data-demo="First-system"]');
  if (demo) demo.getBoundingClientRect = () => ({ top, height: 120 }) as DOMRect;
  if (scripts.demos) loadPage();
  else loadTextPage();
}

function listFetched(selector: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
}

const demoFiles = ['/demos/engine.js', '/demos/page.js', '/demos/first.js'];

const touch = () => window.dispatchEvent(new Event('pointerdown'));

/** Those who wait for the first paint, and for a frame. */
const observers = new Set<() => void>();
const frames = new Set<() => void>();

class PaintObserver {
  constructor(private readonly tell: () => void) {}
  observe({ type, buffered }: PerformanceObserverInit): void {
    if (type === 'paint' && buffered) observers.add(this.tell);
  }
}

/** The browser paints and says so. */
async function paint(): Promise<void> {
  observers.forEach((tell) => tell());
  await Promise.resolve();
}

/** The browser prepares a frame. */
function prepareFrame(): void {
  const asked = [...frames];
  frames.clear();
  asked.forEach((tell) => tell());
}

/** The browser paints and says nothing. */
async function paintSilently(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) prepareFrame();
  await jest.advanceTimersByTimeAsync(200);
}

beforeEach(() => {
  jest.useFakeTimers();
  observers.clear();
  frames.clear();
  Object.assign(window, {
    PerformanceObserver: PaintObserver,
    requestAnimationFrame: (tell: () => void) => frames.add(tell),
  });
});

afterEach(() => {
  touch();
  jest.useRealTimers();
});

const scriptsAndData = ['/app.js', '/framework.js', '/docs.js', '/page-data/app-data.json'];

it.each([
  ['text', text],
  ['demos', app],
])('fetches nothing before a page with %s is painted', async (_, scripts) => {
  open(scripts, 500);
  await jest.advanceTimersByTimeAsync(5000);
  // The next frame is prepared while the first still waits to be shown.
  prepareFrame();
  prepareFrame();
  await jest.advanceTimersByTimeAsync(5000);
  expect(document.head.children).toHaveLength(0);
});

it('then fetches the scripts and what they ask for, and runs them when the page is idle', async () => {
  open(text, 2000);
  await paint();
  expect(listFetched('link[rel="preload"]')).toEqual(scriptsAndData);
  expect(listFetched('script')).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(listFetched('script')).toEqual(['/app.js', '/framework.js']);
});

it('does so once where the browser paints and says nothing', async () => {
  open(text, 2000);
  await paintSilently();
  expect(listFetched('link[rel="preload"]')).toEqual(scriptsAndData);
  await paint();
  expect(listFetched('link[rel="preload"]')).toEqual(scriptsAndData);
});

it('fetches those of the first demo after these', async () => {
  open(app, 500);
  await paint();
  expect(listFetched('link')).toEqual([...scriptsAndData, ...demoFiles]);
  // Which Chromium compiles while they arrive.
  expect(listFetched('link[rel="modulepreload"]')).toEqual(demoFiles);
});

it('runs the scripts in order when the reader touches the page, painted or not', () => {
  open(app, 2000);
  for (const type of ['pointerover', 'pointerdown', 'keydown'])
    window.dispatchEvent(new Event(type));
  expect(listFetched('script')).toEqual(['/app.js', '/framework.js']);
});

it.each([
  [500, demoFiles],
  [800, []],
])(
  'has the first demo on its way only where it is in view (at %d pixels)',
  async (top, expected) => {
    open(app, top);
    await paint();
    expect(listFetched('link[href^="/demos/"]')).toEqual(expected);
  },
);

it('asks what is to be done when scripts are gone, and where nobody can say leaves the page as it is', () => {
  const gone = jest.fn();
  document.addEventListener(scriptsGoneEvent, gone, { once: true });
  open(text, 2000);
  touch();
  const fail = (source: string) =>
    document.head.querySelector(`script[src="${source}"]`)?.dispatchEvent(new Event('error'));
  fail('/app.js');
  expect(listFetched('script')).toEqual(['/app.js', '/framework.js', scriptsGonePathname]);
  fail('/framework.js');
  expect(listFetched('script')).toEqual(['/app.js', '/framework.js', scriptsGonePathname]);
  expect(gone).not.toHaveBeenCalled();
  fail(scriptsGonePathname);
  expect(gone).toHaveBeenCalledTimes(1);
});
