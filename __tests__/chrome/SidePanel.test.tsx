import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { NavigationHtmlContext } from '../../src/chrome/NavigationHtmlContext';
import { SidePanel } from '../../src/chrome/SidePanel';
import { Strings } from '../support/strings';

jest.mock('../../src/chrome/useSiteData', () => ({
  useSiteData: () => jest.requireActual('../support/siteData').siteData,
}));

const html =
  '<ul><li><details><summary>Components</summary><ul><li><a href="/material-ui/react-button/">Button</a></li><li><a href="#card">Card</a></li></ul></details></li></ul>';
const joyHtml = '<ul><li><a href="/joy-ui/react-button/">Joy button</a></li></ul>';

function Frame({ pathname, navigationId }: { pathname: string; navigationId: string }) {
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  return (
    <Strings>
      <SidePanel
        context={{ navigationId, product: 'material-ui', version: '5.14.18' }}
        pathname={pathname}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        outside={[main]}
      />
      <main ref={main}>
        <button onClick={() => setOpen(true)}>Open</button>
      </main>
    </Strings>
  );
}

// Without the boot script the page shows what works without scripts.
beforeEach(() => {
  document.documentElement.dataset['js'] = '';
});

function show(pathname = '/material-ui/react-button/') {
  return render(
    <NavigationHtmlContext.Provider value={html}>
      <Frame pathname={pathname} navigationId="material-ui" />
    </NavigationHtmlContext.Provider>,
  );
}

it('marks the current page in the tree, opens its group, and moves the mark with the page', () => {
  const { rerender } = show();
  const button = screen.getByRole('link', { name: 'Button' });
  expect(button).toHaveAttribute('aria-current', 'page');
  expect(button.closest('details')).toHaveAttribute('open');
  rerender(
    <NavigationHtmlContext.Provider value={html}>
      <Frame pathname="#card" navigationId="material-ui" />
    </NavigationHtmlContext.Provider>,
  );
  expect(screen.getByRole('link', { name: 'Button' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Card' })).toHaveAttribute('aria-current', 'page');
});

it('fetches the tree of another product once', async () => {
  const fetchTree = jest.fn().mockResolvedValue({ ok: true, text: async () => joyHtml });
  window.fetch = fetchTree;
  const { rerender } = show();
  const frame = (pathname: string) => (
    <NavigationHtmlContext.Provider value={html}>
      <Frame pathname={pathname} navigationId="joy-ui" />
    </NavigationHtmlContext.Provider>
  );
  rerender(frame('/joy-ui/react-button/'));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Joy button' })).toHaveAttribute(
      'aria-current',
      'page',
    ),
  );
  rerender(frame('/joy-ui/getting-started/'));
  expect(fetchTree).toHaveBeenCalledTimes(1);
  expect(fetchTree).toHaveBeenCalledWith('/navigation/joy-ui.html');
});

it('keeps the old tree when the new one cannot be fetched', async () => {
  window.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  const { rerender } = show();
  rerender(
    <NavigationHtmlContext.Provider value={html}>
      <Frame pathname="/system/properties/" navigationId="system" />
    </NavigationHtmlContext.Provider>,
  );
  await waitFor(() => expect(window.fetch).toHaveBeenCalled());
  expect(screen.getByRole('link', { name: 'Button' })).toBeInTheDocument();
});

it('is a modal drawer while it is open: focus goes in, the rest is inert', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = screen.getByRole('dialog', { name: 'Main navigation' });
  expect(drawer).toHaveAttribute('aria-modal', 'true');
  expect(drawer).toContainElement(document.activeElement as HTMLElement);
  expect(document.querySelector('main')).toHaveAttribute('inert');
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'its button',
    () => userEvent.click(screen.getByRole('button', { name: 'Close main navigation' })),
  ],
  ['a link', () => userEvent.click(screen.getByRole('link', { name: 'Card' }))],
])('closes by %s and gives the page back', async (_name, close) => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await close();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('main')).not.toHaveAttribute('inert');
});

it('fetches the rest of a large tree when a group is opened whose pages are not in the page', async () => {
  const part =
    '<ul><li><details><summary>Components</summary><ul><li><a href="/material-ui/react-button/">Button</a></li></ul></details></li>' +
    '<li><details data-folded><summary>Guides</summary><ul><li><a href="/site-map/">All pages</a></li></ul></details></li></ul>';
  const whole = part
    .replace(' data-folded', '')
    .replace('<a href="/site-map/">All pages</a>', '<a href="/guides/routing/">Routing</a>');
  window.fetch = jest.fn().mockResolvedValue({ ok: true, text: async () => whole });
  render(
    <NavigationHtmlContext.Provider value={part}>
      <Frame pathname="/material-ui/react-button/" navigationId="large" />
    </NavigationHtmlContext.Provider>,
  );
  const guides = screen.getByText('Guides');
  guides.focus();
  await userEvent.click(guides);
  guides.closest('details')?.dispatchEvent(new Event('toggle'));
  const routing = await screen.findByRole('link', { name: 'Routing' });
  expect(routing.closest('details')).toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Button' }).closest('details')).toHaveAttribute('open');
});

it('fetches the rest of a large tree when the reader comes to a page that is not in it', async () => {
  const part =
    '<ul><li><details data-folded><summary>Tools</summary><ul><li><a href="/site-map/">All pages</a></li></ul></details></li></ul>';
  const whole =
    '<ul><li><details><summary>Tools</summary><ul><li><a href="/tools/">Tool</a></li></ul></details></li></ul>';
  window.fetch = jest.fn().mockResolvedValue({ ok: true, text: async () => whole });
  render(
    <NavigationHtmlContext.Provider value={part}>
      <Frame pathname="/tools/" navigationId="larger" />
    </NavigationHtmlContext.Provider>,
  );
  expect(await screen.findByRole('link', { name: 'Tool' })).toHaveAttribute('aria-current', 'page');
});
