import { act } from '@testing-library/react';
import { DemoContainer } from '../../src/demo/DemoContainer';
import { startFirstDemo } from '../../src/demo/firstDemo';
import { loadDemoModule } from '../../src/demo/loadDemoModule';
import { defaultDemoTheme, type DemoScripts } from '../../src/shared/demoRuntime';
import { modeKey, themeSettingsKey } from '../../src/shared/preferences';
import { createScript, renderWithDemos } from '../support/renderDemos';

jest.mock('../../src/demo/loadDemoModule');

const scope = 'BasicButtons-system';
const scripts: DemoScripts = { script: '/demos/page.js', modulePreloads: [], demoPreloads: [] };
const demo = (
  <DemoContainer
    name="BasicButtons"
    styling="System"
    html="<button>from the server</button>"
    isDrawnLate={false}
    isAwake
  />
);

/** The page as the server has rendered it. */
function showServerHtml(): HTMLElement {
  const { container: rendered, unmount } = renderWithDemos(demo, {});
  const container = document.createElement('div');
  container.innerHTML = rendered.innerHTML;
  unmount();
  document.body.replaceChildren(container);
  return container;
}

/** Starts the demo; `script` is what it is alive with, and `fails` why its file could not be loaded. */
async function start(fails?: Error) {
  const container = showServerHtml();
  const script = createScript();
  jest
    .mocked(loadDemoModule)
    .mockImplementation(() => (fails ? Promise.reject(fails) : script.load()));
  let isSettled = false;
  void startFirstDemo(scripts, scope).then(() => {
    isSettled = true;
  });
  await act(async () => undefined);
  const [mount] = script.mounts;
  return { container, script, mount, isSettled: () => isSettled };
}

/** Brings the page to life, with a script of its own for its demos. */
async function hydrate(container: HTMLElement) {
  const script = createScript();
  const rendered = renderWithDemos(demo, { script, container });
  await act(async () => undefined);
  return { ...rendered, script };
}

beforeEach(() => {
  localStorage.clear();
});

test('is mounted on the HTML of the server before the page is alive, as the reader has chosen', async () => {
  localStorage.setItem(modeKey, 'dark');
  localStorage.setItem(themeSettingsKey, JSON.stringify({ direction: 'rtl', spacing: 6 }));
  const { container, mount } = await start();
  expect(mount?.container).toBe(container.querySelector('[data-demo]'));
  expect(mount).toMatchObject({ name: 'BasicButtons', styling: 'System' });
  expect(mount?.theme.get()).toMatchObject({ paletteMode: 'dark', direction: 'rtl', spacing: 6 });
});

test('is waited for until it hears the reader', async () => {
  const { mount, isSettled } = await start();
  expect(isSettled()).toBe(false);
  mount?.onReady?.();
  await act(async () => undefined);
  expect(isSettled()).toBe(true);
});

test('does again what was pressed in it before', async () => {
  const { container, mount } = await start();
  const button = container.querySelector('button');
  button?.click();
  const press = jest.fn();
  button?.addEventListener('click', press);
  mount?.onReady?.();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(press).toHaveBeenCalledTimes(1);
});

test('is taken over by the page, not mounted a second time', async () => {
  const { container, script, mount } = await start();
  mount?.onReady?.();
  const page = await hydrate(container);
  expect(page.script.load).not.toHaveBeenCalled();
  page.unmount();
  expect(script.unmount).toHaveBeenCalledTimes(1);
});

test('follows the theme of the page from then on', async () => {
  localStorage.setItem(modeKey, 'dark');
  const { container, mount } = await start();
  const listener = jest.fn();
  mount?.theme.subscribe(listener);
  await hydrate(container);
  expect(mount?.theme.get()).toEqual(defaultDemoTheme);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('is not rendered again for a page that shows the same theme', async () => {
  localStorage.setItem(modeKey, 'light');
  const { container, mount } = await start();
  const listener = jest.fn();
  mount?.theme.subscribe(listener);
  await hydrate(container);
  expect(listener).not.toHaveBeenCalled();
});

test('says on the page what it has thrown before', async () => {
  const { container, mount, isSettled } = await start();
  mount?.onError(new Error('No such colour.'));
  await act(async () => undefined);
  expect(isSettled()).toBe(true);
  const { getByRole } = await hydrate(container);
  expect(getByRole('alert')).toHaveTextContent('No such colour.');
});

test('whose script cannot be loaded is tried again from the page', async () => {
  const { container, isSettled } = await start(new Error('offline'));
  expect(isSettled()).toBe(true);
  const { script, getByRole } = await hydrate(container);
  expect(script.mounts).toHaveLength(0);
  await act(async () => getByRole('button', { name: 'Try again' }).click());
  expect(script.mounts).toHaveLength(1);
});

test('is nothing where the page does not have it', async () => {
  document.body.replaceChildren();
  await expect(startFirstDemo(scripts, 'Elsewhere-system')).resolves.toBeUndefined();
});
