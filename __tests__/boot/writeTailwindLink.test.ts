import { writeTailwindLink } from '../../src/boot/writeTailwindLink';
import { tailwindAttribute } from '../../src/shared/demoRuntime';

const href = '/demos/tailwind-1.css';
const { documentElement: root, body } = document;

/** The page of a reader who has chosen `styling`; what is written comes into it as by the parser. */
function open(styling: string, stylesheet?: string): void {
  body.innerHTML = '';
  root.dataset['codeStyling'] = styling;
  body.removeAttribute(tailwindAttribute);
  if (stylesheet) body.setAttribute(tailwindAttribute, stylesheet);
  writeTailwindLink();
}

const listLinks = () => [...document.querySelectorAll('link[rel="stylesheet"]')];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'write').mockImplementation((html) => {
    body.insertAdjacentHTML('beforeend', html);
  });
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking');
});

it.each([
  ['Tailwind', href, [href]],
  ['Tailwind', undefined, []],
  ['System', href, []],
  ['CSS', href, []],
])(
  'with %s chosen and the stylesheet %s the page waits for %j',
  (styling, stylesheet, expected) => {
    open(styling, stylesheet);
    expect(listLinks().map((link) => link.getAttribute('href'))).toEqual(expected);
    expect(root.style.visibility).toBe(expected.length > 0 ? 'hidden' : '');
  },
);

it.each(['load', 'error'])('a page that would be painted before shows itself at its %s', (type) => {
  open('Tailwind', href);
  listLinks()[0]?.dispatchEvent(new Event(type));
  expect(root.style.visibility).toBe('');
});

it('a page whose stylesheet does not come shows itself all the same', () => {
  open('Tailwind', href);
  jest.advanceTimersByTime(3000);
  expect(root.style.visibility).toBe('');
});

it('a browser that waits by itself hides nothing', () => {
  Object.defineProperty(HTMLLinkElement.prototype, 'blocking', { value: '', configurable: true });
  open('Tailwind', href);
  expect(root.style.visibility).toBe('');
});
