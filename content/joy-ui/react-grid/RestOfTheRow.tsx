import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function RestOfTheRow() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480, p: 1 }}>
      <Grid container spacing={1.5} alignItems="center" wrap="nowrap">
        <Grid xs="auto">
          <Typography component="label" htmlFor={id}>
            Grain
          </Typography>
        </Grid>
        <Grid xs>
          <Input
            defaultValue="Spelt"
            slotProps={{ input: { id } }}
            sx={{ borderColor: 'neutral.500' }}
          />
        </Grid>
        <Grid xs="auto">
          <Button>Look up</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
