import { loadFonts } from '../../src/boot/loadFonts';
import { iconFontsHref, pageChangeEvent, textFontsHref } from '../../src/shared/webFonts';

const load = jest.fn(() => Promise.resolve([]));

function findLink(href: string): HTMLLinkElement | undefined {
  return [...document.querySelectorAll('link')].find((link) => link.getAttribute('href') === href);
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

async function answer(type: 'load' | 'error'): Promise<void> {
  findLink(textFontsHref)?.dispatchEvent(new Event(type));
  await settle();
}

async function changePage(): Promise<void> {
  document.dispatchEvent(new Event(pageChangeEvent));
  await settle();
}

function setPainted(isPainted: boolean): void {
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => (isPainted ? [{ name: 'first-paint' }] : []),
  });
}

const isShown = () => document.documentElement.hasAttribute('data-web-fonts');

function visitBefore(): void {
  localStorage.setItem('web-fonts', 'fetched');
}

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  window.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 1 });
    return 0;
  };
  document.documentElement.removeAttribute('data-web-fonts');
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
  setPainted(true);
});

test('a first visit fetches fonts after the text, and the next one at once', async () => {
  loadFonts();
  expect(findLink(textFontsHref)).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  await answer('load');
  document.head.innerHTML = '';
  loadFonts();
  expect(findLink(textFontsHref)).toBeDefined();
});

test('fonts that come before anything is painted are shown at once', async () => {
  visitBefore();
  setPainted(false);
  loadFonts();
  await answer('load');
  expect(load).toHaveBeenCalled();
  expect(isShown()).toBe(true);
});

test('later ones wait for the next page, so that nothing moves under the eyes of the reader', async () => {
  visitBefore();
  loadFonts();
  await answer('load');
  expect(isShown()).toBe(false);
  await changePage();
  expect(isShown()).toBe(true);
});

test('a provider that cannot be reached leaves the local fonts', async () => {
  visitBefore();
  loadFonts();
  await answer('error');
  await changePage();
  expect(isShown()).toBe(false);
});

test('icon fonts are linked after the page', () => {
  loadFonts();
  expect(findLink(iconFontsHref)).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  expect(findLink(iconFontsHref)).toBeDefined();
});

test('readers who save data keep the local fonts', () => {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { saveData: true },
  });
  loadFonts();
  expect(document.querySelector('link')).toBeNull();
});
