import { keepPageFields } from '../../src/before-alive/keepPageFields';
import { siteReadyEvent } from '../../src/shared/siteEvents';

const heard: string[] = [];

function write(selector: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field) field.value = value;
}

function becomeAlive(): void {
  addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value), {
    once: true,
  });
  document.dispatchEvent(new Event(siteReadyEvent));
  jest.runAllTimers();
}

beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  document.body.innerHTML = '<input id="page"><div data-demo="One"><input id="demo"></div>';
});

afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['hydrated'];
});

it('has the page hear of its own fields when it is alive', () => {
  write('#demo', 'of a demo');
  write('#page', 'of the page');
  keepPageFields();
  becomeAlive();
  expect(heard).toEqual(['of the page']);
});

it('does nothing on a page that is alive', () => {
  document.documentElement.dataset['hydrated'] = '';
  write('#page', 'written by React');
  keepPageFields();
  becomeAlive();
  expect(heard).toEqual([]);
});
