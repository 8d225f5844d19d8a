import * as React from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import Box from '@mui/joy/Box';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function IconMenu() {
  const [turned, setTurned] = React.useState(false);

  return (
    <Sheet
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        width: '100%',
        maxWidth: 300,
        p: 2,
        borderRadius: 'sm',
        boxSizing: 'border-box',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography level="title-md">Wheel 3</Typography>
        <Typography level="body-sm" role="status" textColor="text.secondary">
          {turned ? 'Turns clockwise' : 'Turns counterclockwise'}
        </Typography>
      </Box>
      <Dropdown>
        <MenuButton
          aria-label="Actions for wheel 3"
          slots={{ root: IconButton }}
          slotProps={{ root: { variant: 'plain', color: 'neutral' } }}
        >
          <MoreVert />
        </MenuButton>
        <Menu aria-label="Actions for wheel 3" placement="bottom-end" size="sm">
          <MenuItem onClick={() => setTurned(!turned)}>Turn the other way</MenuItem>
          <MenuItem>Report a fault</MenuItem>
        </Menu>
      </Dropdown>
    </Sheet>
  );
}
