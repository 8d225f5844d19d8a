import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

const rows: { name: string; props: TabsProps }[] = [
  { name: 'At the start', props: {} },
  { name: 'Centered', props: { centered: true } },
  { name: 'Full width', props: { variant: 'fullWidth' } },
];

export default function TabAlignment() {
  const [value, setValue] = React.useState('day');

  return (
    <Stack spacing={2} sx={{ width: 520, maxWidth: '100%' }}>
      {rows.map(({ name, props }) => (
        <Tabs
          key={name}
          aria-label={name}
          value={value}
          onChange={(_event, next: string) => setValue(next)}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
          {...props}
        >
          <Tab value="day" label="Day" />
          <Tab value="week" label="Week" />
          <Tab value="month" label="Month" />
        </Tabs>
      ))}
    </Stack>
  );
}
