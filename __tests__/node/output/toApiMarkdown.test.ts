import { toApiMarkdown } from '../../../src/node/output/toApiMarkdown';
import { apiProp, apiReference } from '../../support/apiReference';

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
      ],
      inherits: { name: 'Tag', href: '/x/api/tag/' },
      inheritedProps: [apiProp({ name: 'd' }), apiProp({ name: 'e' })],
      cssVariables: [
        { name: '--Chip-gap', defaultValue: '4px' },
        { name: '--Chip-radius', defaultValue: null },
      ],
    }),
    [{ title: 'Show chips', pathname: '/x/react-chip/' }],
  );

  test('says what is deprecated and why, before what it is', () => {
    expect(text).toContain('\n**Deprecated:** Use Tag instead.\n');
    expect(text).toContain('| **Deprecated:** Use `<b>` of [B](/x/api/b/). Its letter. |');
    expect(text).toContain('| **Deprecated.** Its letter. |');
  });

  test('says what a type means in words', () => {
    expect(text).toContain('| `c` | `string` Styles by `theme` \\| or none. | – | Its letter. |');
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
  expect(toApiMarkdown(hook, [])).toContain('\n`(query: string) => boolean`\n');
});
