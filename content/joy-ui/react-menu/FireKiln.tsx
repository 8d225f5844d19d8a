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

const programs = ['Biscuit firing', 'Glaze firing', 'Slow cooling'];

function ProgramMenu({ onChoose }: { onChoose: (program: string) => void }) {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Other programs"
        data-last-child=""
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'solid', color: 'primary' } }}
      >
        <ArrowDropDown />
      </MenuButton>
      <Menu aria-label="Other programs" placement="bottom-end">
        {programs.slice(1).map((program) => (
          <MenuItem key={program} onClick={() => onChoose(program)}>
            {program}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}

export default function FireKiln() {
  const [started, setStarted] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 300, alignItems: 'center' }}>
      <ButtonGroup variant="solid" color="primary" aria-label="Kiln 2">
        <Button onClick={() => setStarted(programs[0] ?? '')}>Start the biscuit firing</Button>
        <ProgramMenu onChoose={setStarted} />
      </ButtonGroup>
      <Box role="status" sx={{ minHeight: '1.5em' }}>
        {started && `Kiln 2 runs: ${started}`}
      </Box>
    </Stack>
  );
}
