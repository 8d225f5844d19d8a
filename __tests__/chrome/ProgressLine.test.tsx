import { act, render, screen } from '@testing-library/react';
import translations from '../../content/translations/en.json';
import { ProgressLine } from '../../src/chrome/ProgressLine';
import { I18nProvider } from '../../src/i18n/I18nProvider';
import { pageAskedEvent } from '../../src/shared/siteEvents';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** As the page renders it with each new location. */
function toLine() {
  return (
    <I18nProvider language="en" translations={{ en: translations }}>
      <ProgressLine location={{}} />
    </I18nProvider>
  );
}

const ask = () => document.dispatchEvent(new Event(pageAskedEvent));
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const findLine = () => screen.queryByRole('progressbar');

test.each([
  ['asked for', ask],
  ['gone back to', goBack],
])('a page that is %s and does not come at once shows a line until it is there', (_, start) => {
  const { rerender } = render(toLine());
  start();
  wait(150);
  expect(findLine()).toBeNull();
  wait(100);
  expect(findLine()).toBeInTheDocument();
  rerender(toLine());
  expect(findLine()).toBeNull();
});

test('a page that comes at once shows none', () => {
  const { rerender } = render(toLine());
  ask();
  rerender(toLine());
  wait(500);
  expect(findLine()).toBeNull();
});

test('a page that comes soon after it was asked for again shows none', () => {
  const { rerender } = render(toLine());
  ask();
  wait(100);
  ask();
  wait(50);
  rerender(toLine());
  wait(500);
  expect(findLine()).toBeNull();
});
