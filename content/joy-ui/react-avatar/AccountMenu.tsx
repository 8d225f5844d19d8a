import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const pages = ['My outings', 'My boats', 'Leave the club room'];

export default function AccountMenu() {
  const [page, setPage] = React.useState('');

  return (
    <Stack spacing={1.5} alignItems="center" sx={{ width: 240 }}>
      <Dropdown>
        <MenuButton
          slots={{ root: IconButton }}
          aria-label="IV, account of Ines Vale"
          sx={{ '--IconButton-size': '2.5rem', borderRadius: '50%', p: 0 }}
        >
          <Avatar component="span" variant="solid" color="primary">
            IV
          </Avatar>
        </MenuButton>
        <Menu aria-label="Account" placement="bottom-start">
          {pages.map((option) => (
            <MenuItem key={option} onClick={() => setPage(option)}>
              {option}
            </MenuItem>
          ))}
        </Menu>
      </Dropdown>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {page && `Chosen: ${page}`}
      </Typography>
    </Stack>
  );
}
