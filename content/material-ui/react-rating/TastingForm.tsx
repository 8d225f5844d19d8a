import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function TastingForm() {
  const [value, setValue] = React.useState<number | null>(null);
  const [missing, setMissing] = React.useState(false);
  const [sent, setSent] = React.useState('');
  const ratingRef = React.useRef<HTMLElement>(null);
  const id = React.useId();

  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (data.get('taste') === '') {
      setMissing(true);
      setSent('');
      ratingRef.current?.querySelector('input')?.focus();
    } else {
      setSent(`Thank you. You gave ${String(data.get('taste'))} of 5.`);
    }
  };

  return (
    <Stack
      component="form"
      spacing={2}
      noValidate
      onSubmit={send}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <div>
        <Typography id={id}>Taste (required)</Typography>
        <Rating
          ref={ratingRef}
          name="taste"
          size="large"
          role="radiogroup"
          aria-labelledby={id}
          aria-required
          aria-invalid={missing}
          aria-describedby={`${id}-help`}
          value={value}
          onChange={(_event, next) => {
            setValue(next);
            setMissing(false);
          }}
        />
        <FormHelperText id={`${id}-help`} error={missing}>
          {missing ? 'Choose one to five stars.' : 'One star is bad, five are excellent.'}
        </FormHelperText>
      </div>
      <TextField name="note" label="What did you notice?" multiline minRows={2} />
      <Button type="submit" variant="contained">
        Send
      </Button>
      <Box role="status">
        {sent && (
          <Alert severity="success" role="presentation">
            {sent}
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
