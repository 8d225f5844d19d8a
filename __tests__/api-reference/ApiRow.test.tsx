import { render, screen, within } from '@testing-library/react';
import { ApiPage } from '../../src/api-reference/ApiPage';
import { toApiSections } from '../../src/api-reference/toApiSections';
import { showApiDisplays } from '../../src/storage/apiDisplays';
import type { ApiProp } from '../../src/shared/apiReference';
import { apiProp, apiReference } from '../support/apiReference';
import { Strings } from '../support/strings';

beforeEach(() => {
  localStorage.setItem('apiPage_default', 'expanded');
  showApiDisplays();
});

type Reference = Omit<Parameters<typeof apiReference>[0], 'name'>;

function open(more: Reference) {
  const api = apiReference({ name: 'Button', ...more });
  const sections = toApiSections(api, [], (key) => key);
  render(
    <Strings>
      <ApiPage api={api} importHtml="" demoPages={[]} sections={sections} hash="" />
    </Strings>,
  );
}

const findRow = (id: string) => document.getElementById(id) ?? document.body;

/** What a list says of an item, one value after the other, with the labels that CSS writes before them. */
function listValues(id: string): string[] {
  return [...findRow(id).querySelectorAll('td')]
    .filter((cell) => getComputedStyle(cell).display !== 'none')
    .map(({ dataset: { label }, textContent }) => `${label ? `${label}: ` : ''}${textContent}`);
}

describe('a prop', () => {
  function openProp(more: Partial<ApiProp>) {
    open({ props: [apiProp({ name: 'size', ...more })] });
    return findRow('button-prop-size').textContent;
  }

  it('is named with its type, its default and what it is for', () => {
    openProp({
      typeHtml: '<a href="/material-ui/api/size/">Size</a>',
      typeNoteHtml: '<p>A word or a number.</p>',
      defaultValue: "'medium'",
      descriptionHtml: '<p>How large it is.</p>',
    });
    expect(listValues('button-prop-size')).toEqual([
      'Type: SizeA word or a number.',
      "Default: 'medium'",
      'How large it is.',
    ]);
    expect(screen.getByRole('link', { name: 'size' })).toHaveAttribute('href', '#button-prop-size');
    expect(screen.getByRole('link', { name: 'Size' })).toHaveAttribute(
      'href',
      '/material-ui/api/size/',
    );
  });

  it('has nothing but its type where nothing else is said', () => {
    const text = openProp({ typeHtml: 'string' });
    expect(listValues('button-prop-size')).toEqual(['Type: string']);
    expect(text).not.toMatch(/required|deprecated/i);
  });

  it('is required where it is', () => {
    const text = openProp({ required: true });
    expect(text).toContain('Required');
    expect(text).not.toContain('Deprecated');
  });

  it('is deprecated, with the reason where one is given', () => {
    open({
      props: [
        apiProp({ name: 'size', deprecatedHtml: '<p>Take scale.</p>' }),
        apiProp({ name: 'color', deprecatedHtml: '' }),
      ],
    });
    expect(findRow('button-prop-size')).toHaveTextContent('Deprecated');
    expect(listValues('button-prop-size')).toEqual(['Type: string', 'Take scale.']);
    expect(findRow('button-prop-color')).toHaveTextContent('Deprecated');
    expect(listValues('button-prop-color')).toEqual(['Type: string']);
  });

  const event = { name: 'event', type: 'Event', descriptionHtml: '<p>What happened.</p>' };
  const result = { name: '', type: 'boolean', descriptionHtml: '<p>Whether it goes on.</p>' };

  it.each([
    [result, ['event: Event What happened.', 'Returns boolean Whether it goes on.']],
    [null, ['event: Event What happened.']],
  ])('that is a function says what it is called with and gives back', (returns, expected) => {
    openProp({ signature: { parameters: [event], returns } });
    const items = within(findRow('button-prop-size')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(expected);
  });
});

const described = { description: '', descriptionHtml: '<p>Around all.</p>' };
const undescribed = { description: '', descriptionHtml: '' };

it('a slot is named with what it renders and its class', () => {
  open({
    slots: [
      { name: 'root', defaultElement: "'button'", className: '.MuiButton-root', ...described },
      { name: 'icon', defaultElement: null, className: null, ...undescribed },
    ],
  });
  expect(listValues('button-slot-root')).toEqual([
    "Default: 'button'",
    'Class: .MuiButton-root',
    'Around all.',
  ]);
  expect(listValues('button-slot-icon')).toEqual([]);
});

it('a class is named with its key, one of a state without, since that has none', () => {
  open({
    classes: [
      { key: 'root', className: '.MuiButton-root', isState: false, ...described },
      { key: 'disabled', className: '.Mui-disabled', isState: true, ...described },
    ],
  });
  expect(listValues('button-class-root')).toEqual(['Key: root', 'Around all.']);
  expect(listValues('button-class-disabled')).toEqual([
    expect.stringMatching(/^Around all\.Shared by every component that has this state/),
  ]);
});

it('a variable is named with its default, which says that it is one', () => {
  open({
    cssVariables: [
      { name: '--Button-radius', defaultValue: '50%' },
      { name: '--Button-gap', defaultValue: null },
    ],
  });
  expect(listValues('button-css-Button-radius')).toEqual(['Default: 50%']);
  expect(listValues('button-css-Button-gap')).toEqual([]);
});
