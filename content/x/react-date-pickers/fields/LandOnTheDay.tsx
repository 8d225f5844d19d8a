import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function LandOnTheDay() {
  const [sections, setSections] = React.useState<FieldSelectedSections>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Copied on"
        defaultValue={dayjs('1978-10-03')}
        selectedSections={sections}
        onSelectedSectionsChange={setSections}
        onFocus={() => setSections('day')}
        helperText="Tab into it: the day is selected"
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
