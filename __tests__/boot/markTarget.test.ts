import { waitFor } from '@testing-library/react';
import { markTarget } from '../../src/boot/markTarget';

afterEach(() => {
  window.location.hash = '';
  document.body.innerHTML = '';
});

function parse(id: string): HTMLElement {
  const element = document.createElement('p');
  element.id = id;
  document.body.append(element);
  return element;
}

test('marks the element of the address when it is parsed, until the address changes', async () => {
  window.location.hash = '#Basic%20Buttons.js';
  markTarget();
  const other = parse('Basic');
  const target = parse('Basic Buttons.js');
  await waitFor(() => expect(target).toHaveAttribute('data-linked'));
  expect(other).not.toHaveAttribute('data-linked');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(target).not.toHaveAttribute('data-linked');
});

test('leaves every later mark to those who set it', async () => {
  window.location.hash = '#sizes';
  markTarget();
  const target = parse('sizes');
  await waitFor(() => expect(target).toHaveAttribute('data-linked'));
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  parse('below');
  await Promise.resolve();
  expect(target).not.toHaveAttribute('data-linked');
  // The reader comes back to it: the page, alive by now, marks it before the event.
  target.dataset['linked'] = '';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(target).toHaveAttribute('data-linked');
});

test('leaves what comes when the page has been read to those who bring it', async () => {
  window.location.hash = '#late';
  markTarget();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const target = parse('late');
  await Promise.resolve();
  expect(target).not.toHaveAttribute('data-linked');
});

test.each(['', '#%', '#%E0%A4%A'])('does nothing for the hash %j', async (hash) => {
  window.location.hash = hash;
  expect(markTarget).not.toThrow();
  const element = parse('');
  await Promise.resolve();
  expect(element).not.toHaveAttribute('data-linked');
});
