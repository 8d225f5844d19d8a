import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

const fields = ['Potter', 'Clay', 'Glaze', 'Cone'];

export default function LabelFields() {
  const [shown, setShown] = React.useState<readonly string[]>(['Potter', 'Glaze']);

  const handleClick = (
    event: React.SyntheticEvent & { defaultMuiPrevented?: boolean },
    field: string,
  ) => {
    event.defaultMuiPrevented = true;
    setShown(shown.includes(field) ? shown.filter((one) => one !== field) : [...shown, field]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300, alignItems: 'center' }}>
      <Dropdown>
        <MenuButton>Fields of the label</MenuButton>
        <Menu aria-label="Fields of the label">
          {fields.map((field) => (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={shown.includes(field)}
              onClick={(event) => handleClick(event, field)}
            >
              <ListItemDecorator>{shown.includes(field) && <Check />}</ListItemDecorator>
              {field}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Box sx={{ minHeight: '1.5em' }}>
        {fields.filter((field) => shown.includes(field)).join(', ') || 'An empty label'}
      </Box>
    </Stack>
  );
}
