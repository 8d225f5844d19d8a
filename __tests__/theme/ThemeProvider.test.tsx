import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ThemeProvider,
  useModeSetting,
  useThemeDispatch,
  useThemeState,
} from '../../src/theme/ThemeProvider';

let systemIsDark = false;
let tellSystem: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  document.head.innerHTML = '<meta name="theme-color" content="x">';
  document.documentElement.removeAttribute('style');
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => {
      tellSystem = listener;
    },
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

function Probe() {
  const state = useThemeState();
  const dispatch = useThemeDispatch();
  const [mode, setMode] = useModeSetting();
  return (
    <>
      <output>{`${mode} ${state.paletteMode} ${state.direction} ${state.spacing}`}</output>
      <button onClick={() => setMode('dark')}>dark</button>
      <button onClick={() => setMode('system')}>system</button>
      <button onClick={() => dispatch({ type: 'CHANGE', payload: { direction: 'rtl' } })}>
        rtl
      </button>
      <button onClick={() => dispatch({ type: 'INCREASE_SPACING' })}>more</button>
    </>
  );
}

/** What the browser tells this tab when another one has stored something; null where that one has cleared everything. */
function tellStored(key: string | null) {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

function renderProbe() {
  return render(
    <ThemeProvider>
      <Probe />
    </ThemeProvider>,
  );
}

test('the stored mode wins over the system', () => {
  systemIsDark = true;
  localStorage.setItem('mui-mode', 'light');
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('light light');
  expect(document.body).toHaveClass('mode-light');
});

test('without a stored mode the system decides, also when it changes', () => {
  renderProbe();
  expect(document.body).toHaveClass('mode-light');
  systemIsDark = true;
  act(() => tellSystem());
  expect(document.body).toHaveClass('mode-dark');
  expect(document.body).not.toHaveClass('mode-light');
});

test('choosing a mode stores it, and the page and its meta follow', async () => {
  renderProbe();
  const lightColor = document.querySelector('meta')?.content;
  await userEvent.click(screen.getByText('dark'));
  expect(localStorage.getItem('mui-mode')).toBe('dark');
  expect(document.body).toHaveClass('mode-dark');
  expect(document.querySelector('meta')?.content).not.toBe(lightColor);
});

test('another tab decides too', () => {
  renderProbe();
  localStorage.setItem('mui-mode', 'dark');
  tellStored('mui-mode');
  expect(screen.getByRole('status')).toHaveTextContent('dark dark');
});

const ofAnotherTab = JSON.stringify({
  direction: 'rtl',
  dense: true,
  spacing: 4,
  paletteColors: { primary: '#ff0000' },
});

test.each([
  [
    'the mode of another tab',
    () => {
      localStorage.setItem('mui-mode', 'dark');
      tellStored('mui-mode');
    },
  ],
  [
    'the system',
    () => {
      systemIsDark = true;
      act(() => tellSystem());
    },
  ],
])('a tab that follows %s leaves the stored settings as they are', (_, change) => {
  renderProbe();
  localStorage.setItem('theme-settings', ofAnotherTab);
  change();
  expect(document.body).toHaveClass('mode-dark');
  expect(localStorage.getItem('theme-settings')).toBe(ofAnotherTab);
});

test('a visit alone stores nothing', () => {
  renderProbe();
  expect(localStorage).toHaveLength(0);
});

test('the settings of another tab are followed, not written back, and kept with the next choice here', async () => {
  renderProbe();
  localStorage.setItem('theme-settings', ofAnotherTab);
  const write = jest.spyOn(Storage.prototype, 'setItem');
  tellStored('theme-settings');
  expect(screen.getByRole('status')).toHaveTextContent('system light rtl 4');
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement).toHaveAttribute('data-dense');
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
  await userEvent.click(screen.getByText('more'));
  expect(JSON.parse(localStorage.getItem('theme-settings') ?? '')).toEqual({
    direction: 'rtl',
    dense: true,
    spacing: 5,
    paletteColors: { primary: '#ff0000' },
  });
});

test('the mode that was chosen here stays when another tab changes something else', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  renderProbe();
  await userEvent.click(screen.getByText('dark'));
  write.mockRestore();
  localStorage.setItem('theme-settings', ofAnotherTab);
  tellStored('theme-settings');
  expect(screen.getByRole('status')).toHaveTextContent('dark dark rtl 4');
});

test('the colors of another tab are shown as its libraries derived them', () => {
  renderProbe();
  localStorage.setItem('theme-variables', '{"--mui-palette-primary-main":"#ff0000"}');
  tellStored('theme-variables');
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--mui-palette-primary-main')).toBe('#ff0000');
  localStorage.clear();
  tellStored(null);
  expect(style.getPropertyValue('--mui-palette-primary-main')).toBe('');
});

test('another tab that clears everything brings the defaults back', () => {
  localStorage.setItem('mui-mode', 'dark');
  localStorage.setItem('theme-settings', ofAnotherTab);
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('dark dark rtl 4');
  localStorage.clear();
  tellStored(null);
  expect(screen.getByRole('status')).toHaveTextContent('system light ltr 8');
});

test('a page that the browser kept while another tab stored something has it when it is shown again', () => {
  renderProbe();
  localStorage.setItem('mui-mode', 'dark');
  localStorage.setItem('theme-settings', ofAnotherTab);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByRole('status')).toHaveTextContent('dark dark rtl 4');
});

test('what the browser itself draws has the mode too, and keeps the style of the document', async () => {
  // As the boot script leaves it.
  document.documentElement.style.colorScheme = 'light';
  document.documentElement.style.setProperty('--mui-palette-primary-main', '#ff0000');
  renderProbe();
  await userEvent.click(screen.getByText('dark'));
  const { style } = document.documentElement;
  expect(style.colorScheme).toBe('dark');
  expect(style.getPropertyValue('--mui-palette-primary-main')).toBe('#ff0000');
});

test('direction and spacing are kept for the next visit', async () => {
  const { unmount } = renderProbe();
  await userEvent.click(screen.getByText('rtl'));
  await userEvent.click(screen.getByText('more'));
  expect(document.documentElement.dir).toBe('rtl');
  unmount();
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('rtl 9');
});

test('garbage in storage is ignored', () => {
  localStorage.setItem('mui-mode', '<b>');
  localStorage.setItem('theme-settings', '{"spacing":');
  renderProbe();
  expect(screen.getByRole('status')).toHaveTextContent('system light ltr 8');
});

test('blocked storage does not break the page', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const blockedWrite = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  renderProbe();
  await userEvent.click(screen.getByText('dark'));
  expect(document.body).toHaveClass('mode-dark');
  blocked.mockRestore();
  blockedWrite.mockRestore();
});

test('dispatch without a provider throws', () => {
  function Stray() {
    const dispatch = useThemeDispatch();
    return (
      <button onClick={() => expect(() => dispatch({ type: 'RESET_COLORS' })).toThrow()}>
        stray
      </button>
    );
  }
  let message = '';
  function Caller() {
    const dispatch = useThemeDispatch();
    try {
      dispatch({ type: 'RESET_COLORS' });
    } catch (error) {
      message = (error as Error).message;
    }
    return <Stray />;
  }
  render(<Caller />);
  expect(message).toBe('Forgot to wrap component in ThemeProvider');
});

test('the direction of the document is set only where it changes: each time, all styles are computed anew', async () => {
  document.documentElement.dir = 'ltr';
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  renderProbe();
  await userEvent.click(screen.getByRole('button', { name: 'more' }));
  changes.push(...observer.takeRecords());
  expect(changes).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'rtl' }));
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect(changes).toHaveLength(1);
});
