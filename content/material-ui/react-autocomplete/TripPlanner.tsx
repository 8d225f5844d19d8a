import * as React from 'react';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const stops = ['Harbor', 'Lighthouse', 'Mill Lane', 'Old Town', 'Upper Lock'];

interface StopPickerProps {
  name: string;
  label: string;
  value: string | null;
  other: string | null;
  tried: boolean;
  onChange: (value: string | null) => void;
}

function StopPicker({ name, label, value, other, tried, onChange }: StopPickerProps) {
  const missing = tried && value === null;
  return (
    <Autocomplete
      options={stops}
      value={value}
      autoHighlight
      getOptionDisabled={(stop) => stop === other}
      onChange={(_event, next) => onChange(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          label={label}
          required
          error={missing}
          helperText={missing ? 'Choose a stop from the list' : ' '}
        />
      )}
    />
  );
}

export default function TripPlanner() {
  const [from, setFrom] = React.useState<string | null>('Harbor');
  const [to, setTo] = React.useState<string | null>(null);
  const [tried, setTried] = React.useState(false);
  const [result, setResult] = React.useState('');
  const formRef = React.useRef<HTMLFormElement>(null);

  const change = (nextFrom: string | null, nextTo: string | null) => {
    setFrom(nextFrom);
    setTo(nextTo);
    setResult('');
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (from && to) {
      setResult(`Looking for boats from ${from} to ${to}.`);
    } else {
      setResult('');
      formRef.current
        ?.querySelector<HTMLInputElement>(`[name="${from === null ? 'from' : 'to'}"]`)
        ?.focus();
    }
  };

  return (
    <Stack
      component="form"
      ref={formRef}
      noValidate
      onSubmit={handleSubmit}
      sx={{ width: 360, maxWidth: '100%' }}
    >
      <Stack direction="row" spacing={1} alignItems="center">
        <Stack flexGrow={1}>
          <StopPicker
            name="from"
            label="From"
            value={from}
            other={to}
            tried={tried}
            onChange={(next) => change(next, to)}
          />
          <StopPicker
            name="to"
            label="To"
            value={to}
            other={from}
            tried={tried}
            onChange={(next) => change(from, next)}
          />
        </Stack>
        <IconButton aria-label="Swap from and to" onClick={() => change(to, from)}>
          <SwapVertIcon />
        </IconButton>
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center" useFlexGap flexWrap="wrap">
        <Button type="submit" variant="contained">
          Find a boat
        </Button>
        <Typography variant="body2" role="status">
          {result}
        </Typography>
      </Stack>
    </Stack>
  );
}
