import * as React from 'react';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

const formats = ['Sound', 'Picture', 'Text for singers'];

export default function SecondLevel() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [item, setItem] = React.useState<HTMLElement | null>(null);
  const [done, setDone] = React.useState('');
  const id = React.useId();
  const isRtl = useTheme().direction === 'rtl';

  const closeBoth = () => {
    setItem(null);
    setButton(null);
  };
  const choose = (action: string) => {
    closeBoth();
    setDone(action);
  };

  return (
    <Stack spacing={1} alignItems="center">
      <Button
        id={`${id}-button`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={button !== null}
        aria-controls={button ? `${id}-menu` : undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        Score
      </Button>
      {/* The second menu stands first: it gives focus back to its item before the first gives it to the button. */}
      <Menu
        id={`${id}-formats`}
        anchorEl={item}
        open={item !== null}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') setItem(null);
          else closeBoth();
        }}
        anchorOrigin={{ vertical: 'top', horizontal: isRtl ? 'left' : 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: isRtl ? 'right' : 'left' }}
        onKeyDown={(event) => {
          if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) setItem(null);
        }}
        MenuListProps={{ 'aria-labelledby': `${id}-item` }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => choose(`Exported: ${format}`)}>
            {format}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        id={`${id}-menu`}
        anchorEl={button}
        open={button !== null}
        onClose={closeBoth}
        MenuListProps={{ 'aria-labelledby': `${id}-button` }}
      >
        <MenuItem onClick={() => choose('Printed')}>Print</MenuItem>
        <MenuItem
          id={`${id}-item`}
          aria-haspopup="menu"
          aria-expanded={item !== null}
          aria-controls={item ? `${id}-formats` : undefined}
          onClick={(event) => setItem(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) setItem(event.currentTarget);
          }}
          sx={{ bgcolor: item ? 'action.selected' : undefined }}
        >
          <ListItemText>Export as</ListItemText>
          {isRtl ? <ChevronLeftIcon fontSize="small" /> : <ChevronRightIcon fontSize="small" />}
        </MenuItem>
        <MenuItem onClick={() => choose('Closed')}>Close</MenuItem>
      </Menu>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {done}
      </Typography>
    </Stack>
  );
}
