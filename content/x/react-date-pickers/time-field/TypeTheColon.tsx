import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

const day = dayjs('2024-11-04');

export default function TypeTheColon() {
  const [section, setSection] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Seen at the stop"
        referenceDate={day}
        selectedSections={section}
        onSelectedSectionsChange={setSection}
        onKeyDown={(event) => {
          if (event.key === ':') {
            event.preventDefault();
            setSection('minutes');
          }
          if (event.key === ' ') {
            event.preventDefault();
            setSection('meridiem');
          }
        }}
        helperText="Type 1:30 pm as you write it"
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
