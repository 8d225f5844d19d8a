import { breakLongNames, breakNamesInTables } from '../../../src/node/mdx/breakLongNames';

test.each([
  ['ToggleButtonGroup', 'Toggle|Button|Group'],
  ['HTMLInputElement', 'HTML|Input|Element'],
  ['theme.palette.primary', 'theme|.palette|.primary'],
  ['MuiDataGrid-columnHeaderTitle', 'MuiDataGrid-column|Header|Title'],
  ['GRID_STRING_COLUMN', 'GRID_|STRING_|COLUMN'],
  ['@mui/material/ButtonGroup', '@mui/|material/|Button|Group'],
  ['{ items: &#x27;labelDisplayedRows&#x27; }', '{ items: &#x27;label|Displayed|Rows&#x27; }'],
])('%s may be broken between its words', (name, parts) => {
  expect(breakLongNames(name)).toBe(parts.replaceAll('|', '<wbr>'));
});

test('what fits into each cell stays as it is', () => {
  expect(breakLongNames('startIcon, onKeyDown')).toBe('startIcon, onKeyDown');
});

test('tags of highlighted code and of links stay whole', () => {
  const link = '<a href="/material-ui/api/toggleButtonGroup/"><span class="t-n">';
  expect(breakLongNames(`${link}ToggleButtonGroup</span></a>`)).toBe(
    `${link}Toggle<wbr>Button<wbr>Group</span></a>`,
  );
});

test('of a text only the code in tables is broken', () => {
  const text = '<p><code>ToggleButtonGroup</code></p>';
  const table = (code: string) =>
    `<table><tr><td>ToggleButtonGroup <code>${code}</code></td></tr></table>`;
  expect(breakNamesInTables(text + table('ToggleButtonGroup') + text)).toBe(
    text + table('Toggle<wbr>Button<wbr>Group') + text,
  );
});
