import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

const fields = [
  { label: 'Name', autoComplete: 'name', xs: 12, sm: 12 },
  { label: 'Street', autoComplete: 'address-line1', xs: 12, sm: 12 },
  { label: 'Code', autoComplete: 'postal-code', xs: 4, sm: 3 },
  { label: 'Town', autoComplete: 'address-level2', xs: 8, sm: 9 },
] as const;

export default function GuestForm() {
  return (
    <Box
      component="form"
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 440, p: 1 }}
    >
      <Grid container spacing={2}>
        {fields.map(({ label, autoComplete, xs, sm }) => (
          <Grid key={label} xs={xs} sm={sm}>
            <FormControl>
              <FormLabel>{label}</FormLabel>
              <Input autoComplete={autoComplete} sx={{ borderColor: 'neutral.500' }} />
            </FormControl>
          </Grid>
        ))}
        <Grid xs={12} sm="auto" smOffset="auto">
          <Button type="submit" fullWidth>
            Send me flour
          </Button>
        </Grid>
      </Grid>
    </Box>
  );
}
