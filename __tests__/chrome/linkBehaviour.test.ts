import { fireEvent, screen } from '@testing-library/react';
import { installLinkBehaviour } from '../../src/chrome/linkBehaviour';

const page = `
  <a href="/material-ui/react-button/?a=1#sizes"><b>Page</b></a>
  <a href="/material-ui/api/button.json">File</a>
  <a href="https://example.com/">Elsewhere</a>
  <a href="/blog/" target="_blank">New tab</a>
  <a href="/blog/feed/" download>Download</a>
  <a href="#section">Section</a>
  <a href="?style=outlined#section">Other query</a>
  <div data-demo="Links-system"><a href="/inbox/">Demo</a></div>`;

let navigate: jest.Mock;
let prefetch: jest.Mock;
let uninstall: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = page;
  navigate = jest.fn();
  prefetch = jest.fn();
  uninstall = installLinkBehaviour({ navigate, prefetch });
});

afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

/** @returns true where the click is left to the browser. */
function click(text: string, init: MouseEventInit = {}): boolean {
  // jsdom cannot navigate; what matters is whether somebody prevented it.
  let isLeft = true;
  const keep = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', keep, { once: true });
  fireEvent.click(screen.getByText(text), init);
  return isLeft;
}

it('lets the router follow links to pages, whatever is clicked inside them', () => {
  expect(click('Page')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/material-ui/react-button/?a=1#sizes');
});

it('lets the router follow a link to this page with another query, also with a hash', () => {
  expect(click('Other query')).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/?style=outlined#section');
});

it.each(['File', 'Elsewhere', 'New tab', 'Download', 'Section', 'Demo'])(
  'leaves "%s" to the browser',
  (text) => {
    expect(click(text)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (init) => {
    expect(click('Page', init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it('fetches a page ahead when the pointer rests on its link or the link has focus', () => {
  fireEvent.pointerOver(screen.getByText('Page'));
  jest.runAllTimers();
  expect(prefetch).toHaveBeenCalledWith('/material-ui/react-button/');
  prefetch.mockClear();
  fireEvent.focusIn(screen.getByText('Page'));
  jest.runAllTimers();
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it('fetches at once when a link is touched', () => {
  fireEvent.touchStart(screen.getByText('Page'));
  expect(prefetch).toHaveBeenCalledWith('/material-ui/react-button/');
});

it('fetches nothing for links that the pointer only crosses, that are seen, or that lead elsewhere', () => {
  fireEvent.pointerOver(screen.getByText('Page'));
  fireEvent.pointerOver(document.body);
  for (const text of ['File', 'Elsewhere', 'Section', 'Demo']) {
    fireEvent.pointerOver(screen.getByText(text));
    jest.runAllTimers();
  }
  expect(prefetch).not.toHaveBeenCalled();
});

it('leaves everything to the browser once it is removed', () => {
  uninstall();
  expect(click('Page')).toBe(true);
  fireEvent.pointerOver(screen.getByText('Page'));
  fireEvent.focusIn(screen.getByText('Page'));
  fireEvent.touchStart(screen.getByText('Page'));
  jest.runAllTimers();
  expect(navigate).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
});
