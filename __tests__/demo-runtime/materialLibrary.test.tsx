import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ToggleButton from '@mui/material/ToggleButton';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { materialLibrary } from '../../src/demo-runtime/materialLibrary';
import { defaultDemoTheme } from '../../src/shared/demoRuntime';

function renderDense(demo: ReactElement): void {
  const theme = materialLibrary.toTheme({ ...defaultDemoTheme, dense: true });
  render(<ThemeProvider theme={theme}>{demo}</ThemeProvider>);
}

describe('in the dense theme', () => {
  test('a list makes its items dense, unless it says otherwise', () => {
    renderDense(
      <>
        <List>
          <ListItemButton>Dense</ListItemButton>
        </List>
        <List dense={false}>
          <ListItemButton>Normal</ListItemButton>
        </List>
      </>,
    );
    expect(screen.getByRole('button', { name: 'Dense' })).toHaveClass('MuiListItemButton-dense');
    expect(screen.getByRole('button', { name: 'Normal' })).not.toHaveClass(
      'MuiListItemButton-dense',
    );
  });

  test('a toggle button without a group is small', () => {
    renderDense(<ToggleButton value="bold">Bold</ToggleButton>);
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveClass('MuiToggleButton-sizeSmall');
  });
});
