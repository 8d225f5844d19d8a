import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsDrawer } from '../../../src/chrome/settings/SettingsDrawer';
import { CodePreferencesProvider } from '../../../src/preferences/CodePreferencesProvider';
import { defaultSpacing, spacingRange } from '../../../src/shared/preferences';
import { ThemeProvider, useThemeState } from '../../../src/theme/ThemeProvider';
import { Strings } from '../../support/strings';

function State() {
  return <output data-testid="state">{JSON.stringify(useThemeState())}</output>;
}

function readState(): unknown {
  return JSON.parse(screen.getByTestId('state').textContent ?? '');
}

const onClose = jest.fn();

beforeEach(() => {
  localStorage.clear();
  // Where none is stored, one is picked at random.
  localStorage.setItem('apiPage_default', 'collapsed');
  onClose.mockClear();
  render(
    <Strings>
      <ThemeProvider>
        <CodePreferencesProvider>
          <State />
          <SettingsDrawer product={null} isOpen onClose={onClose} />
        </CodePreferencesProvider>
      </ThemeProvider>
    </Strings>,
  );
});

it('chooses the mode and keeps it', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(readState()).toMatchObject({ paletteMode: 'dark' });
  expect(document.body).toHaveClass('mode-dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
});

it('chooses the direction of the whole page', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  await userEvent.click(screen.getByRole('radio', { name: 'Left to right' }));
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

it('changes density and spacing step by step, and resets them', async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Dense components' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decrease spacing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decrease spacing' }));
  await userEvent.click(screen.getByRole('button', { name: 'Increase spacing' }));
  expect(readState()).toMatchObject({ dense: true, spacing: 7 });
  await userEvent.click(screen.getByRole('button', { name: 'Reset density' }));
  expect(readState()).toMatchObject({ dense: false, spacing: 8 });
});

it.each([
  ['Decrease spacing', spacingRange.min],
  ['Increase spacing', spacingRange.max],
])('offers no step beyond the least and the most ("%s")', (name, end) => {
  const step = screen.getByRole('button', { name });
  for (let steps = Math.abs(end - defaultSpacing); steps > 0; steps -= 1) {
    expect(step).toBeEnabled();
    fireEvent.click(step);
  }
  expect(readState()).toMatchObject({ spacing: end });
  expect(step).toBeDisabled();
});

it('takes a color as text, shows its contrast, ignores what is no color, and resets', async () => {
  const field = screen.getByRole('textbox', { name: 'Primary' });
  await userEvent.clear(field);
  await userEvent.type(field, 'nonsense');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(readState()).toMatchObject({ paletteColors: {} });
  await userEvent.clear(field);
  await userEvent.type(field, '#ffffff');
  expect(readState()).toMatchObject({ paletteColors: { primary: '#ffffff' } });
  expect(field).toHaveAccessibleDescription('Contrast: 1.0 with white text, 21.0 with black text');
  await userEvent.click(screen.getByRole('button', { name: 'Reset colors' }));
  expect(readState()).toMatchObject({ paletteColors: {} });
  expect(field).toHaveValue('#1976d2');
});

it('chooses code variant, styling and API display', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'JavaScript' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Tailwind CSS' }));
  const props = screen.getByRole('group', { name: 'Props' });
  await userEvent.click(within(props).getByRole('radio', { name: 'Table' }));
  expect(document.documentElement.dataset).toMatchObject({
    codeVariant: 'JS',
    codeStyling: 'Tailwind',
    apiProps: 'table',
  });
  expect(localStorage.getItem('apiPage_props')).toBe('table');
});

it('gives the code of the theme', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Increase spacing' }));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await userEvent.click(screen.getByRole('button', { name: 'Copy createTheme' }));
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('spacing: 9'));
});

it('closes by its button', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Close settings' }));
  expect(onClose).toHaveBeenCalled();
});
