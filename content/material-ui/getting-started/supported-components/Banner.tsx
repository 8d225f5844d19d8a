import * as React from 'react';
import WifiOffIcon from '@mui/icons-material/WifiOff';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Banner() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // The button that was pressed goes with the banner, so focus needs another place.
    buttonRef.current?.focus();
  };

  return (
    <Paper variant="outlined" sx={{ width: '100%', minHeight: 240 }}>
      <Collapse in={open}>
        <Box
          role="region"
          aria-label="Connection"
          sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}
        >
          <Stack direction="row" spacing={2}>
            <WifiOffIcon color="primary" />
            <Typography>
              You are offline. Observations are kept on this device until you are back.
            </Typography>
          </Stack>
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1 }}>
            <Button onClick={close}>Work offline</Button>
            <Button onClick={close}>Try again</Button>
          </Stack>
        </Box>
      </Collapse>
      <Box component="section" sx={{ p: 2 }}>
        <Typography variant="h6" component="h3">
          Tonight
        </Typography>
        <Typography color="text.secondary">Three objects are on the list.</Typography>
        <Button
          ref={buttonRef}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ mt: 1 }}
        >
          {open ? 'Hide the banner' : 'Show the banner'}
        </Button>
      </Box>
    </Paper>
  );
}
