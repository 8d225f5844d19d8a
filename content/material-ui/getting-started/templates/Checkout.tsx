import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const steps = ['Address', 'Payment', 'Review'];

const payments = [
  { value: 'transfer', label: 'Bank transfer' },
  { value: 'invoice', label: 'Invoice' },
  { value: 'delivery', label: 'On delivery' },
];

const items = [
  { name: 'Star chart', detail: 'Northern sky, folded', cents: 1800 },
  { name: 'Red torch', detail: 'With two batteries', cents: 2450 },
  { name: 'Notebook', detail: '96 pages, dotted', cents: 990 },
];
const shippingCents = 490;

const addressFields = [
  { name: 'name', label: 'Name', autoComplete: 'name', wide: true },
  { name: 'street', label: 'Street and number', autoComplete: 'address-line1', wide: true },
  { name: 'postalCode', label: 'Postal code', autoComplete: 'postal-code', wide: false },
  { name: 'city', label: 'City', autoComplete: 'address-level2', wide: false },
] as const;

type Address = Record<(typeof addressFields)[number]['name'], string>;

const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const toPrice = (cents: number) => price.format(cents / 100);
const total = items.reduce((sum, { cents }) => sum + cents, shippingCents);

function Summary() {
  return (
    <List disablePadding>
      {[...items, { name: 'Shipping', detail: 'Two to three days', cents: shippingCents }].map(
        ({ name, detail, cents }) => (
          <ListItem key={name} disableGutters>
            <ListItemText primary={name} secondary={detail} />
            <Typography>{toPrice(cents)}</Typography>
          </ListItem>
        ),
      )}
      <ListItem disableGutters sx={{ borderTop: 1, borderColor: 'divider' }}>
        <ListItemText primary="Total" />
        <Typography sx={{ fontWeight: 700 }}>{toPrice(total)}</Typography>
      </ListItem>
    </List>
  );
}

export default function Checkout() {
  const [step, setStep] = React.useState(0);
  const [address, setAddress] = React.useState<Address>({
    name: '',
    street: '',
    postalCode: '',
    city: '',
  });
  const [payment, setPayment] = React.useState('transfer');
  const [checked, setChecked] = React.useState(false);
  const heading = React.useRef<HTMLHeadingElement>(null);
  const paymentLabel = React.useId();
  const finished = step === steps.length;

  const goTo = (next: number) => {
    setStep(next);
    setChecked(false);
    // The next step begins where the last one was sent: tell those who cannot see it.
    heading.current?.focus();
  };

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = addressFields.find(({ name }) => !address[name].trim());
    if (step === 0 && missing) {
      setChecked(true);
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing.name}"]`)?.focus();
      return;
    }
    goTo(step + 1);
  };

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', color: 'text.primary' }}>
      {/* In your page: component="main". The demo has none, since it may stand inside of one. */}
      <Container maxWidth="md" sx={{ py: { xs: 2, sm: 4 } }}>
        <Typography variant="h4" component="h1" gutterBottom>
          Checkout
        </Typography>
        <Stepper alternativeLabel activeStep={step} sx={{ mb: { xs: 2, sm: 4 } }}>
          {steps.map((label) => (
            <Step key={label}>
              <StepLabel>{label}</StepLabel>
            </Step>
          ))}
        </Stepper>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '1fr 300px' },
            gap: 3,
            alignItems: 'start',
          }}
        >
          <Paper
            component="form"
            noValidate
            variant="outlined"
            onSubmit={handleSubmit}
            sx={{ p: { xs: 2, sm: 3 } }}
          >
            <Typography
              ref={heading}
              tabIndex={-1}
              variant="h6"
              component="h2"
              sx={{ mb: 2, outline: 'none' }}
            >
              {finished ? 'Thank you for your order' : steps[step]}
            </Typography>

            {step === 0 && (
              <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
                {addressFields.map(({ name, label, autoComplete, wide }) => {
                  const wrong = checked && !address[name].trim();
                  return (
                    <TextField
                      key={name}
                      name={name}
                      label={label}
                      autoComplete={autoComplete}
                      value={address[name]}
                      onChange={(event) => setAddress({ ...address, [name]: event.target.value })}
                      error={wrong}
                      helperText={wrong ? 'Fill in this field.' : undefined}
                      sx={{ gridColumn: wide ? '1 / -1' : undefined }}
                    />
                  );
                })}
              </Box>
            )}

            {step === 1 && (
              <FormControl>
                <FormLabel id={paymentLabel}>How do you want to pay?</FormLabel>
                <RadioGroup
                  aria-labelledby={paymentLabel}
                  value={payment}
                  onChange={(event) => setPayment(event.target.value)}
                >
                  {payments.map(({ value, label }) => (
                    <FormControlLabel key={value} value={value} control={<Radio />} label={label} />
                  ))}
                </RadioGroup>
              </FormControl>
            )}

            {step === 2 && (
              <>
                <Typography>{address.name}</Typography>
                <Typography>{address.street}</Typography>
                <Typography gutterBottom>
                  {address.postalCode} {address.city}
                </Typography>
                <Typography color="text.secondary">
                  Payment: {payments.find(({ value }) => value === payment)?.label}
                </Typography>
              </>
            )}

            {finished && <Typography>A confirmation is on its way to you.</Typography>}

            {!finished && (
              <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
                {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
                <Button type="submit" variant="contained">
                  {step === 2 ? `Order for ${toPrice(total)}` : 'Continue'}
                </Button>
              </Box>
            )}
          </Paper>
          <Paper component="section" aria-label="Your order" variant="outlined" sx={{ p: 2 }}>
            <Summary />
          </Paper>
        </Box>
      </Container>
    </Box>
  );
}
