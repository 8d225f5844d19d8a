import * as React from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function BasicMenu() {
  const [done, setDone] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 280, alignItems: 'center' }}>
      <Dropdown>
        <MenuButton endDecorator={<ArrowDropDown />}>Blue bowl</MenuButton>
        <Menu aria-label="Blue bowl">
          <MenuItem onClick={() => setDone('Waits for the glaze.')}>Glaze it</MenuItem>
          <MenuItem onClick={() => setDone('Stands in the kiln.')}>Put it into the kiln</MenuItem>
          <MenuItem onClick={() => setDone('Lies on the photo table.')}>Take a picture</MenuItem>
        </Menu>
      </Dropdown>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {done}
      </Box>
    </Stack>
  );
}
