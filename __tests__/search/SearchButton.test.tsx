import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import translations from '../../content/translations/en.json';
import { I18nProvider } from '../../src/i18n/I18nProvider';
import { buildSearchIndex } from '../../src/node/search/buildSearchIndex';
import { SearchButton } from '../../src/search/SearchButton';
import type { SearchEvent } from '../../src/search/SearchEvent';
import type { SearchButtonElement } from '../../src/shared/keptText';
import type { SearchDocument } from '../../src/shared/searchIndex';

const products = [
  {
    id: 'material-ui',
    name: 'Material UI',
    home: '/material-ui/getting-started/',
    guides: ['/material-ui/getting-started/installation/', '/material-ui/unwritten/'],
    components: [],
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    home: '/joy-ui/getting-started/',
    guides: ['/joy-ui/getting-started/installation/', '/joy-ui/customization/approaches/'],
    components: [],
  },
];

function toDocument(
  pathname: string,
  title: string,
  more: Partial<SearchDocument> = {},
): SearchDocument {
  const product = products.find(({ id }) => pathname.startsWith(`/${id}/`))?.id ?? null;
  return {
    kind: 'page',
    pathname,
    product,
    title,
    components: [],
    keywords: [],
    text: '',
    parts: [],
    ...more,
  };
}

const documents = [
  toDocument('/material-ui/react-card/', 'Card', {
    components: ['Card'],
    parts: [{ id: 'elevation', name: 'Elevation', text: 'A sprightly shadow' }],
  }),
  toDocument('/material-ui/api/card/', 'Card', {
    kind: 'api',
    parts: [{ id: 'card-prop-raised', name: 'raised', text: '' }],
  }),
  toDocument('/material-ui/react-snackbar/', 'Snackbar', { keywords: ['toast'] }),
  toDocument('/material-ui/getting-started/installation/', 'Installation'),
  toDocument('/joy-ui/react-card/', 'Card', { components: ['Card'] }),
  toDocument('/joy-ui/getting-started/installation/', 'Installation'),
  toDocument('/joy-ui/customization/approaches/', 'Approaches'),
  ...Array.from({ length: 9 }, (_, index) =>
    toDocument(`/joy-ui/wide-${index}/`, `Widget ${index}`),
  ),
];
const files = buildSearchIndex(documents, products);

function readFile(name: string): Promise<unknown> {
  const text = files.get(name);
  return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(JSON.parse(text));
}

const navigate = jest.fn<undefined, [string]>();
const onEvent = jest.fn<undefined, [SearchEvent]>();

interface Options {
  pathname?: string;
  currentProduct?: string | null;
  read?: (name: string) => Promise<unknown>;
}

function toElement({
  pathname = '/material-ui/react-box/',
  currentProduct = 'material-ui',
  read = readFile,
}: Options = {}) {
  return (
    <I18nProvider language="en" translations={{ en: translations }}>
      <SearchButton
        pathname={pathname}
        currentProduct={currentProduct}
        navigate={navigate}
        onEvent={onEvent}
        readFile={read}
      />
      <input aria-label="Some field" />
      <div data-demo="Demo">
        <span tabIndex={0}>Demo</span>
      </div>
    </I18nProvider>
  );
}

function setup(options?: Options) {
  const user = userEvent.setup();
  const { rerender } = render(toElement(options));
  return { user, rerender, button: screen.getByRole('button', { name: 'Search…' }) };
}

const findInput = () => screen.findByRole('combobox', { name: 'Search the documentation' });
const getOptions = () => screen.getAllByRole('option').map((option) => option.textContent);
const getActive = () => screen.getByRole('option', { selected: true });

beforeEach(() => {
  localStorage.clear();
  navigate.mockClear();
  onEvent.mockClear();
});

describe('opening', () => {
  test('on the server and without script, it is a link to the site map', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(toElement());
    const link = within(container).getByRole('link', { name: 'Search…' });
    expect(link).toHaveAttribute('href', '/site-map/');
  });

  test('nothing is fetched before the reader points at it', async () => {
    const read = jest.fn(readFile);
    const { user, button } = setup({ read });
    expect(read).not.toHaveBeenCalled();
    await user.hover(button);
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    await user.click(button);
    await findInput();
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('what was typed for it before the page was alive begins the query, once', async () => {
    const { user, button } = setup();
    Object.assign(button, { keptText: 'car' } satisfies Partial<SearchButtonElement>);
    await user.click(button);
    expect(await findInput()).toHaveValue('car');
    await user.clear(await findInput());
    await user.keyboard('{Escape}');
    await user.click(button);
    expect(await findInput()).toHaveValue('');
  });

  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])('%s opens and closes', async (keys) => {
    const { user } = setup();
    await user.keyboard(keys);
    expect(await findInput()).toHaveFocus();
    await user.keyboard(keys);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('a slash opens, but not where it is typed into something', async () => {
    const { user } = setup();
    await user.type(screen.getByLabelText('Some field'), '/');
    await user.click(screen.getByText('Demo'));
    await user.keyboard('/');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Some field')).toHaveValue('/');
    act(() => (document.activeElement as HTMLElement).blur());
    await user.keyboard('/');
    expect(await findInput()).toHaveValue('');
  });

  test('a letter on the focused button opens with it, and what follows is not lost', async () => {
    const { user, button } = setup();
    act(() => button.focus());
    await user.keyboard('car');
    expect(await findInput()).toHaveValue('car');
    await waitFor(() => expect(getOptions()[0]).toMatch(/^Card/));
  });

  test('letters typed before the dialog is there are its query, other keys are left to the browser', async () => {
    const { button } = setup();
    // Not as a user of the testing library, who waits between two keys: the dialog would be there with the first.
    fireEvent.click(button);
    for (const key of ['c', 'a', 'x', 'Backspace']) fireEvent.keyDown(button, { key });
    expect(fireEvent.keyDown(button, { key: 'F1' })).toBe(true);
    expect(fireEvent.keyDown(button, { key: 'r', ctrlKey: true })).toBe(true);
    expect(await findInput()).toHaveValue('ca');
  });

  test.each([
    // What browsers do with a dialog.
    ['Escape', () => act(() => document.querySelector('dialog')?.close())],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close search' }))],
  ])('%s closes, and it can be opened again', async (_, leave) => {
    const { user, button } = setup();
    await user.click(button);
    await findInput();
    await leave();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(button);
    expect(await findInput()).toHaveFocus();
  });

  test('closes when another page comes, and stays closed when the reader goes on', async () => {
    const { user, button, rerender } = setup();
    await user.click(button);
    await findInput();
    rerender(toElement({ pathname: '/material-ui/react-card/' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    rerender(toElement());
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('searching', () => {
  async function search(query: string, options?: Options) {
    const { user, button } = setup(options);
    await user.click(button);
    const input = await findInput();
    await user.type(input, query);
    return { user, input };
  }

  test('results stand in groups by product, the present one first, with their kinds', async () => {
    await search('card', { currentProduct: 'joy-ui' });
    await waitFor(() => expect(getOptions()).toContain('CardAPI'));
    const groups = screen
      .getAllByRole('group')
      .filter((group) => within(group).queryAllByRole('option').length > 0);
    expect(groups.map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(groups[0]).toHaveAccessibleName('Joy UI');
    expect(groups[1]).toHaveAccessibleName('Material UI');
    expect(
      within(groups[1] as HTMLElement)
        .getAllByRole('option')
        .slice(0, 2)
        .map((option) => option.textContent),
    ).toEqual(['CardPage', 'CardAPI']);
    expect(screen.getByText(/^\d+ results$/)).toHaveAttribute('role', 'status');
  });

  test('arrow keys move through the results and around their ends, while the input keeps the focus', async () => {
    const { user, input } = await search('card');
    await waitFor(() => expect(getOptions().length).toBeGreaterThan(2));
    const options = screen.getAllByRole('option');
    expect(options[0]).toBe(getActive());
    expect(input).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowDown}');
    expect(options[1]).toBe(getActive());
    expect(input).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(options.at(-1)).toBe(getActive());
    await user.keyboard('{ArrowDown}');
    expect(options[0]).toBe(getActive());
    expect(input).toHaveFocus();
  });

  test('Enter goes to the active result and closes', async () => {
    const { user } = await search('card');
    await waitFor(() => expect(getOptions().length).toBeGreaterThan(2));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(navigate.mock.calls).toEqual([['/material-ui/api/card/']]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(onEvent).toHaveBeenLastCalledWith({
      type: 'select',
      query: 'card',
      href: '/material-ui/api/card/',
      position: 2,
    });
  });

  test('Ctrl+Enter opens a new tab and stays', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user, input } = await search('raised');
    await waitFor(() => expect(getOptions()[0]).toBe('raised CardProp'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(open).toHaveBeenCalledWith(
      '/material-ui/api/card/#card-prop-raised',
      '_blank',
      'noopener',
    );
    expect(navigate).not.toHaveBeenCalled();
    expect(input).toBeInTheDocument();
    open.mockRestore();
  });

  test('a click goes to the result; with Ctrl it is left to the browser', async () => {
    const { user } = await search('toast');
    const option = await screen.findByRole('option', { name: /Snackbar/ });
    expect(option).toHaveAttribute('href', '/material-ui/react-snackbar/');
    const browserFollows = jest.fn((event: Event) => {
      const isLeft = !event.defaultPrevented;
      event.preventDefault();
      return isLeft;
    });
    document.addEventListener('click', browserFollows);
    await user.keyboard('{Control>}');
    await user.click(option);
    await user.keyboard('{/Control}');
    document.removeEventListener('click', browserFollows);
    expect(browserFollows).toHaveReturnedWith(true);
    expect(navigate).not.toHaveBeenCalled();
    await user.click(option);
    expect(navigate.mock.calls).toEqual([['/material-ui/react-snackbar/']]);
  });

  test('words that stand only in the text are found too', async () => {
    await search('sprightly');
    const option = await screen.findByRole('option', { name: /Elevation/ });
    expect(option.closest('[role="group"]')).toHaveAccessibleName('In the text of Material UI');
  });

  test('matches are marked', async () => {
    await search('snac');
    await waitFor(() => expect(getOptions()[0]).toBe('SnackbarPage'));
    expect(getActive().querySelector('mark')).toHaveTextContent(/^Snac$/);
  });

  test('names in code stand in the font of code, titles do not', async () => {
    const getFonts = () =>
      screen.getAllByRole('option').map((option) => {
        const name = option.querySelector('mark')?.parentElement;
        return [option.textContent, name && getComputedStyle(name).fontFamily];
      });
    const { user, input } = await search('card');
    await waitFor(() => expect(getOptions()).toHaveLength(3));
    expect(getFonts()).toEqual([
      ['CardPage', 'inherit'],
      ['CardAPI', 'var(--font-code)'],
      ['CardPage', 'inherit'],
    ]);
    await user.clear(input);
    await user.type(input, 'raised');
    await waitFor(() => expect(getFonts()).toEqual([['raised CardProp', 'var(--font-code)']]));
  });

  test('a product can be chosen, and all of its results shown', async () => {
    const { user } = await search('widget');
    await user.click(await screen.findByRole('option', { name: 'Show all 9 results in Joy UI' }));
    expect(screen.getAllByRole('option')).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Joy UI' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(screen.getByRole('button', { name: 'Material UI' }));
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Search all products' }));
    expect(screen.getAllByRole('option').length).toBeGreaterThan(1);
  });

  test('a query that nothing answers says so, offers the site map and is told', async () => {
    const { user } = await search('qqqqqq');
    expect(await screen.findByText('Nothing found for “qqqqqq”.')).toBeVisible();
    expect(screen.getByRole('link', { name: /site map/ })).toHaveAttribute('href', '/site-map/');
    expect(screen.getByText('0 results')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(onEvent).toHaveBeenLastCalledWith({ type: 'no-results', query: 'qqqqqq' });
  });

  test.each([
    ['markup', '<img src=x onerror="alert(1)">'],
    ['a regular expression', '.*+?^${}()|[]\\'],
    ['only signs', '”’—'],
    ['a whole text', 'a'.repeat(5000)],
  ])('a query that is %s stays text', async (_, query) => {
    const { user, button } = setup();
    await user.click(button);
    const input = await findInput();
    await user.click(input);
    await user.paste(query);
    expect(input).toHaveValue(query);
    expect(document.querySelector('img')).toBeNull();
    await waitFor(() => expect(screen.getByText(/results?$/)).toBeInTheDocument());
  });
});

describe('before anything is typed', () => {
  test.each([
    ['a page of a product offers guides of that', 'joy-ui', ['InstallationPage', 'ApproachesPage']],
    [
      'any other page says which product a guide is of',
      null,
      ['Installation Material UIPage', 'Installation Joy UIPage'],
    ],
  ])('%s', async (_, currentProduct, offered) => {
    const { user, button } = setup({ currentProduct });
    await user.click(button);
    const group = await screen.findByRole('group', { name: 'Guides' });
    const options = within(group).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(offered);
  });
});

describe('what was searched before', () => {
  async function open(options?: Options) {
    const { user, button } = setup(options);
    await user.click(button);
    await findInput();
    return user;
  }

  test('is offered, run again, and forgotten on demand', async () => {
    const user = await open();
    await user.keyboard('toast');
    await screen.findByRole('option', { name: /Snackbar/ });
    await user.keyboard('{Enter}{Control>}k{/Control}');
    await user.clear(await findInput());
    await user.click(await screen.findByRole('option', { name: 'toast' }));
    expect(await findInput()).toHaveValue('toast');
    await user.clear(await findInput());
    await user.click(screen.getByRole('button', { name: 'Forget recent searches' }));
    expect(screen.queryByRole('option', { name: 'toast' })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Installation/ })).toBeInTheDocument();
  });

  test.each(['no JSON', '{"a":1}', '[1,null,{}]'])(
    'stored text %s is passed over',
    async (stored) => {
      localStorage.setItem('recent-searches', stored);
      await open();
      expect(await screen.findByRole('option', { name: /Installation/ })).toBeInTheDocument();
      expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
    },
  );

  test('blocked storage does not matter', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
    const user = await open();
    await user.keyboard('toast');
    await screen.findByRole('option', { name: /Snackbar/ });
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/material-ui/react-snackbar/');
    storage.mockRestore();
  });
});

describe('without a network', () => {
  test('an index that does not load can be tried again', async () => {
    const read = jest.fn<Promise<unknown>, [string]>(() => Promise.reject(new Error('offline')));
    const { user, button } = setup({ read });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    read.mockImplementation(readFile);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Installation/ })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('where only the text is missing, names are found, and it is said', async () => {
    const read = (name: string) =>
      name.startsWith('words-') ? Promise.reject(new Error('offline')) : readFile(name);
    const { user, button } = setup({ read });
    await user.click(button);
    await user.type(await findInput(), 'snackbar');
    expect(await screen.findByText(/only names were searched/)).toBeInTheDocument();
    expect(getOptions()).toEqual(['SnackbarPage']);
  });
});
