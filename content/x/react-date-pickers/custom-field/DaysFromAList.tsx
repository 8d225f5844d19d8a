import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const walks: readonly Dayjs[] = ['2024-06-08', '2024-06-12', '2024-06-22', '2024-07-06'].map(
  (day) => dayjs(day),
);
const isWithoutWalk = (day: Dayjs) => !walks.some((walk) => walk.isSame(day, 'day'));

type FieldProps = BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, DateValidationError>;

function WalkField(props: FieldProps) {
  const { id, label, value, onChange, disabled, readOnly, inputRef, InputProps } = props;

  return (
    <Autocomplete
      ref={InputProps?.ref}
      id={id}
      options={walks}
      value={value ?? null}
      onChange={(_event, day) => onChange?.(day, { validationError: null })}
      isOptionEqualToValue={(option, day) => option.isSame(day, 'day')}
      getOptionLabel={(day) => day.format('dddd, MMMM D')}
      disabled={disabled}
      readOnly={readOnly}
      sx={{ width: 300 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          inputRef={inputRef}
          InputProps={{ ...params.InputProps, startAdornment: InputProps?.startAdornment }}
        />
      )}
    />
  );
}

const slots = { field: WalkField };

export default function DaysFromAList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Guided walk"
        defaultValue={walks[1]}
        shouldDisableDate={isWithoutWalk}
        disableHighlightToday
        slots={slots}
        slotProps={{ inputAdornment: { position: 'start' } }}
      />
    </LocalizationProvider>
  );
}
