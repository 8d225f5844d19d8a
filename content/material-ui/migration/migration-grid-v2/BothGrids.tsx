import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

// flow-root keeps the negative margins of the container inside of the parent.
const parent = { bgcolor: 'action.selected', display: 'flow-root' };
const container = { outline: (theme: Theme) => `1px dashed ${theme.palette.primary.main}` };
const cell = { p: 1, textAlign: 'center' } as const;

export default function BothGrids() {
  const [asBefore, setAsBefore] = React.useState(false);
  return (
    <Stack spacing={3} sx={{ boxSizing: 'border-box', width: '100%', p: 2 }}>
      <FormControlLabel
        control={
          <Switch checked={asBefore} onChange={(event) => setAsBefore(event.target.checked)} />
        }
        label="disableEqualOverflow"
      />
      <div>
        <Typography sx={{ mb: 3 }}>Grid</Typography>
        <Box sx={parent}>
          <Grid container spacing={2} sx={container}>
            <Grid item xs={8}>
              <Paper sx={cell}>xs=8</Paper>
            </Grid>
            <Grid item xs={4}>
              <Paper sx={cell}>xs=4</Paper>
            </Grid>
          </Grid>
        </Box>
      </div>
      <div>
        <Typography sx={{ mb: 3 }}>Grid v2</Typography>
        <Box sx={parent}>
          <Grid2 container spacing={2} disableEqualOverflow={asBefore} sx={container}>
            <Grid2 xs={8}>
              <Paper sx={cell}>xs=8</Paper>
            </Grid2>
            <Grid2 xs={4}>
              <Paper sx={cell}>xs=4</Paper>
            </Grid2>
          </Grid2>
        </Box>
      </div>
    </Stack>
  );
}
