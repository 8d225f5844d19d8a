import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function TotalInBar() {
  const [bar, setBar] = React.useState<HTMLElement | null>(null);
  const [inBar, setInBar] = React.useState(false);
  const [trees, setTrees] = React.useState(2);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        label="Keep the total in the bar"
        control={<Switch checked={inBar} onChange={(_event, next) => setInBar(next)} />}
      />
      <Paper variant="outlined" sx={{ p: 2, minHeight: 64 }}>
        <Typography component="span">Trees of the order. </Typography>
        <Portal container={bar} disablePortal={!inBar}>
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Typography component="span">{trees} chosen</Typography>
            <Button size="small" onClick={() => setTrees(trees + 1)}>
              One more
            </Button>
          </Box>
        </Portal>
      </Paper>
      <Paper ref={setBar} elevation={4} sx={{ px: 2, py: 1, minHeight: 47 }} />
    </Stack>
  );
}
