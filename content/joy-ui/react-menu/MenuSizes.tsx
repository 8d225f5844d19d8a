import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function MenuSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {sizes.map(({ size, label }) => (
        <Dropdown key={size}>
          <MenuButton size={size}>{label}</MenuButton>
          <Menu size={size} aria-label={label}>
            <MenuItem>Wedge the clay</MenuItem>
            <MenuItem>Weigh a ball</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
