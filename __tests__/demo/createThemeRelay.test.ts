import { createThemeRelay } from '../../src/demo/createThemeRelay';
import { createListeners } from '../../src/shared/createListeners';
import { defaultDemoTheme, type DemoTheme } from '../../src/shared/demoRuntime';

const dark: DemoTheme = { ...defaultDemoTheme, paletteMode: 'dark' };

/** A page with this theme, whose settings the reader changes. */
function createPage(first: DemoTheme) {
  const { subscribe, tell } = createListeners();
  let theme = first;
  return {
    get: () => theme,
    subscribe,
    choose(next: DemoTheme) {
      theme = next;
      tell();
    },
  };
}

/** A relay that follows a page, and what hears of its themes from then on. */
function follow(page: ReturnType<typeof createPage>) {
  const relay = createThemeRelay(defaultDemoTheme);
  relay.follow(page);
  const listener = jest.fn();
  relay.subscribe(listener);
  return { relay, listener };
}

test('has the theme that it was made with until there is a page', () => {
  expect(createThemeRelay(dark).get()).toBe(dark);
});

test('follows every change of the page', () => {
  const page = createPage(defaultDemoTheme);
  const { relay, listener } = follow(page);
  page.choose(dark);
  expect(relay.get()).toBe(dark);
  expect(listener).toHaveBeenCalledTimes(1);
  page.choose({ ...dark, direction: 'rtl' });
  expect(relay.get().direction).toBe('rtl');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('tells nobody of a theme that means the same', () => {
  const page = createPage(defaultDemoTheme);
  const { listener } = follow(page);
  page.choose({ ...defaultDemoTheme });
  expect(listener).not.toHaveBeenCalled();
});
