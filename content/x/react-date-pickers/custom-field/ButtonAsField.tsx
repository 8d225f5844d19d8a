import * as React from 'react';
import Event from '@mui/icons-material/Event';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

type FieldProps = BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, DateValidationError>;

const ToggleContext = React.createContext<() => void>(() => {});

function ButtonField({ id, label, value, disabled, InputProps }: FieldProps) {
  const toggle = React.useContext(ToggleContext);

  return (
    <Button
      ref={InputProps?.ref}
      id={id}
      variant="outlined"
      startIcon={<Event />}
      disabled={disabled}
      aria-haspopup="dialog"
      onClick={toggle}
      sx={{ minWidth: 320 }}
    >
      <span>
        <span id={id && `${id}-label`}>{label}</span>:{' '}
        {value?.format('MMMM D, YYYY') ?? 'no day yet'}
      </span>
    </Button>
  );
}

const slots = { field: ButtonField };

export default function ButtonAsField() {
  const [open, setOpen] = React.useState(false);
  const toggle = React.useCallback(() => setOpen((isOpen) => !isOpen), []);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleContext.Provider value={toggle}>
        <DatePicker
          label="Counted on"
          defaultValue={dayjs('2024-06-12')}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          slots={slots}
        />
      </ToggleContext.Provider>
    </LocalizationProvider>
  );
}
