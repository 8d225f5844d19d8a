import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type FieldRef, type FieldSection } from '@mui/x-date-pickers/models';

export default function MissingParts() {
  const fieldRef = React.useRef<FieldRef<FieldSection>>(null);
  const [missing, setMissing] = React.useState<readonly string[]>([]);

  const look = () => {
    const sections = fieldRef.current?.getSections() ?? [];
    const empty = sections.filter((section) => section.value === '').map(({ type }) => type);
    setMissing(empty.length < sections.length ? empty : []);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Label printed on"
        unstableFieldRef={fieldRef}
        onFocus={() => setMissing([])}
        onBlur={look}
        slotProps={{ textField: { error: missing.length > 0 } }}
        helperText={
          missing.length > 0 ? `Still missing: ${missing.join(' and ')}` : 'Month, day and year'
        }
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
