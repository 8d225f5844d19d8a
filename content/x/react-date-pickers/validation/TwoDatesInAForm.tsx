import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

interface FormDateProps {
  label: string;
  value: Dayjs | null;
  onChange: (value: Dayjs | null) => void;
  onBlur: () => void;
  inputRef: React.Ref<HTMLInputElement>;
  problem?: string;
}

/** A date picker with the props that form libraries give. */
function FormDate({ label, value, onChange, onBlur, inputRef, problem }: FormDateProps) {
  return (
    <DatePicker
      label={label}
      value={value}
      onChange={(next) => onChange(next)}
      referenceDate={dayjs('2024-10-07')}
      disableHighlightToday
      inputRef={inputRef}
      onClose={onBlur}
      slotProps={{
        textField: {
          onBlur,
          error: problem !== undefined,
          helperText: problem ?? ' ',
          FormHelperTextProps: { 'aria-live': 'polite' },
        },
      }}
    />
  );
}

const labels = { thrown: 'Thrown on', fired: 'Fired on' };
const names = ['thrown', 'fired'] as const;
type Values = Record<keyof typeof labels, Dayjs | null>;

function findProblem(name: keyof Values, { thrown, fired }: Values): string | undefined {
  const value = name === 'thrown' ? thrown : fired;
  // While a year is typed, it is one of long ago.
  if (!value?.isValid() || value.year() < 1900) return 'Enter the whole date.';
  if (name === 'fired' && thrown && fired?.isBefore(thrown, 'day')) return 'That is too early.';
  return undefined;
}

export default function TwoDatesInAForm() {
  // What a form library keeps: values, which fields were left, and their inputs.
  const [values, setValues] = React.useState<Values>({ thrown: null, fired: null });
  const [left, setLeft] = React.useState<readonly (keyof Values)[]>([]);
  const inputs = React.useRef(new Map<keyof Values, HTMLInputElement | null>());
  const [status, setStatus] = React.useState('');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={1}
        sx={{ width: '100%', maxWidth: 300 }}
        onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          const wrong = names.find((name) => findProblem(name, values));
          setLeft(names);
          setStatus(wrong ? '' : 'Saved');
          if (wrong) inputs.current.get(wrong)?.focus();
        }}
      >
        {names.map((name) => (
          <FormDate
            key={name}
            label={labels[name]}
            value={values[name]}
            onChange={(value) => {
              setValues((previous) => ({ ...previous, [name]: value }));
              setStatus('');
            }}
            onBlur={() => setLeft((previous) => [...new Set(previous).add(name)])}
            inputRef={(input) => inputs.current.set(name, input)}
            problem={left.includes(name) ? findProblem(name, values) : undefined}
          />
        ))}
        <Button type="submit" variant="contained">
          Save
        </Button>
        <Typography role="status" sx={{ minHeight: '1.5em' }}>
          {status}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
