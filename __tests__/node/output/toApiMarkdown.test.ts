import { toApiMarkdown } from '../../../src/node/output/toApiMarkdown';
import type { Translate } from '../../../src/shared/translate';
import { apiProp, apiReference } from '../../support/apiReference';

const translate: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');

describe('the Markdown of a reference', () => {
  const text = toApiMarkdown(
    apiReference({
      name: 'Chip',
      deprecatedHtml: '<p>Use Tag instead.</p>',
      props: [
        apiProp({
          name: 'a',
          deprecatedHtml: '<p>Use <code>&#x3C;b></code> of <a href="/x/api/b/">B</a></p>',
          description: 'Its letter.',
        }),
        apiProp({ name: 'b', deprecatedHtml: '', description: 'Its letter.' }),
        apiProp({
          name: 'c',
          typeNoteHtml: '<p>Styles by <code>theme</code> | or none.</p>',
          description: 'Its letter.',
        }),
        apiProp({
          name: 'onPick',
          description: 'Called when picked.',
          signature: {
            parameters: [
              { name: 'index', type: 'number | null', descriptionHtml: '<p>Of it.</p>' },
            ],
            returns: { name: '', type: 'boolean', descriptionHtml: '<p>Whether to close.</p>' },
          },
        }),
      ],
      classes: [
        {
          key: 'root',
          className: '.MuiChip-root',
          isState: false,
          description: 'The element.',
          descriptionHtml: '',
        },
        {
          key: 'disabled',
          className: '.Mui-disabled',
          isState: true,
          description: 'Not to press.',
          descriptionHtml: '',
        },
      ],
      refTarget: 'HTMLDivElement',
      takesSx: true,
      themeName: 'MuiChip',
      sourceFile: '@mui/material/Chip/Chip.d.ts',
      inherits: { name: 'Tag', href: '/x/api/tag/' },
      inheritedProps: [apiProp({ name: 'd' }), apiProp({ name: 'e' })],
      cssVariables: [
        { name: '--Chip-gap', defaultValue: '4px' },
        { name: '--Chip-radius', defaultValue: null },
      ],
    }),
    [{ title: 'Show chips', pathname: '/x/react-chip/' }],
    translate,
  );

  test('says what is deprecated and why, before what it is', () => {
    expect(text).toContain('\n**Deprecated:** Use Tag instead.\n');
    expect(text).toContain('| **Deprecated:** Use `<b>` of [B](/x/api/b/). Its letter. |');
    expect(text).toContain('| **Deprecated.** Its letter. |');
  });

  test('says what a type means in words', () => {
    expect(text).toContain('| `c` | `string` Styles by `theme` \\| or none. | – | Its letter. |');
  });

  test('says what a function is called with and gives back', () => {
    expect(text).toContain(
      '| Called when picked. `index`: `number \\| null` Of it. Returns `boolean` Whether to close. |',
    );
  });

  test('has the notes of the page, before its lists', () => {
    expect(text).toMatch(
      /\n\n- api\.refForwarded HTMLDivElement\n- api\.takesSx\n- api\.themeName MuiChip\n\n## Props\n/,
    );
  });

  test('has the key of a class, and says of a state that others share it', () => {
    expect(text).toContain('| `.MuiChip-root` | `root` | The element. |');
    expect(text).toContain('| `.Mui-disabled` | – | Not to press. api.state |');
  });

  test('ends with the pages that show it, its source and its JSON', () => {
    expect(text).toMatch(
      /\n- \[Show chips\]\(\/x\/react-chip\/\)\n\n## Source\n\n`@mui\/material\/Chip\/Chip\.d\.ts` \(@mui\/material 5\.14\.18\)\n\n\[api\.json\]\(\/material-ui\/api\/chip\.json\)\n$/,
    );
  });

  test('names the props that are handed on, and where to', () => {
    expect(text).toContain(
      '## Inheritance\n\nProps that are not listed here go to [Tag](/x/api/tag/), which takes `d`, `e`.\n',
    );
  });

  test('has the CSS variables with their defaults', () => {
    expect(text).toContain(
      [
        '## CSS variables',
        '',
        '| Name | Default |',
        '| --- | --- |',
        '| `--Chip-gap` | `4px` |',
        '| `--Chip-radius` | – |',
      ].join('\n'),
    );
  });
});

test('the Markdown of a hook says how it is called', () => {
  const hook = apiReference({
    name: 'useWide',
    kind: 'hook',
    callSignature: '(query: string) => boolean',
  });
  expect(toApiMarkdown(hook, [], translate)).toContain('\n`(query: string) => boolean`\n');
});
