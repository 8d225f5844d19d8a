import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';

export default function TypeTheSpace() {
  const [section, setSection] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Ship sighted"
        format="YYYY-MM-DD HH:mm"
        selectedSections={section}
        onSelectedSectionsChange={setSection}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            setSection('hours');
          }
          if (event.key === ':') {
            event.preventDefault();
            setSection('minutes');
          }
        }}
        helperText="Type 2024-01-19 2:30 as you write it"
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
