import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiPage } from '../../src/api-reference/ApiPage';
import { toApiSections } from '../../src/api-reference/toApiSections';
import { useApiDisplay } from '../../src/preferences/useApiDisplay';
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
    expect(details('size')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(details('variant'));
    expect(details('variant')).toHaveAttribute('aria-expanded', 'false');
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
  });

  function filter(text: string): string[] {
    open();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    const [table = document.body] = screen.getAllByRole('table');
    return [...table.querySelectorAll('tbody tr:not([hidden]) > th code')].flatMap(
      ({ textContent }) => textContent ?? [],
    );
  }

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
  const sections = toApiSections(long, [], (key) => key);
  render(
    <Strings>
      <ApiPage api={long} importHtml="" demoPages={[]} sections={sections} hash="" />
    </Strings>,
  );
  const html = (text: string) => screen.getByText(text).innerHTML;
  expect(html('focusableWhenDisabled')).toBe('focusable<wbr>When<wbr>Disabled');
  expect(html('MuiAccordionDetails')).toBe('Mui<wbr>Accordion<wbr>Details');
  expect(html('onKeyDown')).toBe('onKeyDown');
  expect(html('.MuiMenu-outlinedPrimary')).toBe('.MuiMenu-outlinedPrimary');
  expect(html('@mui/joy/AccordionSummary.d.ts')).toContain('Accordion<wbr>Summary');
});

describe('the display of a section', () => {
  const groups = () => screen.getAllByRole('group', { name: 'API display option' });
  const chosen = () =>
    groups().map((group) => within(group).getByRole('button', { pressed: true }).textContent);

  it('is the same for all of its toggles', async () => {
    open();
    expect(chosen()).toEqual(['Collapsed', 'Collapsed']);
    const [first = document.body] = groups();
    await userEvent.click(within(first).getByRole('button', { name: 'Table' }));
    expect(chosen()).toEqual(['Table', 'Table']);
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
