import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildSearchIndex } from '../../src/node/search/buildSearchIndex';
import { SearchClient } from '../../src/search/SearchClient';
import { SearchDialog } from '../../src/search/SearchDialog';
import type { SearchDocument } from '../../src/shared/searchIndex';
import { Strings } from '../support/strings';

function toDocument(pathname: string, title: string): SearchDocument {
  const rest = { components: [], keywords: [], text: '', parts: [] };
  return { kind: 'page', pathname, product: 'joy-ui', title, ...rest };
}

const files = buildSearchIndex(
  [
    toDocument('/joy-ui/react-card/', 'Card'),
    toDocument('/joy-ui/card-lists/', 'Card lists'),
    toDocument('/joy-ui/react-carousel/', 'Carousel'),
  ],
  [{ id: 'joy-ui', name: 'Joy UI', home: '/joy-ui/getting-started/', guides: [], components: [] }],
);
const client = new SearchClient((name) => Promise.resolve(JSON.parse(files.get(name) ?? 'null')));
const navigate = jest.fn<undefined, [string]>();

function toDialog(asked: SearchClient, isOpen: boolean) {
  return (
    <Strings>
      <SearchDialog
        client={asked}
        isOpen={isOpen}
        initialQuery={null}
        currentProduct={null}
        navigate={navigate}
        onClose={() => undefined}
        onEvent={() => undefined}
      />
    </Strings>
  );
}

function open(asked: SearchClient) {
  return render(toDialog(asked, true));
}

/** Opens the dialog and types a query that all of the pages answer. */
async function search() {
  const user = userEvent.setup();
  const { rerender } = open(client);
  const input = screen.getByRole('combobox', { name: 'Search the documentation' });
  await user.type(input, 'car');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  return { user, input, rerender };
}

const getActive = () => screen.getByRole('option', { selected: true });
const getHrefs = () => screen.getAllByRole('option').map((option) => option.getAttribute('href'));

beforeEach(() => {
  localStorage.clear();
  navigate.mockClear();
});

test('keys that end a composition choose and move nothing', async () => {
  const { input } = await search();
  const [first] = screen.getAllByRole('option');
  fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
  expect(getActive()).toBe(first);
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(navigate).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(navigate).toHaveBeenCalledTimes(1);
});

test('is one stop for the keyboard with its list', async () => {
  await search();
  expect(screen.getByRole('listbox')).toHaveAttribute('tabindex', '-1');
});

test('the field names its list for assistive technology while there is one', async () => {
  const { user, input } = await search();
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.type(input, 'qqqq');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input).not.toHaveAttribute('aria-controls');
});

test('names in code that are typed are not marked as misspelled', async () => {
  const { input } = await search();
  expect(input).toHaveAttribute('spellcheck', 'false');
});

test('has the focus in the input again after another try', async () => {
  const user = userEvent.setup();
  const read = jest
    .fn<Promise<unknown>, [string]>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation((name) => Promise.resolve(JSON.parse(files.get(name) ?? 'null')));
  open(new SearchClient(read));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('another query begins at its first result again, also where the one moved to is still there', async () => {
  const { user } = await search();
  await user.keyboard('{ArrowUp}');
  expect(getActive()).toHaveAttribute('href', '/joy-ui/card-lists/');
  await user.keyboard('d');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(getHrefs()).toEqual(['/joy-ui/react-card/', '/joy-ui/card-lists/']);
  expect(getActive()).toHaveAttribute('href', '/joy-ui/react-card/');
});

test('opened again, it has the last query, ready to be typed over, and searches all products', async () => {
  const { user, input, rerender } = await search();
  await user.click(screen.getByRole('button', { name: 'Joy UI' }));
  rerender(toDialog(client, false));
  rerender(toDialog(client, true));
  expect(screen.getByRole('button', { name: 'Joy UI' })).toHaveAttribute('aria-pressed', 'false');
  expect(input).toHaveFocus();
  await user.keyboard('card');
  expect(input).toHaveValue('card');
});

test('has the focus in the input after whatever is done beside it', async () => {
  localStorage.setItem('recent-searches', '["card"]');
  const user = userEvent.setup();
  open(client);
  const input = screen.getByRole('combobox');
  await user.click(await screen.findByRole('button', { name: 'Joy UI' }));
  expect(input).toHaveFocus();
  await user.click(screen.getByRole('option', { name: 'card' }));
  expect(input).toHaveFocus();
  await user.clear(input);
  await user.click(screen.getByRole('button', { name: 'Forget recent searches' }));
  expect(input).toHaveFocus();
});
