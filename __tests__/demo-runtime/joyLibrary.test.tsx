import Slider from '@mui/joy/Slider';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import { ThemeProvider } from '@mui/joy/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { joyLibrary } from '../../src/demo-runtime/joyLibrary';
import { defaultDemoTheme, type DemoTheme } from '../../src/shared/demoRuntime';

function renderWith(change: Partial<DemoTheme>, demo: ReactElement): void {
  const theme = joyLibrary.toTheme({ ...defaultDemoTheme, ...change });
  render(<ThemeProvider theme={theme}>{demo}</ThemeProvider>);
}

describe('what asks neither the page nor the theme for the direction is told', () => {
  test.each([
    ['ltr', false, 'left', 'md'],
    ['rtl', false, 'right', 'md'],
    ['rtl', true, 'right', 'sm'],
  ] as const)('sliders (%s, dense: %s)', (direction, dense, side, size) => {
    renderWith({ direction, dense }, <Slider defaultValue={20} />);
    const thumb = document.querySelector<HTMLElement>('.MuiSlider-thumb');
    expect(thumb?.style[side]).toBe('20%');
    expect(thumb?.closest('.MuiSlider-root')?.className.toLowerCase()).toContain(`size${size}`);
  });

  test.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('tabs (%s)', (direction, key) => {
    renderWith(
      { direction },
      <Tabs defaultValue={0}>
        <TabList>
          <Tab>First</Tab>
          <Tab>Second</Tab>
        </TabList>
      </Tabs>,
    );
    const first = screen.getByRole('tab', { name: 'First' });
    act(() => first.focus());
    fireEvent.keyDown(first, { key });
    expect(screen.getByRole('tab', { name: 'Second' })).toHaveFocus();
  });
});
