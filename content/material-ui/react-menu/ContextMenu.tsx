import * as React from 'react';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ContextMenu() {
  const [place, setPlace] = React.useState<{ top: number; left: number } | null>(null);
  const id = React.useId();
  const close = () => setPlace(null);

  return (
    <Paper
      variant="outlined"
      sx={{ p: 2, width: '100%', maxWidth: 360 }}
      onContextMenu={(event) => {
        event.preventDefault();
        setPlace({ top: event.clientY, left: event.clientX });
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography>Bars 12 to 16. Press the right button anywhere on this card.</Typography>
        <IconButton
          aria-label="Actions for bars 12 to 16"
          aria-haspopup="menu"
          aria-controls={place ? id : undefined}
          aria-expanded={place !== null}
          onClick={(event) => {
            const { bottom, left } = event.currentTarget.getBoundingClientRect();
            setPlace({ top: bottom, left });
          }}
        >
          <MoreHorizIcon />
        </IconButton>
      </Box>
      <Menu
        id={id}
        open={place !== null}
        onClose={close}
        onContextMenu={(event) => {
          event.preventDefault();
          event.stopPropagation();
          close();
        }}
        anchorReference="anchorPosition"
        anchorPosition={place ?? undefined}
        MenuListProps={{ 'aria-label': 'Bars 12 to 16' }}
      >
        <MenuItem onClick={close}>Repeat</MenuItem>
        <MenuItem divider onClick={close}>
          Transpose
        </MenuItem>
        <MenuItem onClick={close}>Add a comment</MenuItem>
      </Menu>
    </Paper>
  );
}
