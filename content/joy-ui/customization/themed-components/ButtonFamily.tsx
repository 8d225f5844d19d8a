import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Button from '@mui/joy/Button';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const crust = { borderBottomWidth: '4px', borderBottomStyle: 'solid' } as const;

const crustTheme = extendTheme({
  components: {
    JoyButton: { styleOverrides: { root: crust } },
    JoyIconButton: { styleOverrides: { root: crust } },
    JoyMenuButton: { styleOverrides: { root: crust } },
  },
});

export default function ButtonFamily() {
  return (
    <ThemeProvider theme={crustTheme}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
        <Button variant="outlined">Slice it</Button>
        <IconButton variant="outlined" aria-label="More about this loaf">
          <MoreHoriz />
        </IconButton>
        <Dropdown>
          <MenuButton>Wrap it</MenuButton>
          <Menu aria-label="Wrap it">
            <MenuItem>In paper</MenuItem>
            <MenuItem>In your own bag</MenuItem>
          </Menu>
        </Dropdown>
      </Stack>
    </ThemeProvider>
  );
}
