import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const fields = [
  { name: 'name', label: 'Full name', autoComplete: 'name', width: 12 },
  { name: 'street', label: 'Street and number', autoComplete: 'street-address', width: 12 },
  { name: 'postcode', label: 'Postcode', autoComplete: 'postal-code', width: 4 },
  { name: 'town', label: 'Town', autoComplete: 'address-level2', width: 8 },
] as const;

type Name = (typeof fields)[number]['name'];

export default function DeliveryAddress() {
  const [values, setValues] = React.useState<Record<Name, string>>({
    name: '',
    street: '',
    postcode: '',
    town: '',
  });
  const [tried, setTried] = React.useState(false);
  const [savedTown, setSavedTown] = React.useState('');
  const formRef = React.useRef<HTMLFormElement>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    const firstEmpty = fields.find((field) => values[field.name].trim() === '');
    setSavedTown(firstEmpty ? '' : values.town);
    if (firstEmpty) {
      formRef.current?.querySelector<HTMLInputElement>(`[name="${firstEmpty.name}"]`)?.focus();
    }
  };

  return (
    <Grid
      container
      component="form"
      ref={formRef}
      noValidate
      onSubmit={handleSubmit}
      spacing={2}
      sx={{ maxWidth: 480 }}
    >
      {fields.map((field) => {
        const missing = tried && values[field.name].trim() === '';
        return (
          <Grid item key={field.name} xs={12} sm={field.width}>
            <TextField
              fullWidth
              required
              name={field.name}
              label={field.label}
              autoComplete={field.autoComplete}
              value={values[field.name]}
              onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
              error={missing}
              helperText={missing ? `${field.label} is missing` : undefined}
            />
          </Grid>
        );
      })}
      <Grid item xs={12} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button type="submit" variant="contained">
          Use this address
        </Button>
        <Typography role="status" variant="body2">
          {savedTown && `The parcel goes to ${savedTown}.`}
        </Typography>
      </Grid>
    </Grid>
  );
}
