import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

const rows: { name: string; variant: TabsProps['variant']; centered: boolean }[] = [
  { name: 'At the start', variant: 'standard', centered: false },
  { name: 'Centered', variant: 'standard', centered: true },
  { name: 'Full width', variant: 'fullWidth', centered: false },
];

export default function TabAlignment() {
  const [value, setValue] = React.useState('day');

  return (
    <Stack spacing={2} sx={{ width: 520, maxWidth: '100%' }}>
      {rows.map(({ name, variant, centered }) => (
        <Tabs
          key={name}
          aria-label={name}
          variant={variant}
          centered={centered}
          value={value}
          onChange={(_event, next: string) => setValue(next)}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="day" label="Day" />
          <Tab value="week" label="Week" />
          <Tab value="month" label="Month" />
        </Tabs>
      ))}
    </Stack>
  );
}
