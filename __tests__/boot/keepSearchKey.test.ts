import { keepSearchKey } from '../../src/boot/keepSearchKey';
import { isTypedIntoSomething } from '../../src/shared/searchKey';
import { siteReadyEvent } from '../../src/shared/siteEvents';

const pressed = jest.fn((event: Event) => event.preventDefault());

/** @returns whether the browser does what it does with the key. */
function type(key: string, options: KeyboardEventInit = {}, selector = 'body'): boolean {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...options,
  });
  return document.querySelector(selector)?.dispatchEvent(event) ?? true;
}

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<a href="#site-map" data-action="search">Search</a><input>';
  document.querySelector('a')?.addEventListener('click', pressed);
  keepSearchKey(isTypedIntoSomething);
});

afterEach(() => document.dispatchEvent(new Event(siteReadyEvent)));

it.each([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['K', { metaKey: true }],
])('presses the button of search for %s %p', (key, options) => {
  expect(type(key, options)).toBe(false);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('leaves other keys alone, and what is typed into a field', () => {
  expect(type('k')).toBe(true);
  expect(type('/', {}, 'input')).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves the keys to the page once it is alive', () => {
  document.dispatchEvent(new Event(siteReadyEvent));
  expect(type('/')).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves the keys of a page without search alone', () => {
  document.body.innerHTML = '';
  expect(type('/')).toBe(true);
});
