import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const bare: Partial<DateFieldProps<Dayjs>> = {
  variant: 'standard',
  InputProps: { disableUnderline: true },
  sx: { width: '6.5rem' },
};

export default function OneBox() {
  const firstRef = React.useRef<HTMLInputElement>(null);
  const lastRef = React.useRef<HTMLInputElement>(null);

  const cross = (event: React.KeyboardEvent) => {
    const [first, last] = [firstRef.current, lastRef.current];
    if (!first || !last) return;
    const forward = event.target === first;
    const [from, to] = forward ? [first, last] : [last, first];
    if (event.key !== (forward ? 'ArrowRight' : 'ArrowLeft')) return;
    const atStart = from.selectionStart === 0;
    const atEnd = from.selectionEnd === from.value.length;
    if (atStart === atEnd || atEnd !== forward) return;
    event.stopPropagation();
    event.preventDefault();
    to.focus();
    const caret = forward ? 0 : to.value.length - 1;
    to.setSelectionRange(caret, caret);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="fieldset"
        onKeyDownCapture={cross}
        sx={{
          p: 1.5,
          pt: 0.5,
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: 1,
          whiteSpace: 'nowrap',
          '&:focus-within': { borderColor: 'primary.main', boxShadow: 1 },
          '&:has([aria-invalid=true])': { borderColor: 'error.main' },
        }}
      >
        <Typography component="legend" variant="caption" sx={{ px: 0.5 }}>
          Nest in use
        </Typography>
        <DateField
          {...bare}
          inputRef={firstRef}
          inputProps={{ 'aria-label': 'First day' }}
          defaultValue={dayjs('2024-05-04')}
        />
        <Typography component="span" sx={{ pr: 1, lineHeight: '2rem' }}>
          –
        </Typography>
        <DateField
          {...bare}
          inputRef={lastRef}
          inputProps={{ 'aria-label': 'Last day' }}
          defaultValue={dayjs('2024-06-08')}
        />
      </Box>
    </LocalizationProvider>
  );
}
