import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const titles = ['What you sell', 'The booth', 'Check and send'];

export default function BoothBooking() {
  const [step, setStep] = React.useState(0);
  const [goods, setGoods] = React.useState('');
  const [meters, setMeters] = React.useState('2');
  const [tried, setTried] = React.useState(false);
  const headingRef = React.useRef<HTMLHeadingElement>(null);
  const fieldRef = React.useRef<HTMLInputElement>(null);

  const problems = [
    goods.trim() ? '' : 'Say what you sell',
    Number(meters) >= 1 && Number(meters) <= 6 ? '' : 'Booths are 1 to 6 meters long',
  ];
  const problem = tried ? problems[step] : '';

  const goTo = (next: number) => {
    setStep(next);
    setTried(false);
    requestAnimationFrame(() => headingRef.current?.focus());
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (problems[step]) {
      setTried(true);
      fieldRef.current?.focus();
    } else {
      goTo(step + 1);
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      onSubmit={handleSubmit}
      sx={{ width: 520, maxWidth: '100%', minBlockSize: 290 }}
    >
      <Stepper activeStep={step} alternativeLabel>
        {titles.map((title, index) => (
          <Step key={title}>
            <StepLabel error={index === step && Boolean(problem)}>{title}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography ref={headingRef} tabIndex={-1} component="h3" variant="h6">
        {step < titles.length
          ? `Step ${step + 1} of ${titles.length}: ${titles[step]}`
          : 'Your booth is booked'}
      </Typography>
      {step === 0 && (
        <TextField
          inputRef={fieldRef}
          label="Goods"
          required
          value={goods}
          onChange={(event) => setGoods(event.target.value)}
          error={Boolean(problem)}
          helperText={problem || 'For instance, honey'}
        />
      )}
      {step === 1 && (
        <TextField
          inputRef={fieldRef}
          label="Length in meters"
          required
          value={meters}
          inputProps={{ inputMode: 'numeric' }}
          onChange={(event) => setMeters(event.target.value)}
          error={Boolean(problem)}
          helperText={problem || '1 to 6'}
        />
      )}
      {step === 2 && (
        <Typography>
          {goods}, on {meters} {Number(meters) === 1 ? 'meter' : 'meters'}.
        </Typography>
      )}
      {step < titles.length ? (
        <Stack direction="row" spacing={1} justifyContent="flex-end">
          {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
          <Button type="submit" variant="contained">
            {step === 2 ? 'Book' : 'Continue'}
          </Button>
        </Stack>
      ) : (
        <Button onClick={() => goTo(0)} sx={{ alignSelf: 'flex-end' }}>
          Book another
        </Button>
      )}
    </Stack>
  );
}
