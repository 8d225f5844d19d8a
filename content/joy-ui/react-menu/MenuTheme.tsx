import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const studioTheme = extendTheme({
  components: {
    JoyMenu: {
      defaultProps: { placement: 'bottom-start' },
      styleOverrides: {
        root: ({ theme }) => ({
          '--List-padding': '0.5rem',
          '--List-radius': theme.vars.radius.lg,
          '--ListItem-minHeight': '2.75rem',
          boxShadow: 'none',
        }),
      },
    },
    JoyMenuItem: {
      styleOverrides: {
        root: ({ ownerState, theme }) => ({
          ...(ownerState.selected && { fontWeight: theme.vars.fontWeight.lg }),
        }),
      },
    },
    JoyMenuButton: { defaultProps: { variant: 'soft' } },
  },
});

export default function MenuTheme() {
  return (
    <ThemeProvider theme={studioTheme}>
      <Dropdown>
        <MenuButton>Clay of the course</MenuButton>
        <Menu aria-label="Clay of the course">
          <MenuItem role="menuitemradio" aria-checked={false}>
            Porcelain
          </MenuItem>
          <MenuItem role="menuitemradio" aria-checked selected>
            Stoneware
          </MenuItem>
          <MenuItem role="menuitemradio" aria-checked={false}>
            Terracotta
          </MenuItem>
        </Menu>
      </Dropdown>
    </ThemeProvider>
  );
}
