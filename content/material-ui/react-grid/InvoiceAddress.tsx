import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Checkbox from '@mui/material/Checkbox';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function InvoiceAddress() {
  return (
    <Grid
      container
      component="form"
      aria-label="Address for the invoice"
      spacing={2}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ maxWidth: 560 }}
    >
      <Grid item xs={12} sm={6}>
        <TextField fullWidth label="First name" autoComplete="section-invoice given-name" />
      </Grid>
      <Grid item xs={12} sm={6}>
        <TextField fullWidth label="Last name" autoComplete="section-invoice family-name" />
      </Grid>
      <Grid item xs={12}>
        <TextField fullWidth label="Street" autoComplete="section-invoice street-address" />
      </Grid>
      <Grid item xs={5} sm={4}>
        <TextField fullWidth label="Postal code" autoComplete="section-invoice postal-code" />
      </Grid>
      <Grid item xs={7} sm={8}>
        <TextField fullWidth label="Town" autoComplete="section-invoice address-level2" />
      </Grid>
      <Grid item xs={12} sm>
        <FormControlLabel control={<Checkbox />} label="Deliver to this address, too" />
      </Grid>
      <Grid item xs={12} sm="auto">
        <Button type="submit" variant="contained">
          Use this address
        </Button>
      </Grid>
    </Grid>
  );
}
