import * as Material from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { createElement, Fragment, type ElementType, type ReactElement } from 'react';
import { materialLibrary } from '../../src/demo-runtime/materialLibrary';
import { ThemeScope } from '../../src/demo-runtime/ThemeScope';
import { defaultDemoTheme } from '../../src/shared/demoRuntime';
import type { PaletteMode } from '../../src/shared/preferences';
import { readStyles, type Styles } from '../support/readStyles';

const palette = ['primary', 'secondary', 'error', 'info', 'success', 'warning'];
/** Where all colors of the palette go the same way. */
const some = ['primary', 'warning'];
const both = [true, false];
const button = createElement(Material.Button, { key: 'a' });
const field = { color: some, error: both, disabled: both };

/** Values of props that styles depend on, by component. */
const looks: Record<string, Record<string, readonly unknown[]>> = {
  Accordion: { children: [[createElement(Material.AccordionSummary, { key: 1 })]], disabled: both },
  Alert: { severity: palette.slice(2), variant: ['standard', 'outlined', 'filled'] },
  AppBar: { color: [...palette, 'default', 'inherit', 'transparent'], enableColorOnDark: both },
  Avatar: { variant: ['circular', 'rounded', 'square'], children: ['A'] },
  Badge: { color: [...some, 'default'], badgeContent: [3] },
  Button: {
    color: [...some, 'inherit'],
    variant: ['text', 'outlined', 'contained'],
    disabled: both,
  },
  ButtonGroup: {
    color: [...some, 'inherit'],
    variant: ['text', 'outlined', 'contained'],
    orientation: ['horizontal', 'vertical'],
    children: [[button, createElement(Material.Button, { key: 'b' })]],
  },
  CardActionArea: {},
  Checkbox: { color: [...some, 'default'], checked: both, readOnly: [true], disabled: both },
  Chip: {
    color: [...some, 'default'],
    variant: ['filled', 'outlined'],
    onDelete: [() => undefined],
    clickable: both,
    disabled: both,
    avatar: [createElement(Material.Avatar)],
  },
  CircularProgress: { color: [...some, 'inherit'] },
  Divider: { light: both },
  Fab: { color: [...some, 'default', 'inherit'], disabled: both },
  FilledInput: field,
  FormHelperText: { error: both, disabled: both },
  FormLabel: field,
  IconButton: { color: [...some, 'default', 'inherit'], disabled: both },
  Input: field,
  LinearProgress: {
    color: [...palette, 'inherit'],
    variant: ['buffer', 'determinate', 'indeterminate'],
    value: [30],
    valueBuffer: [50],
  },
  Link: { color: [...palette.slice(0, 3), 'inherit'], underline: ['always', 'hover'] },
  ListItemButton: { selected: both, disabled: both, divider: [true] },
  ListSubheader: {},
  MenuItem: { selected: both, disabled: both, divider: [true] },
  OutlinedInput: field,
  PaginationItem: {
    color: ['primary', 'secondary', 'standard'],
    variant: ['text', 'outlined'],
    selected: both,
    disabled: both,
  },
  Paper: { elevation: [1, 4, 8, 24] },
  Radio: { color: [...some, 'default'], checked: both, disabled: both },
  Rating: { value: [2], disabled: both },
  Skeleton: { animation: ['pulse', 'wave'] },
  Slider: { color: palette, track: ['normal', 'inverted', false], value: [30], disabled: both },
  SnackbarContent: { message: ['Saved'] },
  SpeedDialAction: { open: [true], tooltipTitle: ['Copy'], tooltipOpen: [true], id: ['copy'] },
  StepConnector: {},
  StepIcon: { icon: [1], active: both, completed: both, error: both },
  SvgIcon: { color: [...some, 'inherit', 'action', 'disabled'] },
  Switch: { color: [...palette, 'default'], checked: both, disabled: both },
  Tabs: { value: [false], indicatorColor: ['primary', 'secondary'] },
  ToggleButton: {
    color: [...some, 'standard'],
    value: ['left'],
    selected: both,
    disabled: both,
  },
  Tooltip: { title: ['Copy'], open: [true], children: [button] },
};

function combine(values: Record<string, readonly unknown[]>): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (all, [name, list]) =>
      all.flatMap((props) => list.map((value) => ({ ...props, [name]: value }))),
    [{}],
  );
}

/** One way to write a color. */
function toPlainColor(value: string): string {
  return value
    .replace(/calc\(\s*([\d.]+)\s*\+\s*([\d.]+)\s*\)/g, (_, one, other) =>
      String(Number((Number(one) + Number(other)).toFixed(3))),
    )
    .replace(/#([0-9a-f])([0-9a-f])([0-9a-f])(?![0-9a-f])/gi, '#$1$1$2$2$3$3')
    .replace(
      /#(..)(..)(..)/g,
      (_, ...parts: string[]) =>
        `rgb(${parts
          .slice(0, 3)
          .map((part) => parseInt(part, 16))
          .join()})`,
    )
    .replace(/rgba\((\d+) (\d+) (\d+) \/ /g, 'rgba($1,$2,$3,')
    .replaceAll(/,\s+/g, ',')
    .replace(/rgba\(([\d,]+),1\)/g, 'rgb($1)');
}

function toValue(declared: string, variables: Record<string, string | number>): string {
  const resolved = declared.replace(
    /var\((--[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (_, name: string, fallback = '') => String(variables[name] ?? fallback),
  );
  return resolved === declared ? toPlainColor(declared.trim()) : toValue(resolved, variables);
}

/** What is as if it was not said: no picture, one that nobody can see, a color that is inherited anyway. */
const says = /^(?!$|none$|inherit$|linear-gradient\((rgba\([\d,]+,0\)),\1\)$)/;

/** What the styles of an element come to in a mode, with the values of variables. */
function resolve(styles: Styles, mode: PaletteMode, variables: Record<string, string | number>) {
  const own = [...styles].flatMap(([key, value]) =>
    key.startsWith('.x --') ? [[key.slice(3), value] as const] : [],
  );
  const known = { ...variables, ...Object.fromEntries(own) };
  return Object.fromEntries(
    [...styles]
      .filter(([key]) => !/ --|^\.mode-/.test(key) || key.startsWith(`.mode-${mode} `))
      .map(([key, value]) => [key.replace(/^\.mode-\w+ /, ''), toValue(value, known)] as const)
      .filter(([, value]) => says.test(value)),
  );
}

describe.each(['light', 'dark'] as const)(
  'demos of Material UI in %s mode',
  (mode: PaletteMode) => {
    const state = { ...defaultDemoTheme, paletteMode: mode };
    const own = materialLibrary.toTheme(state);
    const { material } = materialLibrary.toVariables(state);
    const variables = {
      ...material?.root,
      ...material?.light,
      ...(mode === 'dark' && material?.dark),
    };
    const plain = createTheme({ palette: { mode } });

    test.each(Object.entries(looks))('%s is as with a theme of createTheme', (name, values) => {
      const Component = (Material as unknown as Record<string, ElementType>)[name] ?? Fragment;
      for (const props of combine(values)) {
        const ui: ReactElement = <Component {...props} />;
        const shown = readStyles(<ThemeScope theme={own}>{ui}</ThemeScope>);
        const expected = readStyles(<ThemeProvider theme={plain}>{ui}</ThemeProvider>);
        expect(expected.length).toBeGreaterThan(0);
        expect(shown.map((styles) => resolve(styles, mode, variables))).toEqual(
          expected.map((styles) => resolve(styles, mode, {})),
        );
      }
    });
  },
);
