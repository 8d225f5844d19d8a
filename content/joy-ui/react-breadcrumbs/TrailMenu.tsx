import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

const middle = ['Railways', 'Narrow gauge', 'Stations'];

export default function TrailMenu() {
  return (
    <Breadcrumbs aria-label="Path to the plan">
      <Link href="#archive">Archive</Link>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          slotProps={{ root: { size: 'sm', 'aria-label': 'More levels' } }}
        >
          <MoreHoriz />
        </MenuButton>
        <Menu size="sm" aria-label="More levels">
          {middle.map((level) => (
            <li key={level} role="none">
              <MenuItem component="a" href="#level">
                {level}
              </MenuItem>
            </li>
          ))}
        </Menu>
      </Dropdown>
      <Typography aria-current="page">Signal box</Typography>
    </Breadcrumbs>
  );
}
