import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldComponentProps,
} from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useClearableField } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

type FieldProps = UseDateFieldComponentProps<Dayjs, TextFieldProps>;

function OwnField({
  slots,
  slotProps,
  inputRef,
  ...props
}: FieldProps & { slots?: object; slotProps?: object }) {
  const field = useDateField<Dayjs, TextFieldProps>({ props, inputRef });
  const { ref, onPaste, onKeyDown, inputMode, readOnly, clearable, onClear, ...other } = field;
  const { InputProps, fieldProps } = useClearableField({
    clearable,
    onClear,
    fieldProps: other,
    InputProps: other.InputProps,
    slots,
    slotProps,
  });

  return (
    <TextField
      {...fieldProps}
      InputProps={{ ...InputProps, readOnly }}
      inputProps={{ ...fieldProps.inputProps, ref, inputMode, onPaste, onKeyDown }}
    />
  );
}

const slots = { field: OwnField };

export default function ClearInOwnField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Left the nest on"
        defaultValue={dayjs('2024-06-12')}
        slots={slots}
        slotProps={{ field: { clearable: true } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
