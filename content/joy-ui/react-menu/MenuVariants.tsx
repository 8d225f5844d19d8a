import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem, { menuItemClasses } from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const looks = [
  { variant: 'outlined', color: 'neutral', label: 'Outlined' },
  { variant: 'plain', color: 'neutral', label: 'Plain' },
  { variant: 'soft', color: 'warning', label: 'Soft' },
  { variant: 'solid', color: 'primary', label: 'Solid' },
] as const;

const ringInTextColor = {
  [`& .${menuItemClasses.root}.${menuItemClasses.focusVisible}`]: { outlineColor: 'currentColor' },
};

export default function MenuVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {looks.map(({ variant, color, label }) => (
        <Dropdown key={variant}>
          <MenuButton variant={variant} color={color}>
            {label}, {color}
          </MenuButton>
          <Menu
            variant={variant}
            color={color}
            aria-label={`${label}, ${color}`}
            sx={variant === 'solid' ? ringInTextColor : undefined}
          >
            <MenuItem>Throw</MenuItem>
            <MenuItem>Trim the foot</MenuItem>
            <MenuItem>Add a handle</MenuItem>
          </Menu>
        </Dropdown>
      ))}
    </Stack>
  );
}
