import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { IconSearch } from '../../src/icon-search/IconSearch';
import { readIconSet } from '../../src/node/icons/readIconSet';
import { Strings } from '../support/strings';

// Fewer at first than the page has: jsdom takes its time for each.
const all = readIconSet(process.cwd());
const set = {
  ...all,
  first: all.first.slice(0, 16),
  colors: [{ name: 'error', light: 'red', dark: 'pink' }],
};
const pathname = '/material-ui/material-icons/';
let requests: string[];
let isOnline: boolean;

beforeAll(() => {
  // The boot script says that there is script.
  document.documentElement.dataset['js'] = '';
});

beforeEach(() => {
  requests = [];
  isOnline = true;
  window.history.replaceState(null, '', pathname);
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    requests.push(address);
    const text = set.files.get(address.slice(set.folder.length));
    if (!isOnline || text === undefined) throw new TypeError('Failed to fetch');
    return { ok: true, json: () => Promise.resolve(JSON.parse(text) as unknown) } as Response;
  });
});

async function open(search = '') {
  window.history.replaceState(null, '', pathname + search);
  const user = userEvent.setup();
  render(
    <Strings>
      <IconSearch set={set} />
    </Strings>,
  );
  // Everything that was asked for has been answered.
  await act(async () => undefined);
  return user;
}

const list = () => screen.getByRole('list', { name: 'Icons found' });
const listed = () => within(list()).queryAllByRole('button');
const input = () => screen.getByRole('searchbox', { name: 'Search icons' });

test('the first icons are there before anything is fetched', async () => {
  isOnline = false;
  await open();
  expect(within(list()).getByRole('button', { name: 'Menu' }).querySelector('path')).not.toBeNull();
  expect(listed()).toHaveLength(set.first.length);
});

test('before its script has run, the page says how many icons there are, and that nothing has failed', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <Strings>
      <IconSearch set={set} />
    </Strings>,
  );
  expect(within(page).getByRole('status')).toHaveTextContent(
    `${set.count.toLocaleString('en')} icons, those that are needed most often first`,
  );
  expect(within(page).queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('names of components that are typed are not marked as misspelled', async () => {
  await open();
  expect(input()).toHaveAttribute('spellcheck', 'false');
});

test('what is typed is found by meaning, and stands in the address', async () => {
  const user = await open();
  await user.type(input(), 'trash');
  expect(listed()[0]).toHaveAccessibleName('Delete');
  await waitFor(() => expect(window.location.search).toBe('?query=trash'));
});

test('the pictures of what is found are fetched, and only those', async () => {
  const user = await open();
  await user.type(input(), 'ZoomOutMap');
  const [cell] = listed();
  await waitFor(() => expect(cell?.querySelector('path')).not.toBeNull());
  expect(requests.filter((address) => address.includes('filled-')).length).toBeLessThan(10);
  expect(requests.filter((address) => /outlined|sharp/.test(address))).toEqual([]);
});

test('a style names the components; all styles stand side by side', async () => {
  const user = await open('?query=shopping%20basket');
  await user.click(screen.getByRole('radio', { name: 'Two tone' }));
  expect(listed()[0]).toHaveAttribute('title', 'ShoppingBasketTwoTone');
  await user.click(screen.getByRole('radio', { name: 'All' }));
  expect(
    listed()
      .slice(0, 5)
      .map((cell) => cell.title),
  ).toEqual([
    'ShoppingBasket',
    'ShoppingBasketOutlined',
    'ShoppingBasketRounded',
    'ShoppingBasketSharp',
    'ShoppingBasketTwoTone',
  ]);
});

test('nothing found is said, with what was typed as text', async () => {
  await open(`?query=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(screen.getByText('No icon found for “<img src=x onerror=alert(1)>”.')).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('the dialog of an icon gives its import and its SVG, and leaves with the address', async () => {
  const user = await open();
  await user.type(input(), 'delete');
  await user.click(listed()[0] as HTMLElement);
  const dialog = screen.getByRole('dialog', { name: 'Delete' });
  await waitFor(() => expect(window.location.search).toContain('selected=Delete'));
  await user.click(within(dialog).getByRole('radio', { name: 'Outlined' }));
  await user.click(within(dialog).getByRole('button', { name: /Copy import/ }));
  expect(await navigator.clipboard.readText()).toBe(
    "import DeleteOutlined from '@mui/icons-material/DeleteOutlined';",
  );
  await user.click(await within(dialog).findByRole('button', { name: /Copy SVG/ }));
  const copied = new DOMParser().parseFromString(
    await navigator.clipboard.readText(),
    'image/svg+xml',
  );
  expect(copied.querySelector('parsererror')).toBeNull();
  expect(copied.documentElement.getAttribute('viewBox')).toBe('0 0 24 24');
  await user.click(within(dialog).getByRole('button', { name: 'Close icon' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(window.location.search).toBe('?query=delete'));
});

test('an address opens its icon in the styles that it has', async () => {
  await open('?selected=GitHub&theme=Sharp');
  const dialog = screen.getByRole('dialog', { name: 'GitHub' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: 'Sharp', checked: true })).toBeInTheDocument();
});

test('a component that the package does not export opens nothing', async () => {
  await open('?selected=GitHubSharp');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a word of its meaning searches on', async () => {
  const user = await open('?selected=Delete');
  await user.click(screen.getByRole('button', { name: 'rubbish' }));
  expect(input()).toHaveValue('rubbish');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input()).toHaveFocus();
});

test('an icon that is closed after such a search leaves the focus to the browser', async () => {
  const user = await open('?selected=Delete');
  await user.click(screen.getByRole('button', { name: 'rubbish' }));
  await user.click(listed()[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Close icon' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(input()).not.toHaveFocus();
});

test('the list is one tab stop, at first its first icon, left and right go through it', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Filled' }));
  await user.tab();
  expect(listed()[0]).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(listed()[1]).toHaveFocus();
  expect(listed().filter((cell) => cell.tabIndex === 0)).toEqual([listed()[1]]);
  await user.keyboard('{End}');
  expect(listed().at(-1)).toHaveFocus();
});

test('more icons come when they are asked for', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Show 216 more' }));
  expect(listed()).toHaveLength(set.first.length + 216);
  expect(listed()[set.first.length]).toHaveFocus();
});

test('without a network the page says so, and tries again', async () => {
  isOnline = false;
  const user = await open();
  expect(screen.getByText('The names of the icons could not be loaded.')).toBeInTheDocument();
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.type(input(), 'trash');
  expect(listed()[0]).toHaveAccessibleName('Delete');
});
