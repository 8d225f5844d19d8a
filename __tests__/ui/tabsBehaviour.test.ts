import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTabsBehaviour, syncTabs } from '../../src/ui/tabsBehaviour';

function toGroup(id: string): string {
  const tabs = ['npm', 'yarn', 'pnpm'].map(
    (name) => `<button type="button" role="tab" data-tab="${name}">${id} ${name}</button>`,
  );
  return `<div class="tabs" data-storage-key="package-manager"><div role="tablist">${tabs.join('')}</div></div>`;
}

let store: jest.Mock;
let uninstall: () => void;

beforeEach(() => {
  document.documentElement.removeAttribute('data-tab-package-manager');
  document.documentElement.dir = 'ltr';
  document.body.innerHTML = toGroup('a') + toGroup('b');
  window.scrollBy = jest.fn();
  store = jest.fn();
  uninstall = installTabsBehaviour({ store });
});

afterEach(() => uninstall());

it('starts with the stored tab, or the first where that is none of the group', () => {
  expect(screen.getByRole('tab', { name: 'a npm' })).toHaveAttribute('aria-selected', 'true');
  document.documentElement.setAttribute('data-tab-package-manager', 'pnpm');
  syncTabs();
  expect(screen.getByRole('tab', { name: 'a pnpm' })).toHaveAttribute('aria-selected', 'true');
  document.documentElement.setAttribute('data-tab-package-manager', 'bower');
  syncTabs();
  expect(screen.getByRole('tab', { name: 'a npm' })).toHaveAttribute('aria-selected', 'true');
});

it('changes all groups with the same key and keeps the choice', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'a yarn' }));
  expect(document.documentElement).toHaveAttribute('data-tab-package-manager', 'yarn');
  expect(screen.getByRole('tab', { name: 'b yarn' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'b npm' })).toHaveAttribute('aria-selected', 'false');
  expect(store).toHaveBeenCalledWith('package-manager', 'yarn');
});

it('stays where it was in the window when a panel above it becomes shorter', async () => {
  const tab = screen.getByRole('tab', { name: 'b yarn' });
  // jsdom lays nothing out.
  jest.spyOn(tab, 'getBoundingClientRect').mockImplementation(() => {
    const isChosen = document.documentElement.getAttribute('data-tab-package-manager') === 'yarn';
    return { top: isChosen ? 120 : 300 } as DOMRect;
  });
  await userEvent.click(tab);
  expect(window.scrollBy).toHaveBeenCalledWith({ top: -180, behavior: 'instant' });
});

it('has one tab stop a group, moved by the arrow keys, Home and End', async () => {
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'a npm' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'a pnpm' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'a yarn' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'a pnpm' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'a npm' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'b npm' })).toHaveFocus();
});

it('mirrors the arrow keys in right-to-left text', async () => {
  document.documentElement.dir = 'rtl';
  screen.getByRole('tab', { name: 'a npm' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'a yarn' })).toHaveFocus();
});
