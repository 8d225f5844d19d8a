import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Dropdown } from '../../src/ui/Dropdown';

const dropdown = (
  <>
    <Dropdown label="Material UI" accessibleName="Material UI, choose another product" href="#home">
      <a href="#joy">Joy UI</a>
    </Dropdown>
    <button>Outside</button>
  </>
);

const findTrigger = () =>
  screen.getByRole('button', { name: 'Material UI, choose another product' });
const findList = () => screen.queryByRole('link', { name: 'Joy UI' });

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Joy UI' }))],
  ['a press outside', () => userEvent.click(screen.getByRole('button', { name: 'Outside' }))],
  ['its button', () => userEvent.click(findTrigger())],
])('is opened by a press and closed by %s', async (_name, close) => {
  render(dropdown);
  expect(findList()).toBeNull();
  await userEvent.click(findTrigger());
  expect(findList()).toBeVisible();
  expect(findTrigger()).toHaveAttribute('aria-expanded', 'true');
  await close();
  expect(findList()).toBeNull();
  expect(findTrigger()).toHaveAttribute('aria-expanded', 'false');
});

test('stays open while the focus is in it, and closes when the focus goes on', async () => {
  render(dropdown);
  findTrigger().focus();
  await userEvent.keyboard('{Enter}{Tab}');
  expect(findList()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  expect(findList()).toBeNull();
});

test('a link gives the focus back, since it may lead to the page where the reader is', async () => {
  render(dropdown);
  findTrigger().focus();
  await userEvent.keyboard('{Enter}{Tab}{Enter}');
  expect(findList()).toBeNull();
  expect(findTrigger()).toHaveFocus();
});

test.each(['{Enter}', ' '])('is a button for the key %p', async (key) => {
  render(dropdown);
  findTrigger().focus();
  await userEvent.keyboard(key);
  expect(findList()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(findTrigger()).toHaveFocus();
});

test('with a modifier it is the link that it is without script', () => {
  render(dropdown);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  fireEvent(findTrigger(), event);
  expect(event.defaultPrevented).toBe(false);
  expect(findList()).toBeNull();
});

test('the HTML of a page has a link in its place, and not the list', () => {
  const html = renderToString(dropdown);
  expect(html).toContain('href="#home"');
  expect(html).not.toContain('role="button"');
  expect(html).not.toContain('Joy UI');
});
