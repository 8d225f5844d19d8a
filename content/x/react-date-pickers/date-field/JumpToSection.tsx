import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function JumpToSection() {
  const [sections, setSections] = React.useState<FieldSelectedSections>(null);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const jump = (section: FieldSelectedSections) => {
    inputRef.current?.focus();
    setSections(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} alignItems="flex-start">
        <DateField
          label="Printed on the card"
          defaultValue={dayjs('1952-03-09')}
          inputRef={inputRef}
          selectedSections={sections}
          onSelectedSectionsChange={setSections}
        />
        <Stack direction="row" spacing={1}>
          <Button onClick={() => jump('day')}>Correct the day</Button>
          <Button onClick={() => jump('year')}>The year</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
