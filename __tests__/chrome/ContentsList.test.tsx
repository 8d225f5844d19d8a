import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentsList } from '../../src/chrome/ContentsList';
import { Strings } from '../support/strings';

const headings = [
  { id: 'install', text: 'Install', depth: 2 },
  { id: 'fonts', text: 'Fonts', depth: 3 },
  { id: 'details', text: 'Details', depth: 4 },
  { id: 'use', text: 'Use', depth: 2 },
];

/** Distance of each heading from the top of the page; jsdom lays nothing out. */
const usualTops = { install: 500, fonts: 900, use: 2600 };
const tops: Record<string, number> = {};

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
  act(() => {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(50);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(tops, usualTops);
  document.documentElement.dataset['js'] = '';
  Object.defineProperty(window, 'innerHeight', { configurable: true, value: 800 });
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    value: 3000,
  });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return { top: (tops[this.id] ?? 0) - window.scrollY } as DOMRect;
  });
  render(
    <Strings>
      <ContentsList headings={headings} />
      {headings.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
    </Strings>,
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function current(): string[] {
  return screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent ?? '');
}

it('is a named list of links to the headings of level 2 and 3', () => {
  expect(screen.getByRole('navigation', { name: 'Page table of contents' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#install',
    '#fonts',
    '#use',
  ]);
});

it('marks the heading that the reader has reached, and none above the first', () => {
  scrollTo(0);
  expect(current()).toEqual([]);
  scrollTo(450);
  expect(current()).toEqual(['Install']);
  scrollTo(850);
  expect(current()).toEqual(['Fonts']);
  scrollTo(460);
  expect(current()).toEqual(['Install']);
});

it('marks the last heading at the end of the page, even if it cannot come to the top', () => {
  scrollTo(2190);
  expect(current()).toEqual(['Fonts']);
  scrollTo(2200);
  expect(current()).toEqual(['Use']);
});

it('marks a chosen heading at once and holds it while the page settles', () => {
  scrollTo(0);
  fireEvent.click(screen.getByRole('link', { name: 'Use' }));
  expect(current()).toEqual(['Use']);
  scrollTo(850);
  expect(current()).toEqual(['Use']);
  act(() => jest.advanceTimersByTime(1000));
  scrollTo(860);
  expect(current()).toEqual(['Fonts']);
});

it.each([
  ['on', 'Install', 450, 850, 'Fonts'],
  ['back, where it is still seen', 'Fonts', 850, 450, 'Install'],
])(
  'looks again when the page has settled, if the reader has gone %s meanwhile',
  (_, chosen, linkedY, goneY, reached) => {
    scrollTo(0);
    fireEvent.click(screen.getByRole('link', { name: chosen }));
    scrollTo(linkedY);
    scrollTo(goneY);
    expect(current()).toEqual([chosen]);
    act(() => jest.advanceTimersByTime(1000));
    expect(current()).toEqual([reached]);
  },
);

it.each([
  ['above the end of the page', { fonts: 2500 }, 2200],
  ['close to the next', { fonts: 900, use: 930 }, 850],
])('holds a chosen heading for as long as the page stays where its link led (%s)', (_, at, y) => {
  Object.assign(tops, at);
  scrollTo(0);
  fireEvent.click(screen.getByRole('link', { name: 'Fonts' }));
  scrollTo(y);
  act(() => jest.advanceTimersByTime(1000));
  expect(current()).toEqual(['Fonts']);
});

it('folds out under a button and folds again when a heading is chosen', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const fold = screen.getByRole('button', { name: 'On this page' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: 'Fonts' }));
  expect(fold).toHaveAttribute('aria-expanded', 'false');
});
