import * as React from 'react';
import { Input } from '@mui/base/Input';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { TextFieldProps } from '@mui/material/TextField';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldComponentProps,
} from '@mui/x-date-pickers/DateField';
import type { Dayjs } from 'dayjs';

/** What the page says below the field. */
export const HelpContext = React.createContext('');

const Line = styled(Input)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `2px solid ${theme.palette.text.secondary}`,
  '&.Mui-error': { borderColor: theme.palette.error.main },
  '&:focus-within': { boxShadow: `0 2px ${theme.palette.primary.main}` },
  '& input': {
    ...theme.typography.body1,
    flex: 1,
    minWidth: 0,
    padding: theme.spacing(1, 0),
    border: 0,
    outline: 0,
    color: 'inherit',
    background: 'none',
  },
}));

export function LineField(props: UseDateFieldComponentProps<Dayjs, TextFieldProps>) {
  const help = React.useContext(HelpContext);
  const ownId = React.useId();
  const id = props.id ?? ownId;
  const { label, InputProps, inputProps, inputRef } = props;
  const field = useDateField<Dayjs, TextFieldProps>({ props, inputRef });

  return (
    <Box sx={{ width: 280 }}>
      <Box component="label" id={`${id}-label`} htmlFor={id} sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Line
        ref={InputProps?.ref}
        id={id}
        value={field.value}
        error={field.error}
        disabled={field.disabled}
        readOnly={field.readOnly}
        placeholder={field.placeholder}
        autoComplete="off"
        aria-describedby={help === '' ? undefined : `${id}-help`}
        endAdornment={InputProps?.endAdornment}
        onChange={field.onChange}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        onKeyDown={field.onKeyDown}
        slotProps={{
          input: {
            ...inputProps,
            ref: field.ref,
            inputMode: field.inputMode,
            onClick: field.onClick,
            onMouseUp: field.onMouseUp,
            onPaste: field.onPaste,
          },
        }}
      />
      <Box id={`${id}-help`} sx={{ color: field.error ? 'error.main' : 'text.secondary' }}>
        {help}
      </Box>
    </Box>
  );
}
