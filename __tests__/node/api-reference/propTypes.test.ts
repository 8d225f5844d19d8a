import { findReference, readInstalledReferences } from '../../support/readInstalledReferences';

function findType(pathname: string, name: string): string | undefined {
  return findReference(pathname).props.find((prop) => prop.name === name)?.type;
}

test.each([
  ['/base-ui/api/input/', 'type', 'React.HTMLInputTypeAttribute'],
  ['/base-ui/api/input/', 'multiline', 'boolean'],
  ['/material-ui/api/list-item/', 'button', 'boolean'],
  ['/x/api/data-grid/grid-toolbar-quick-filter/', 'variant', "'standard' | 'outlined' | 'filled'"],
])('%s takes for %s what any of its ways to be called takes', (pathname, name, type) => {
  expect(findType(pathname, name)).toBe(type);
});

test('type arguments that are the defaults are left out, so that a function is read', () => {
  expect(findType('/x/api/data-grid/data-grid/', 'onCellClick')).toBe(
    '(params: GridCellParams, event: MuiEvent<React.MouseEvent<HTMLElement>>, details: GridCallbackDetails) => void',
  );
  expect(findType('/x/api/data-grid/grid-col-def/', 'renderCell')).toBe(
    '(params: GridRenderCellParams<R, V, F>) => React.ReactNode',
  );
});

test('an enum is written out as its members, whose values TypeScript does not take', () => {
  expect(findType('/x/api/data-grid/grid-filter-model/', 'logicOperator')).toBe(
    'GridLogicOperator.And | GridLogicOperator.Or',
  );
});

test('of two keys of the theme that are declared, the component’s is the one that it reads', () => {
  expect(findReference('/joy-ui/api/svg-icon/').themeName).toBe('JoySvgIcon');
});

test.each([
  ['/x/api/data-grid/grid-menu/', null],
  ['/x/api/date-pickers/pickers-layout/', null],
  ['/material-ui/api/button/', 'HTMLButtonElement'],
  ['/material-ui/api/box/', 'HTMLDivElement'],
])(
  'the ref of %s is %s, which is none where a mere function takes the props',
  (pathname, target) => {
    expect(findReference(pathname).refTarget).toBe(target);
  },
);

test('what a package declares but does not have when it runs has no page', () => {
  const { references, skipped } = readInstalledReferences();
  expect(references.map(({ name }) => name)).not.toContain('MenuPaper');
  expect(skipped).toContainEqual(
    expect.stringContaining('@mui/material MenuPaper: it is declared'),
  );
});
