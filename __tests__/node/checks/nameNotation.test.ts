import { parseNames, type Named } from '../../../src/node/checks/nameNotation';

function toText(named: Named): string {
  switch (named.kind) {
    case 'component':
      return `<${named.component}>`;
    case 'prop':
      return `${named.component}.${named.prop}${named.value === null ? '' : `=${named.value}`}`;
    case 'slot':
      return `${named.component ?? '?'}.slots.${named.slot}`;
    case 'class':
      return named.className;
    case 'classKey':
      return `${named.component}.classes.${named.key}`;
    case 'themeKey':
      return `theme ${named.path.join(' ')}`;
    case 'cssVariable':
      return named.name;
  }
}

function namesIn(code: string): string[] {
  return parseNames(code).map(toText);
}

it.each([
  ['<Button variant="text" href>', ['<Button>', 'Button.variant=text', 'Button.href']],
  ['<Button {...props} size="small">', ['<Button>', 'Button.size=small']],
  ["<Button size='small'>", ['<Button>', 'Button.size=small']],
  [
    '<Button size={"small"} disabled={false} />',
    ['<Button>', 'Button.size=small', 'Button.disabled'],
  ],
  ['<button><Icon color="inherit" /></button>', ['<Icon>', 'Icon.color=inherit']],
  ['<Button startIcon={<Icon />}>Save</Button>', ['<Button>', 'Button.startIcon', '<Icon>']],
  ['</Button>', ['<Button>']],
  ['<Tabs></Tab>', ['<Tabs>', '<Tab>']],
  [
    '<Switch slots={{ thumb: Thumb, ...others }}>',
    ['<Switch>', 'Switch.slots', 'Switch.slots.thumb'],
  ],
  ['<T,>(value: T) => T', []],
  ['<Menu.Item>', []],
  ['<=', []],
])('finds the components, props and slots of %s', (code, names) => {
  expect(namesIn(code)).toEqual(names);
});

it.each([
  ['Button.variant', ['Button.variant']],
  ['Button.slots.root', ['Button.slots.root']],
  ['slotProps.thumb', ['?.slots.thumb']],
  ["slots={{ root: 'a' }}", ['?.slots.root']],
  ['buttonClasses.root', ['Button.classes.root']],
])('reads %s as a whole', (code, names) => {
  expect(namesIn(code)).toEqual(names);
});

it.each([
  ['.MuiButton-root.Mui-disabled:hover', ['.MuiButton-root', '.Mui-disabled']],
  ["'& .MuiButton-startIcon'", ['.MuiButton-startIcon']],
  ['<Box sx={{ "& .MuiIcon-root": {} }}>', ['<Box>', 'Box.sx', '.MuiIcon-root']],
  ['.MuiButton-…', []],
  ['components.MuiButton', []],
])('finds the classes of %s', (code, names) => {
  expect(namesIn(code)).toEqual(names);
});

it.each([
  ['--Button-gap: 4px', ['--Button-gap']],
  [
    'var(--mui-palette-primary-main, var(--joy-radius-sm))',
    ['--mui-palette-primary-main', '--joy-radius-sm'],
  ],
  ['--joy-palette-…', []],
  ['--own-color', []],
])('finds the CSS variables of %s', (code, names) => {
  expect(namesIn(code)).toEqual(names);
});

it.each([
  ["theme.palette['primary'].main", ['theme palette primary main']],
  ['theme.palette.grey[500]', ['theme palette grey 500']],
  ['theme.vars?.palette', ['theme vars palette']],
  ['{ ...theme.typography.h6 }', ['theme typography h6']],
  ['alpha(theme.palette.primary.main, 0.2)', ['theme palette primary main']],
  ['src/theme.ts', []],
  ['my-theme.ts', []],
  ['props.theme.own', []],
  ['… does not exist in theme.colors', []],
])('finds the theme keys of %s', (code, names) => {
  expect(namesIn(code)).toEqual(names);
});
