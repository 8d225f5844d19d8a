import { keepSearchKey } from '../../src/boot/keepSearchKey';
import { keepSearchText } from '../../src/boot/keepSearchText';
import type { SearchButtonElement } from '../../src/shared/keptText';
import { siteReadyEvent } from '../../src/shared/siteEvents';

const getButton = () => document.querySelector<SearchButtonElement>('[data-action="search"]');

/** @returns whether the browser does what it does with the key. */
function type(key: string, options: KeyboardEventInit = {}): boolean {
  return document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );
}

beforeEach(() => {
  document.body.innerHTML = '<a href="#site-map" data-action="search">Search</a><p>Text</p>';
  keepSearchText();
  keepSearchKey();
});

afterEach(() => document.dispatchEvent(new Event(siteReadyEvent)));

it.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
])('keeps what is typed after %s, but not that key', (key, options) => {
  type(key, options);
  for (const letter of 'a/dz') expect(type(letter)).toBe(false);
  type('Backspace');
  expect(getButton()?.keptText).toBe('a/d');
});

it('keeps what is typed after a press on the button, until another press', () => {
  getButton()?.click();
  type('a');
  document.querySelector('p')?.click();
  expect(type('b')).toBe(true);
  expect(getButton()?.keptText).toBe('a');
});

it.each(['Tab', 'Escape'])('keeps nothing that is typed after %s', (key) => {
  getButton()?.click();
  type('a');
  expect(type(key)).toBe(true);
  expect(type('b')).toBe(true);
  expect(getButton()?.keptText).toBe('a');
});

it('leaves keys alone while search is not asked for, and those that type nothing', () => {
  expect(type('a')).toBe(true);
  getButton()?.click();
  expect(type('Tab')).toBe(true);
  expect(type('a', { ctrlKey: true })).toBe(true);
  expect(getButton()?.keptText).toBeUndefined();
});

it('leaves the keys to the page once it is alive', () => {
  getButton()?.click();
  document.dispatchEvent(new Event(siteReadyEvent));
  expect(type('a')).toBe(true);
});
