import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installHeadingAnchorBehaviour } from '../../src/chrome/headingAnchorBehaviour';
import { SettingsDrawer } from '../../src/chrome/settings/SettingsDrawer';
import { CodePreferencesProvider } from '../../src/preferences/CodePreferencesProvider';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { Strings } from '../support/strings';

const gtag = jest.fn();

beforeEach(() => {
  gtag.mockClear();
  window.gtag = gtag;
  localStorage.clear();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.resolve() },
  });
});
afterEach(() => {
  delete window.gtag;
});

function showSettings(): void {
  render(
    <Strings>
      <ThemeProvider>
        <CodePreferencesProvider>
          <SettingsDrawer product={null} isOpen onClose={() => undefined} />
        </CodePreferencesProvider>
      </ThemeProvider>
    </Strings>,
  );
}

test('opening the settings sends nothing: only a choice does', () => {
  showSettings();
  expect(gtag).not.toHaveBeenCalled();
});

test.each([
  ['Dark', ['theme_mode', { mode: 'dark' }]],
  ['JavaScript', ['code_variant', { variant: 'JS' }]],
  ['Tailwind CSS', ['code_styling', { styling: 'Tailwind' }]],
])('the choice %s is sent once', async (name, [event, parameters]) => {
  showSettings();
  await userEvent.click(screen.getByRole('radio', { name }));
  expect(gtag.mock.calls).toEqual([['event', event, parameters]]);
});

test('a choice of how an API section is shown is sent', async () => {
  // Where none is shown or stored, one is picked at random.
  document.documentElement.dataset['apiProps'] = 'collapsed';
  showSettings();
  const [table] = screen.getAllByRole('radio', { name: 'Table' });
  if (!table) throw new Error('There is no choice of tables.');
  await userEvent.click(table);
  expect(gtag.mock.calls).toEqual([
    ['event', 'api_display', { section: 'props', display: 'table' }],
  ]);
});

test('copying the theme and the address of a heading is sent, and not what was copied', async () => {
  showSettings();
  await userEvent.click(screen.getByRole('button', { name: /createTheme/ }));
  document.body.insertAdjacentHTML('beforeend', '<a class="heading-anchor" href="#sizes">#</a>');
  const remove = installHeadingAnchorBehaviour('Link copied');
  await userEvent.click(screen.getByText('#'));
  expect(gtag.mock.calls).toEqual([
    ['event', 'copy', { kind: 'theme', trigger: 'click' }],
    ['event', 'copy', { kind: 'link', trigger: 'click' }],
  ]);
  remove();
});

test('the document lists every event with all of its parameters, and no other', () => {
  const source = readFileSync('src/analytics/events.ts', 'utf8');
  const body = /AnalyticsEvents \{(.*)\n\}/s.exec(source)?.[1] ?? '';
  const typed = [...body.matchAll(/^ {2}(\w+): \{(.*?)\n? *\};$/gms)].map(
    ([, name, fields = '']) => [
      name,
      [...fields.matchAll(/(?:^|[\s;{])(\w+):/g)].map(([, field]) => field),
    ],
  );
  const rows = readFileSync('docs/analytics.md', 'utf8').matchAll(/^\| `(\w+)` +\| ([^|]*)\|/gm);
  const documented = [...rows].map(([, name, parameters = '']) => [
    name,
    [...parameters.matchAll(/`(\w+)`/g)].map(([, field]) => field),
  ]);
  expect(typed.length).toBeGreaterThan(5);
  expect(documented).toEqual(typed);
});
