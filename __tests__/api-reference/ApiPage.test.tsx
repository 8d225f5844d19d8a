import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiPage } from '../../src/api-reference/ApiPage';
import { toApiSections } from '../../src/api-reference/toApiSections';
import type { ShownReference } from '../../src/api-reference/shownReference';
import { useApiDisplay } from '../../src/preferences/useApiDisplay';
import type { PageLink } from '../../src/shared/navigation';
import { showApiDisplays } from '../../src/storage/apiDisplays';
import { apiProp, apiReference } from '../support/apiReference';
import { Strings } from '../support/strings';

const described = [
  apiProp({ name: 'href', descriptionHtml: '<p>The address.</p>' }),
  apiProp({
    name: 'variant',
    descriptionHtml: '<p>One of <a href="/" class="code-link"><code>&#x3C;Button></code></a></p>',
  }),
  apiProp({ name: 'size', descriptionHtml: '<p>How large\nit is &#x26; looks.</p>' }),
];
const fillers = Array.from({ length: 13 }, (_, index) => apiProp({ name: `filler${index}` }));
const api = apiReference({
  name: 'Button',
  kind: 'hook',
  parameters: [...described, ...fillers],
  returns: [apiProp({ name: 'value' })],
});

function Page({ hash }: { hash: string }) {
  const sections = toApiSections(api, [], (key) => key);
  return (
    <Strings>
      <ApiPage api={api} importHtml="" demoPages={[]} sections={sections} hash={hash} />
    </Strings>
  );
}

function open(hash = '') {
  showApiDisplays();
  return render(<Page hash={hash} />);
}

beforeEach(() => {
  // The boot script says that there is script.
  document.documentElement.dataset['js'] = '';
  localStorage.clear();
  localStorage.setItem('apiPage_default', 'collapsed');
});

describe('a row that the address leads to', () => {
  const linked = '#button-parameter-variant';
  const details = (name: string) => screen.getByLabelText(`Details of ${name}`);

  it('says that it is open, alone, and can be folded and opened again', async () => {
    open(linked);
    expect(details('variant')).toHaveAttribute('aria-expanded', 'true');
    expect(details('variant')).toHaveTextContent('−');
    expect(details('size')).toHaveAttribute('aria-expanded', 'false');
    expect(details('size')).toHaveTextContent('+');
    await userEvent.click(details('variant'));
    expect(details('variant')).toHaveAttribute('aria-expanded', 'false');
    expect(details('variant')).toHaveTextContent('+');
    await userEvent.click(details('variant'));
    expect(details('variant')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(details('variant'));
    await userEvent.click(screen.getByRole('link', { name: 'variant' }));
    expect(details('variant')).toHaveAttribute('aria-expanded', 'true');
  });

  it.each([
    ['Button-parameters-variant', 'button-parameter-variant'],
    ['Button-return-value-value', 'button-return-value'],
    ['button-parameter-variant', 'button-parameter-variant'],
    ['Button-parameters-gone', 'Button-parameters-gone'],
  ])('is found by its anchor on the public site: %s is %s', async (asked, shown) => {
    window.location.hash = asked;
    open(`#${asked}`);
    await act(async () => undefined);
    expect(window.location.hash).toBe(`#${shown}`);
  });

  it('opens when the address changes while the page is shown', () => {
    const { rerender } = open();
    expect(details('variant')).toHaveAttribute('aria-expanded', 'false');
    rerender(<Page hash={linked} />);
    expect(details('variant')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is opened by an address that writes its name in codes, and by none that is no text', () => {
    const { rerender } = open('#%E0%A4%A');
    expect(details('variant')).toHaveAttribute('aria-expanded', 'false');
    rerender(<Page hash="#button-parameter-v%61riant" />);
    expect(details('variant')).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens on a page of the server, which knows no hash', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Page hash="" />);
    // Here the server has a window, and so layout effects.
    complain.mockClear();
    render(<Page hash={linked} />, { container, hydrate: true });
    expect(complain).not.toHaveBeenCalled();
    expect(details('variant')).toHaveAttribute('aria-expanded', 'true');
    complain.mockRestore();
  });
});

describe('the filter', () => {
  it('gives way to the row that the address leads to, and stays when it is written later', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { rerender } = open();
    const field = screen.getByRole('searchbox');
    const row = () => document.getElementById('button-parameter-variant');
    await userEvent.type(field, 'filler');
    expect(row()).not.toBeVisible();
    rerender(<Page hash="#button-parameter-variant" />);
    expect(row()).toBeVisible();
    expect(field).toHaveValue('');
    expect(scroll.mock.contexts).toEqual([row()]);
    await userEvent.type(field, 'filler');
    expect(row()).not.toBeVisible();
    await userEvent.clear(field);
    expect(row()).toBeVisible();
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('stays when the address leads to a row that it has left', async () => {
    const { rerender } = open();
    await userEvent.type(screen.getByRole('searchbox'), 'variant');
    rerender(<Page hash="#button-parameter-variant" />);
    expect(screen.getByRole('searchbox')).toHaveValue('variant');
  });

  function filter(text: string): string[] {
    open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    const [table = document.body] = screen.getAllByRole('table');
    return [...table.querySelectorAll('tbody tr:not([hidden]) > th code')].flatMap(
      ({ textContent }) => textContent ?? [],
    );
  }

  it('is named after its section, says nothing before it is used, and is for long lists alone', () => {
    open();
    expect(screen.getAllByRole('searchbox')).toEqual([
      screen.getByRole('searchbox', { name: 'Filter api.sections.parameters' }),
    ]);
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Filter by name or text');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['HREF', ['href']],
    ['class', []],
    ['code', []],
    ['"', []],
    ['<', ['variant']],
    ['<button>', ['variant']],
    ['&', ['size']],
    ['x26', []],
    ['how large it is', ['size']],
    ['filler12', ['filler12']],
  ])('finds %j in names and in what is read of a description', (text, names) => {
    expect(filter(text)).toEqual(names);
    expect(screen.getByRole('status')).toHaveTextContent(`${names.length} of 16`);
  });
});

interface Shown {
  importHtml?: string;
  demoPages?: PageLink[];
}

/** Shows a page of no address; its sections are named after their ids. */
function show(shown: ShownReference, { importHtml = '', demoPages = [] }: Shown = {}) {
  const toTitle = (key: string) => key.replace('api.sections.', '');
  const sections = toApiSections(shown, demoPages, toTitle);
  return render(
    <Strings>
      <ApiPage
        api={shown}
        importHtml={importHtml}
        demoPages={demoPages}
        sections={sections}
        hash=""
      />
    </Strings>,
  );
}

test('a long name may be broken between its words, and is copied whole', () => {
  const long = apiReference({
    name: 'Menu',
    props: [
      apiProp({ name: 'focusableWhenDisabled', defaultValue: 'MuiAccordionDetails' }),
      apiProp({ name: 'onKeyDown' }),
    ],
    slots: [
      {
        name: 'root',
        defaultElement: null,
        className: '.MuiMenu-outlinedPrimary',
        description: '',
        descriptionHtml: '',
      },
    ],
    sourceFile: '@mui/joy/AccordionSummary.d.ts',
  });
  show(long);
  const html = (text: string) => screen.getByText(text).innerHTML;
  expect(html('focusableWhenDisabled')).toBe('focusable<wbr>When<wbr>Disabled');
  expect(html('MuiAccordionDetails')).toBe('Mui<wbr>Accordion<wbr>Details');
  expect(html('onKeyDown')).toBe('onKeyDown');
  expect(html('.MuiMenu-outlinedPrimary')).toBe('.MuiMenu-outlinedPrimary');
  expect(html('@mui/joy/AccordionSummary.d.ts')).toContain('Accordion<wbr>Summary');
});

describe('the display of a section', () => {
  const groups = () => screen.getAllByRole('group', { name: 'API display option' });
  const looksChosen = (button: HTMLElement) => getComputedStyle(button).boxShadow !== '';
  const chosen = () =>
    groups().map((group) => within(group).getByRole('button', { pressed: true }).textContent);

  it('is the same for all of its toggles', async () => {
    open();
    expect(chosen()).toEqual(['Collapsed', 'Collapsed']);
    const [first = document.body] = groups();
    await userEvent.click(within(first).getByRole('button', { name: 'Table' }));
    expect(chosen()).toEqual(['Table', 'Table']);
    const looks = within(first).getAllByRole('button').filter(looksChosen);
    expect(looks.map(({ textContent }) => textContent)).toEqual(['Table']);
    expect(document.documentElement.dataset['apiProps']).toBe('table');
    expect(localStorage.getItem('apiPage_props')).toBe('table');
  });

  it('follows who else chooses it, as the settings do', async () => {
    function Settings() {
      const [, choose] = useApiDisplay('props');
      return <button onClick={() => choose('expanded')}>Choose</button>;
    }
    open();
    render(<Settings />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(chosen()).toEqual(['Expanded', 'Expanded']);
  });
});

describe('what a page says', () => {
  const listItems = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('starts with how to import it, what it is for and how it is called', () => {
    const hook = apiReference({
      name: 'useMediaQuery',
      kind: 'hook',
      descriptionHtml: '<p>Asks the window.</p>',
      callSignatureHtml: '(query: string) => <a href="/boolean/">boolean</a>',
    });
    show(hook, { importHtml: '<pre>import useMediaQuery</pre>' });
    expect(screen.getByText('import useMediaQuery')).toBeVisible();
    expect(screen.getByText('Asks the window.')).toBeVisible();
    expect(screen.getByText('(query: string) =>')).toHaveTextContent('(query: string) => boolean');
    expect(screen.getByRole('link', { name: 'boolean' })).toHaveAttribute('href', '/boolean/');
    expect(listItems()).toEqual([]);
  });

  it('has no empty list or line of code where nothing else is said', () => {
    const { container } = show(
      apiReference({ name: 'useId', kind: 'hook', sourceFile: '@mui/utils/useId.d.ts' }),
    );
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      '@mui/utils/useId.d.ts',
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'import',
      'source',
    ]);
  });

  it('has the sections of its contents list, in that order', () => {
    const described = { description: '', descriptionHtml: '' };
    const full = apiReference({
      name: 'Button',
      props: [apiProp({ name: 'size' })],
      parameters: [apiProp({ name: 'size' })],
      returns: [apiProp({ name: 'size' })],
      slots: [{ name: 'root', defaultElement: null, className: null, ...described }],
      classes: [{ key: 'root', className: '.r', isState: false, ...described }],
      cssVariables: [{ name: '--Button-radius', defaultValue: null }],
      inherits: { name: 'ButtonBase', href: null },
    });
    const demoPages = [{ title: 'Button', pathname: '/material-ui/react-button/' }];
    show(full, { demoPages });
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ id, textContent }) => ({ id, title: textContent }))).toEqual(
      toApiSections(full, demoPages, (key) => key.replace('api.sections.', '')),
    );
    const lists = ['props', 'parameters', 'return-value', 'slots', 'classes', 'css'];
    expect(screen.getAllByRole('region')).toEqual(
      lists.map((name) => screen.getByRole('region', { name })),
    );
  });

  it('notes what is true of the whole, be it one thing', () => {
    show(apiReference({ name: 'NoSsr' }));
    expect(listItems()).toEqual(['It does not take a ref.']);
  });

  it.each([
    ['component', 'TypeScript fills in its type parameters from what you pass: R extends Row, V.'],
    ['interface', 'Its type parameters, in order: R extends Row, V.'],
  ] as const)('notes the type parameters of a %s', (kind, note) => {
    show(apiReference({ name: 'Column', kind, typeParameters: ['R extends Row', 'V'] }));
    expect(listItems()).toContain(note);
  });

  it('notes names as code', () => {
    show(apiReference({ name: 'Box', takesSx: true, themeName: 'MuiBox' }));
    expect(listItems()).toEqual([
      'It does not take a ref.',
      'The sx prop adds styles that know the theme.',
      "Its name in the theme's components is MuiBox.",
    ]);
    const names = screen
      .getAllByRole('listitem')
      .map((item) => within(item).queryAllByRole('code'))
      .map((codes) => codes.map(({ textContent }) => textContent));
    expect(names).toEqual([[], ['sx'], ['components', 'MuiBox']]);
  });

  it.each([
    ['<p>Take Grid.</p>', ['Deprecated', 'Take Grid.']],
    ['', ['Deprecated']],
    [null, []],
  ])('warns of what is deprecated (%j)', (deprecatedHtml, said) => {
    show(apiReference({ name: 'Hidden', deprecatedHtml }));
    const found = screen.queryAllByText(/^(Deprecated|Take Grid\.)$/);
    expect(found.map(({ textContent }) => textContent)).toEqual(said);
  });

  it('leads to the pages that show it, to its file and to the page as JSON', () => {
    const card = apiReference({ name: 'Card', sourceFile: '@mui/material/Card/Card.d.ts' });
    const demoPages = [
      { title: 'Cards', pathname: '/material-ui/react-card/' },
      { title: 'Surfaces', pathname: '/material-ui/surfaces/' },
    ];
    show(card, { demoPages });
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Cards', '/material-ui/react-card/'],
      ['Surfaces', '/material-ui/surfaces/'],
      ['This page as JSON', '/material-ui/api/card.json'],
    ]);
    expect(screen.getByText(/\(@mui\/material 5\.14\.18\)/)).toHaveTextContent(
      '@mui/material/Card/Card.d.ts (@mui/material 5.14.18)',
    );
  });
});

describe('what a component inherits', () => {
  const sentence = () => screen.getByText(/^Props that are not listed here go to/);

  it('is said with a link where there is a page of it, and what is known of its props is folded', async () => {
    const inherits = { name: 'ButtonBase', href: '/material-ui/api/button-base/' };
    const inheritedProps = [apiProp({ name: 'action' })];
    show(apiReference({ name: 'Button', inherits, inheritedProps }));
    expect(sentence()).toHaveTextContent('go to ButtonBase so that its props work here too.');
    expect(screen.getByRole('link', { name: 'ButtonBase' })).toHaveAttribute('href', inherits.href);
    const table = screen.getByLabelText('Props of ButtonBase');
    expect(table).not.toBeVisible();
    await userEvent.click(screen.getByText(/^Show the props of ButtonBase \(1\)$/));
    expect(table).toBeVisible();
    expect(within(table).getByRole('link', { name: 'action' })).toHaveAttribute(
      'href',
      '#button-prop-action',
    );
  });

  it('is a name alone where there is none, and nothing is folded where none of its props is known', () => {
    show(apiReference({ name: 'Button', inherits: { name: 'Transition', href: null } }));
    expect(sentence()).toHaveTextContent('go to Transition so that');
    expect(screen.getByText('Transition').tagName).toBe('CODE');
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
