import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabColors() {
  const [value, setValue] = React.useState('out');
  const onChange = (_event: React.SyntheticEvent, next: string) => setValue(next);

  return (
    <Stack spacing={2}>
      <Tabs
        aria-label="Secondary colors"
        textColor="secondary"
        indicatorColor="secondary"
        value={value}
        onChange={onChange}
      >
        <Tab value="out" label="Outward" />
        <Tab value="back" label="Return" />
      </Tabs>
      <Box sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText', borderRadius: 1 }}>
        <Tabs
          aria-label="Inherited colors"
          textColor="inherit"
          TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
          value={value}
          onChange={onChange}
          sx={{ '& .MuiTab-root': { opacity: 1 } }}
        >
          <Tab value="out" label="Outward" />
          <Tab value="back" label="Return" />
        </Tabs>
      </Box>
    </Stack>
  );
}
