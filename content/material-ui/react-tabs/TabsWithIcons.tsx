import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import WaterDropOutlinedIcon from '@mui/icons-material/WaterDropOutlined';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWithIcons() {
  const [value, setValue] = React.useState('wind');
  const onChange = (_event: React.SyntheticEvent, next: string) => setValue(next);

  return (
    <Stack spacing={2} alignItems="center" sx={{ maxWidth: '100%' }}>
      <Tabs value={value} onChange={onChange} aria-label="Readings, icons above">
        <Tab value="wind" icon={<AirIcon />} label="Wind" />
        <Tab value="rain" icon={<WaterDropOutlinedIcon />} label="Rain" />
        <Tab value="heat" icon={<ThermostatIcon />} label="Heat" />
      </Tabs>
      <Tabs value={value} onChange={onChange} aria-label="Readings, icons at the start">
        <Tab value="wind" icon={<AirIcon />} iconPosition="start" label="Wind" />
        <Tab value="rain" icon={<WaterDropOutlinedIcon />} iconPosition="start" label="Rain" />
        <Tab value="heat" icon={<ThermostatIcon />} iconPosition="start" label="Heat" />
      </Tabs>
      <Tabs value={value} onChange={onChange} aria-label="Readings, icons only">
        <Tab value="wind" icon={<AirIcon />} aria-label="Wind" />
        <Tab value="rain" icon={<WaterDropOutlinedIcon />} aria-label="Rain" />
        <Tab value="heat" icon={<ThermostatIcon />} aria-label="Heat" />
      </Tabs>
    </Stack>
  );
}
