import { createTheme } from '@mui/material/styles';
import * as colors from '@mui/material/colors';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { ColorTool } from '../../src/color-tool/ColorTool';
import { parseColorAddress, toColorQuery } from '../../src/color-tool/colorAddress';
import { hues } from '../../src/color-tool/hues';
import { toPaletteTones } from '../../src/color-tool/toPaletteTones';
import { toThemeCode } from '../../src/color-tool/toThemeCode';
import { defaultPaletteColors } from '../../src/shared/defaultPaletteColors';
import { Strings } from '../support/strings';

beforeAll(() => {
  // The boot script says that there is script.
  document.documentElement.dataset['js'] = '';
});
beforeEach(() => window.history.replaceState(null, '', '/material-ui/customization/color/'));

async function open() {
  const user = userEvent.setup();
  render(
    <Strings>
      <ColorTool />
    </Strings>,
  );
  await act(async () => undefined);
  return user;
}

const group = (name: string) => screen.getByRole('group', { name });

test('at first it has the colors of the default theme', () => {
  const { primary, secondary } = createTheme().palette;
  expect(defaultPaletteColors).toEqual({ primary: primary.main, secondary: secondary.main });
});

test('the tones are those of the library, with the contrast of its text on them', () => {
  const { palette } = createTheme({ palette: { primary: { main: '#ffeb3b' } } });
  const { tones, contrastText, onWhite } = toPaletteTones('#ffeb3b');
  expect(contrastText).toBe(palette.primary.contrastText);
  expect(contrastText).toBe('rgba(0, 0, 0, 0.87)');
  // 0.87 of black over the yellow is #211f08, whose ratio to it is 13.605; white on yellow has 1.22.
  expect(tones.find(({ name }) => name === 'main')?.contrast).toBeCloseTo(13.605, 2);
  expect(onWhite).toBeCloseTo(1.22, 1);
  expect(toPaletteTones('#1976d2').tones.map(({ color }) => color)).toEqual([
    '#4791db',
    '#1976d2',
    '#115293',
  ]);
});

test('every hue of the package is there with all its shades', () => {
  expect(hues.map(({ name }) => name)).toEqual(
    Object.keys(colors).filter((name) => name !== 'common'),
  );
  for (const { shades } of hues) expect(Object.keys(shades)).toHaveLength(14);
});

test('a color that is typed gives its tones, the code, and an address', async () => {
  const user = await open();
  const field = within(group('Primary')).getByRole('textbox', { name: 'Primary' });
  await user.clear(field);
  await user.type(field, '#004d40');
  expect(screen.getByText(/primary: \{ main: teal\[900\] \}/)).toBeInTheDocument();
  expect(within(group('Primary')).getByText('#004d40')).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?primary=004d40'));
});

test('a shade goes to the color that is chosen for it', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'Secondary' }));
  const lime = within(screen.getByRole('list', { name: 'lime' }));
  const shade = lime.getByRole('button', { name: 'lime A400 #c6ff00' });
  await user.click(shade);
  expect(shade).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(/secondary: \{ main: lime\.A400 \}/)).toBeInTheDocument();
  expect(screen.getByText(/main: blue\[700\]/)).toBeInTheDocument();
});

test.each([
  // The contrast on white is 4.478: rounded it would be enough.
  ['#777777', '4.4 on white (large text), 4.1 on the background of dark mode (large text)'],
  ['#ffeb3b', '1.2 on white (too little), 15.3 on the background of dark mode (enough)'],
])('it says for what a color is enough, by a contrast that is cut (%s)', async (color, words) => {
  const user = await open();
  const field = within(group('Primary')).getByRole('textbox', { name: 'Primary' });
  await user.clear(field);
  await user.type(field, color);
  expect(within(group('Primary')).getByText(`As text: ${words}`)).toBeInTheDocument();
});

test('what is no color changes nothing and is said', async () => {
  const user = await open();
  const field = within(group('Primary')).getByRole('textbox', { name: 'Primary' });
  await user.clear(field);
  await user.type(field, 'url(x)');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(within(group('Primary')).getByText('#1976d2')).toBeInTheDocument();
});

test('the shades of a hue are one tab stop', async () => {
  const user = await open();
  const list = screen.getByRole('list', { name: 'teal' });
  const shades = within(list).getAllByRole('button');
  act(() => shades[0]?.focus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(shades[2]).toHaveFocus();
  expect(shades.filter(({ tabIndex }) => tabIndex === 0)).toEqual([shades[2]]);
});

test('the code names shades of the library and writes other colors as they are', () => {
  expect(toThemeCode({ primary: '#123456', secondary: '#9c27b0' })).toBe(
    `import { purple } from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: { main: '#123456' },
    secondary: { main: purple[500] },
  },
});
`,
  );
});

test('the code imports no hues where it names none', () => {
  expect(toThemeCode({ primary: '#123456', secondary: '#654321' })).toMatch(
    /^import \{ createTheme \} from '@mui\/material\/styles';/,
  );
});

test('colors go through the address and back; anything else gives colors too', () => {
  const chosen = { primary: '#004d40', secondary: '#c6ff00' };
  expect(parseColorAddress(toColorQuery('?a=b', chosen))).toEqual(chosen);
  expect(toColorQuery('?primary=fff&a=b', defaultPaletteColors)).toBe('?a=b');
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { primary, secondary } = parseColorAddress(
        `?primary=${text}&secondary=${text}&${text}`,
      );
      return [primary, secondary].every((color) => /^#[0-9a-f]{6}$/.test(color));
    }),
    { seed: 21, numRuns: 300 },
  );
});
