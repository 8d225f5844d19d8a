import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Loan {
  title: string;
  branch: string | null;
  reminder: boolean;
}

const empty: Loan = { title: '', branch: null, reminder: false };

/** Stands for your form library: it holds the values, and sets one by its name. */
function useForm<Values extends object>(initial: Values) {
  const [values, setValues] = React.useState(initial);
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    setValues((previous) => ({ ...previous, [name]: value }));
  return { values, set, reset: () => setValues(initial) };
}

export default function AllInOneState() {
  const { values, set, reset } = useForm(empty);
  const [status, setStatus] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 320, maxWidth: '100%' }}
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setStatus(`Reserved: ${values.title}, ${values.branch ?? 'any branch'}`);
        reset();
      }}
    >
      <TextField
        label="Title"
        required
        value={values.title}
        onChange={(event) => set('title', event.target.value)}
      />
      <Autocomplete
        options={['Harbor', 'Old town', 'Station']}
        value={values.branch}
        onChange={(_event, branch) => set('branch', branch)}
        renderInput={(params) => (
          <TextField {...params} label="Branch" helperText="Empty is any of them" />
        )}
      />
      <FormControlLabel
        label="Remind me"
        control={
          <Checkbox
            checked={values.reminder}
            onChange={(event) => set('reminder', event.target.checked)}
          />
        }
      />
      <Button type="submit" variant="contained">
        Reserve
      </Button>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {status}
      </Typography>
    </Stack>
  );
}
