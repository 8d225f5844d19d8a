import type * as Entry from '../../src/entry/startDemoInView';
import type { AppScripts } from '../../src/shared/appScripts';

const startFirstDemo = jest.fn<Promise<void>, [unknown, string]>();
jest.mock('../../src/demo/firstDemo', () => ({
  startFirstDemo: (...args: [unknown, string]) => startFirstDemo(...args),
}));

const textPage: AppScripts = {
  hash: 'abc',
  scripts: ['/app.js'],
  chunks: ['/demo-page.js'],
  data: [],
};
const app: AppScripts = {
  ...textPage,
  demos: {
    script: '/demos/page.js',
    modulePreloads: ['/demos/engine.js'],
    demoPreloads: [{ scope: 'First-system', urls: ['/demos/first.js'] }],
  },
};
const pageFiles = ['/demo-page.js'];
const demoFiles = ['/demos/engine.js', '/demos/page.js', '/demos/first.js'];

/** How many milliseconds each file took that has come, by pathname. */
const come = new Map<string, number>();

function letCome(pathnames: readonly string[], duration = 20): void {
  for (const pathname of pathnames) come.set(pathname, duration);
}

/** A page whose first demo begins at `top`, in a window of 768 pixels. */
function open(top: number, scripts = app): typeof Entry {
  document.body.innerHTML = `<div data-demo="First-system"></div><script id="app-scripts" type="application/json">${JSON.stringify(scripts)}</script>`;
  const demo = document.querySelector('[data-demo]');
  if (demo) demo.getBoundingClientRect = () => ({ top, height: 120 }) as DOMRect;
  let module: typeof Entry | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual<typeof Entry>('../../src/entry/startDemoInView');
  });
  if (!module) throw new Error('The module was not loaded.');
  return module;
}

/** Whether the page may go on after this many milliseconds. */
async function isOver(waiting: Promise<void>, milliseconds: number): Promise<boolean> {
  let isDone = false;
  void waiting.then(() => {
    isDone = true;
  });
  await jest.advanceTimersByTimeAsync(milliseconds);
  return isDone;
}

beforeEach(() => {
  jest.useFakeTimers();
  come.clear();
  startFirstDemo.mockReset().mockResolvedValue();
  performance.getEntriesByName = (address) => {
    const duration = come.get(new URL(address).pathname);
    return duration === undefined ? [] : [{ duration } as PerformanceEntry];
  };
});
afterEach(() => jest.useRealTimers());

test('starts the demo in view once its scripts have come, and once', async () => {
  const { startDemoInView } = open(500);
  letCome(pageFiles);
  await startDemoInView();
  expect(startFirstDemo).not.toHaveBeenCalled();
  letCome(demoFiles);
  await startDemoInView();
  await startDemoInView(true);
  expect(startFirstDemo.mock.calls).toEqual([[app.demos, 'First-system']]);
});

test('leaves a demo further down, and pages without one, to the page', async () => {
  letCome([...pageFiles, ...demoFiles]);
  await open(800).startDemoInView(true);
  await open(500, textPage).startDemoInView(true);
  expect(startFirstDemo).not.toHaveBeenCalled();
});

test('waits a little for its scripts before the page comes, where the line is quick', async () => {
  const { startDemoInView } = open(500);
  letCome(pageFiles);
  const waiting = startDemoInView(true);
  expect(await isOver(waiting, 30)).toBe(false);
  letCome(demoFiles);
  expect(await isOver(waiting, 10)).toBe(true);
  expect(startFirstDemo).toHaveBeenCalledTimes(1);
});

test('has the page go on without the demo where they do not come', async () => {
  const { startDemoInView } = open(500);
  letCome(pageFiles);
  expect(await isOver(startDemoInView(true), 100)).toBe(true);
  expect(startFirstDemo).not.toHaveBeenCalled();
});

test('does not wait on a slow line', async () => {
  const { startDemoInView } = open(500);
  letCome(pageFiles, 800);
  expect(await isOver(startDemoInView(true), 0)).toBe(true);
});

test('does not have the page wait for a demo that does not come alive', async () => {
  const { startDemoInView } = open(500);
  letCome([...pageFiles, ...demoFiles]);
  startFirstDemo.mockReturnValue(new Promise(() => undefined));
  const waiting = startDemoInView();
  expect(await isOver(waiting, 200)).toBe(false);
  expect(await isOver(waiting, 200)).toBe(true);
});

test('has the page go on where the script that starts demos is gone', async () => {
  const { startDemoInView } = open(500);
  letCome([...pageFiles, ...demoFiles]);
  startFirstDemo.mockRejectedValue(new Error('Loading chunk failed.'));
  await expect(startDemoInView()).resolves.toBeUndefined();
});
