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

export default function SendTheTrain() {
  const [message, setMessage] = React.useState('The night mail is waiting.');

  return (
    <Stack spacing={1.5} alignItems="center" sx={{ width: '100%', maxWidth: 320 }}>
      <Dropdown>
        <ButtonGroup variant="solid" color="primary" aria-label="Night mail">
          <Button onClick={() => setMessage('The night mail leaves now.')}>Send the train</Button>
          <MenuButton slots={{ root: IconButton }} aria-label="Send it in another way">
            <ArrowDropDown />
          </MenuButton>
        </ButtonGroup>
        <Menu placement="bottom-end" aria-label="Send it in another way">
          <MenuItem onClick={() => setMessage('It leaves after the express.')}>
            After the express
          </MenuItem>
          <MenuItem onClick={() => setMessage('It leaves now and stops nowhere.')}>
            Without a stop
          </MenuItem>
        </Menu>
      </Dropdown>
      <Box role="status">{message}</Box>
    </Stack>
  );
}
