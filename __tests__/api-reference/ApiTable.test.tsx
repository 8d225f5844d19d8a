import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiPage } from '../../src/api-reference/ApiPage';
import { toApiSections } from '../../src/api-reference/toApiSections';
import type { ApiDisplay } from '../../src/shared/preferences';
import { showApiDisplays } from '../../src/storage/apiDisplays';
import { apiProp, apiReference } from '../support/apiReference';
import { Strings } from '../support/strings';

const described = { description: '', descriptionHtml: '<p>Around all.</p>' };
const api = apiReference({
  name: 'Button',
  props: [apiProp({ name: 'size' })],
  slots: [{ name: 'root', defaultElement: null, className: null, ...described }],
  classes: [{ key: 'root', className: '.MuiButton-root', isState: false, ...described }],
  cssVariables: [{ name: '--Button-radius', defaultValue: '50%' }],
});

beforeEach(() => localStorage.clear());

function open(display: ApiDisplay) {
  localStorage.setItem('apiPage_default', display);
  showApiDisplays();
  render(
    <Strings>
      <ApiPage
        api={api}
        importHtml=""
        demoPages={[]}
        sections={toApiSections(api, [], (key) => key.replace('api.sections.', ''))}
        hash=""
      />
    </Strings>,
  );
}

const sections = ['props', 'slots', 'classes', 'css'];
const findTable = (section: string) => screen.getByRole('table', { name: `Button: ${section}` });
const listTitles = (section: string) =>
  within(findTable(section))
    .queryAllByRole('columnheader')
    .map(({ textContent }) => textContent);

it('a table has titles of columns, a list has none', () => {
  open('table');
  expect(sections.map(listTitles)).toEqual([
    ['Name', 'Type', 'Default', 'Description'],
    ['Name', 'Default', 'Class', 'Description'],
    ['Class', 'Key', 'Description'],
    ['Name', 'Default'],
  ]);
  cleanup();
  open('expanded');
  expect(sections.map(listTitles)).toEqual([[], [], [], []]);
});

it('the first columns of a table have their width before any row is there, the others share the rest', () => {
  open('table');
  const listWidths = (section: string) =>
    within(findTable(section))
      .getAllByRole('columnheader')
      .map((title) => parseFloat(getComputedStyle(title).getPropertyValue('inline-size')) > 0);
  expect(sections.map(listWidths)).toEqual([
    [true, true, true, false],
    [true, false, false, false],
    [true, false, false],
    [true, false],
  ]);
});

describe('what is said of an item', () => {
  function openRow(display: ApiDisplay) {
    open(display);
    const [row = document.body] = screen.getAllByRole('row', { name: /root/ });
    const text = within(row).getByText('Around all.');
    return { text, button: within(row).getByLabelText('Details of root') };
  }

  it.each(['expanded', 'table'] as const)('is there at once, without a button: %s', (display) => {
    const { text, button } = openRow(display);
    expect(text).toBeVisible();
    expect(button).not.toBeVisible();
  });

  it('is folded in the collapsed list until it is asked for', async () => {
    const { text, button } = openRow('collapsed');
    expect(text).not.toBeVisible();
    expect(button).toBeVisible();
    await userEvent.click(button);
    expect(text).toBeVisible();
  });
});

it('each kind of section has a display of its own', async () => {
  open('expanded');
  const slots = screen.getByRole('region', { name: 'slots' });
  await userEvent.click(within(slots).getByRole('button', { name: 'Table' }));
  expect(sections.filter((section) => listTitles(section).length > 0)).toEqual(['slots']);
});
