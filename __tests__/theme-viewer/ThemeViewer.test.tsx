import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDefaultThemes } from '../../src/node/default-theme/readDefaultThemes';
import type { ThemedProduct } from '../../src/shared/themedProducts';
import { toThemeTree } from '../../src/shared/themeTree';
import { ThemeViewer } from '../../src/theme-viewer/ThemeViewer';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { Strings } from '../support/strings';

function toTree(product: ThemedProduct) {
  const { light, dark } = readDefaultThemes(process.cwd(), product);
  return toThemeTree(light, dark);
}

const trees = { 'material-ui': toTree('material-ui'), 'joy-ui': toTree('joy-ui') };
const pathname = '/material-ui/customization/default-theme/';

beforeAll(() => {
  // The boot script says that there is script.
  document.documentElement.dataset['js'] = '';
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', pathname);
});

async function open(
  settings: object | null = null,
  hash = '',
  product: ThemedProduct = 'material-ui',
) {
  if (settings) localStorage.setItem('theme-settings', JSON.stringify(settings));
  window.history.replaceState(null, '', pathname + hash);
  const user = userEvent.setup();
  render(
    <Strings>
      <ThemeProvider>
        <ThemeViewer product={product} tree={trees[product]} />
      </ThemeProvider>
    </Strings>,
  );
  await act(async () => undefined);
  return user;
}

const node = (path: string) => document.getElementById(path) as HTMLElement;
const search = () => screen.getByRole('searchbox', { name: 'Search the theme' });

test('a search shows the values that have all its words, and opens what is above them', async () => {
  const user = await open();
  await user.type(search(), 'primary main');
  expect(screen.getByText('Values found: 1')).toBeInTheDocument();
  expect(node('theme.palette.primary.main')).toBeVisible();
  expect(node('theme.palette.primary.light')).toBeNull();
});

test('a value is found too', async () => {
  const user = await open();
  await user.type(search(), '#90caf9');
  expect(node('theme.palette.primary.main')).toBeVisible();
});

test('an address opens the way to its key', async () => {
  await open(null, '#theme.typography.h1.fontSize');
  expect(node('theme.typography.h1').querySelector('details')).toHaveAttribute('open');
  expect(node('theme.typography').querySelector('details')).toHaveAttribute('open');
  expect(node('theme.palette').querySelector('details')).not.toHaveAttribute('open');
});

test('an address that leads to nothing changes nothing', async () => {
  await open(null, '#theme.%E0%A4%A.<script>');
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test.each([
  ['?expand-path=$.palette.primary', '#theme.palette.primary'],
  ['?expand-path=%24.shadows.4&a=1', '#theme.shadows.4'],
  ['?expand-path=$.palette.primary#theme.spacing', '#theme.spacing'],
])('an address of the public site, %s, leads to its key', async (address, hash) => {
  await open(null, address);
  expect(window.location.hash).toBe(hash);
  const [, group = ''] = hash.slice(1).split('.');
  const details = node(`theme.${group}`).querySelector('details');
  await waitFor(() => expect(details?.open ?? true).toBe(true));
});

test.each(['?expand-path=', '?expand-path=$', '?expand-path=palette'])(
  'the address %s opens nothing',
  async (address) => {
    await open(null, address);
    expect(window.location.hash).toBe('');
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  },
);

test('everything can be opened and closed', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  expect(document.querySelectorAll('details:not([open])')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Close all' }));
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('what the settings change is marked with the default, derived colors too', async () => {
  const user = await open({
    spacing: 4,
    dense: true,
    direction: 'rtl',
    paletteColors: { primary: '#004d40' },
  });
  const spacing = await waitFor(() => within(node('theme.spacing')).getByText(/default/));
  expect(spacing).toHaveTextContent("spacing(2) gives '16px'");
  expect(node('theme.spacing')).toHaveTextContent("spacing(2) gives '8px'");
  expect(node('theme.direction')).toHaveTextContent("'rtl' default 'ltr'");
  await user.click(screen.getByRole('switch', { name: 'Only what my settings change' }));
  await user.click(screen.getByRole('button', { name: 'Open all' }));
  expect(node('theme.palette.primary.dark')).toBeInTheDocument();
  expect(node('theme.palette.secondary')).toBeNull();
  expect(node('theme.components.MuiButton.defaultProps.size')).toHaveTextContent(
    'added by your settings',
  );
});

test('settings as they are at first mark nothing', async () => {
  await open({ spacing: 8, dense: false, direction: 'ltr', paletteColors: {} });
  expect(screen.queryByText('changed')).toBeNull();
  expect(screen.getByText('The theme that createTheme() makes.')).toBeInTheDocument();
});

test('colors of Joy UI are shown, those that are the fallback of a variable too', async () => {
  await open(null, '#theme.palette.primary.solidBg', 'joy-ui');
  expect(screen.getByText('The theme that extendTheme() makes.')).toBeInTheDocument();
  const swatches = [...node('theme.palette.primary.solidBg').querySelectorAll('.swatch')];
  expect(swatches.map((swatch) => swatch.getAttribute('style'))).toEqual([
    'background: var(--joy-palette-primary-500, #0B6BCB);',
  ]);
  const channel = node('theme.vars.palette.primary.mainChannel');
  expect(channel.querySelector('.swatch')).toBeNull();
});

test.each(['material-ui', 'joy-ui'] as const)(
  'the search of %s suggests a color that its theme has',
  async (product) => {
    const user = await open(null, '', product);
    const [, color = ''] = /(#\w+)/.exec(search().getAttribute('placeholder') ?? '') ?? [];
    await user.type(search(), color);
    expect(screen.getByText(/^Values found: [1-9]/)).toBeInTheDocument();
  },
);

test('settings mark nothing in the theme of Joy UI', async () => {
  await open({ spacing: 4, dense: true, paletteColors: { primary: '#004d40' } }, '', 'joy-ui');
  expect(screen.queryByText('changed')).toBeNull();
  expect(screen.getByText('The theme that extendTheme() makes.')).toBeInTheDocument();
});
