import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError, FieldRef, FieldSection } from '@mui/x-date-pickers/models';

export default function MissingParts() {
  const fieldRef = React.useRef<FieldRef<FieldSection>>(null);
  const [error, setError] = React.useState<DateValidationError>(null);
  const [message, setMessage] = React.useState('');

  const look = () => {
    if (error === null) return;
    const sections = fieldRef.current?.getSections() ?? [];
    const missing = sections.filter((section) => section.value === '').map(({ type }) => type);
    if (missing.length > 0) setMessage(`Still missing: ${missing.join(' and ')}`);
    else if (error === 'invalidDate') setMessage('There is no such date');
    else setMessage('From 1900 to 2099');
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Label printed on"
        unstableFieldRef={fieldRef}
        onError={setError}
        onFocus={() => setMessage('')}
        onBlur={look}
        slotProps={{ textField: { error: message !== '' } }}
        helperText={message || 'Month, day and year'}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
