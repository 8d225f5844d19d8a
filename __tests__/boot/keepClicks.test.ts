import { keepClicks } from '../../src/boot/keepClicks';
import { scriptsGoneEvent, siteReadyEvent } from '../../src/shared/siteEvents';

const answered = jest.fn((event: Event) => event.preventDefault());

/** Clicks the link of search. @returns whether it would have gone where it says. */
function click(options: MouseEventInit = {}): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  return document.querySelector('a')?.dispatchEvent(event) ?? false;
}

/** The page's own answer, which stops the link. */
function answer(): void {
  document.querySelector('a')?.addEventListener('click', answered);
}

const say = (name: string) => document.dispatchEvent(new Event(name));

beforeEach(() => {
  answered.mockClear();
  document.body.innerHTML = '<a href="#site-map" data-action="search">Search</a>';
  keepClicks();
});

afterEach(() => say(siteReadyEvent));

it('keeps a click on a control until the page is alive', () => {
  expect(click()).toBe(false);
  answer();
  say(siteReadyEvent);
  expect(answered).toHaveBeenCalledTimes(1);
});

it('keeps nothing that happens afterwards', () => {
  say(siteReadyEvent);
  answer();
  click();
  say(siteReadyEvent);
  expect(answered).toHaveBeenCalledTimes(1);
});

it('gives the click back where the scripts are gone, and lets later ones go', () => {
  click();
  answer();
  say(scriptsGoneEvent);
  expect(answered).toHaveBeenCalledTimes(1);
  document.querySelector('a')?.removeEventListener('click', answered);
  expect(click()).toBe(true);
});

it.each([
  ['keeps a click on any button', '<button type="button"><svg></svg></button>', 1],
  ['leaves a button of a demo alone', '<div data-demo="One"><button><svg></svg></button></div>', 0],
  ['leaves what is no control alone', '<p><svg></svg></p>', 0],
])('%s', (_name, html, count) => {
  document.body.innerHTML = html;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('svg')?.dispatchEvent(click);
  document.querySelector('button')?.addEventListener('click', answered);
  say(siteReadyEvent);
  expect(answered).toHaveBeenCalledTimes(count);
});

it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a link alone that is opened in another tab or window (%j)',
  (options) => {
    expect(click(options)).toBe(true);
    answer();
    say(siteReadyEvent);
    expect(answered).not.toHaveBeenCalled();
  },
);
