import { renderMarkdown, toPlainMarkdown } from '../../../src/node/api-reference/renderMarkdown';

test.each([
  ['Rows of type [[GridRowsProp]].', 'Rows of type `GridRowsProp`.'],
  ['Columns of type [[GridColDef[]]].', 'Columns of type `GridColDef[]`.'],
  ['See [[Map<GridRowId, GridRowModel>]].', 'See `Map<GridRowId, GridRowModel>`.'],
  ['A {@link useGridApiRef}.', 'A `useGridApiRef`.'],
  ['See {@link https://www.w3.org/ the standard}.', 'See [the standard](https://www.w3.org/).'],
  ['A list [[1, 2], [3, 4]].', 'A list [[1, 2], [3, 4]].'],
])('the links of a comment are Markdown: %s', (comment, markdown) => {
  expect(toPlainMarkdown(comment)).toBe(markdown);
});

test('what the authors of a library have to do is nothing to its users', () => {
  const comment = 'Gets the ids.\nTODO rows v6: rename it?\n\nOf all rows.';
  expect(toPlainMarkdown(comment)).toBe('Gets the ids.\n\nOf all rows.');
});

test('a type in a link is code', () => {
  expect(renderMarkdown(toPlainMarkdown('See [[Map<GridRowId, GridRowModel>]].'))).toBe(
    '<p>See <code>Map&#x3C;GridRowId, GridRowModel></code>.</p>',
  );
});
