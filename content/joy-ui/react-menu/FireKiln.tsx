import * as React from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function FireKiln() {
  const [started, setStarted] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300, alignItems: 'center' }}>
      <Dropdown>
        <ButtonGroup variant="solid" color="primary" aria-label="Kiln 2">
          <Button onClick={() => setStarted('Biscuit firing')}>Start the biscuit firing</Button>
          <MenuButton aria-label="Other programs" slots={{ root: IconButton }}>
            <ArrowDropDown />
          </MenuButton>
        </ButtonGroup>
        <Menu aria-label="Other programs" placement="bottom-end">
          <MenuItem onClick={() => setStarted('Glaze firing')}>Glaze firing</MenuItem>
          <MenuItem onClick={() => setStarted('Slow cooling')}>Slow cooling</MenuItem>
        </Menu>
      </Dropdown>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {started && `Kiln 2 runs: ${started}`}
      </Box>
    </Stack>
  );
}
