import { act, render, screen, waitFor } from '@testing-library/react';
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

it('folds the versions when the shown one is chosen, and stays open', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const versions = screen.getByText('v5.14.18', { selector: 'summary' });
  await userEvent.click(versions);
  await userEvent.click(screen.getByRole('button', { name: 'v5.14.18' }));
  expect(versions.closest('details')).not.toHaveAttribute('open');
  expect(versions).toHaveFocus();
  expect(screen.getByRole('dialog')).toBeVisible();
});

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

it('is no drawer any more when the window becomes so wide that it is a column; the focus stays', async () => {
  const column = Object.assign(new EventTarget(), { matches: false });
  jest.spyOn(window, 'matchMedia').mockReturnValue(column as MediaQueryList);
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const link = screen.getByRole('link', { name: 'Card' });
  link.focus();
  column.matches = true;
  act(() => void column.dispatchEvent(new Event('change')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(document.querySelector('main')).not.toHaveAttribute('inert');
  expect(link).toHaveFocus();
});

it('shows the current page in the column that a wider window makes of a closed drawer', () => {
  const column = Object.assign(new EventTarget(), { matches: false });
  jest.spyOn(window, 'matchMedia').mockReturnValue(column as MediaQueryList);
  show();
  const area = document.querySelector('#navigation');
  if (!area) throw new Error('There is no side navigation.');
  // jsdom lays nothing out: the page is far below in a column of 600 pixels.
  area.getBoundingClientRect = () => new DOMRect(0, 0, 272, 600);
  screen.getByRole('link', { name: 'Button' }).getBoundingClientRect = () =>
    new DOMRect(0, 1500, 200, 24);
  const before = area.scrollTop;
  act(() => void column.dispatchEvent(new Event('change')));
  expect(area.scrollTop).toBeGreaterThan(before);
});

describe('a group whose links are not in the page', () => {
  const part =
    '<ul><li><details><summary>Components</summary><ul><li><a href="/material-ui/react-button/">Button</a></li></ul></details></li>' +
    '<li><details data-folded><summary>Guides</summary><ul><li><a href="/guides/api/">Go to these pages</a></li></ul></details></li></ul>';
  const whole = part
    .replace(' data-folded', '')
    .replace(
      '<a href="/guides/api/">Go to these pages</a>',
      '<a href="/guides/routing/">Routing</a>',
    );

  function showPart(pathname: string, navigationId: string) {
    render(
      <NavigationHtmlContext.Provider value={part}>
        <Frame pathname={pathname} navigationId={navigationId} />
      </NavigationHtmlContext.Provider>,
    );
    return screen.getByText('Guides');
  }

  function answer(html: string) {
    window.fetch = jest.fn().mockResolvedValue({ ok: true, text: async () => html });
  }

  it('asks for nothing before somebody points at it', async () => {
    answer(whole);
    showPart('/material-ui/react-button/', 'quiet');
    await userEvent.hover(screen.getByText('Components'));
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it('has them once it was pointed at; what is open and where the focus is stays', async () => {
    answer(whole);
    const guides = showPart('/material-ui/react-button/', 'large');
    guides.focus();
    await userEvent.click(guides);
    const routing = await screen.findByRole('link', { name: 'Routing' });
    expect(routing.closest('details')).toContainElement(guides);
    expect(screen.queryByRole('link', { name: 'Go to these pages' })).not.toBeInTheDocument();
    const button = screen.getByRole('link', { name: 'Button' });
    expect(button).toHaveAttribute('aria-current', 'page');
    expect(button.closest('details')).toHaveAttribute('open');
    expect(window.fetch).toHaveBeenCalledTimes(1);
  });

  it('has them when the reader comes to one of its pages', async () => {
    answer(whole);
    const toFrame = (pathname: string) => (
      <NavigationHtmlContext.Provider value={part}>
        <Frame pathname={pathname} navigationId="larger" />
      </NavigationHtmlContext.Provider>
    );
    const { rerender } = render(toFrame('/material-ui/react-button/'));
    rerender(toFrame('/guides/routing/'));
    const routing = await screen.findByRole('link', { name: 'Routing' });
    expect(routing).toHaveAttribute('aria-current', 'page');
    expect(routing.closest('details')).toHaveAttribute('open');
  });

  it('is not asked for by a page that is in no group', () => {
    answer(whole);
    showPart('/elsewhere/', 'outside');
    expect(window.fetch).not.toHaveBeenCalled();
  });

  it('keeps its link where a deploy has moved the group', async () => {
    answer(whole.replace('Guides', 'Manuals'));
    const guides = showPart('/material-ui/react-button/', 'moved');
    await userEvent.click(guides);
    await waitFor(() => expect(window.fetch).toHaveBeenCalled());
    // The answer has been read by then.
    await userEvent.unhover(guides);
    expect(screen.getByRole('link', { name: 'Go to these pages' })).toBeInTheDocument();
  });
});
