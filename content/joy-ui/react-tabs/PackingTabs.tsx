import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const bags = [
  { value: 'wear', label: 'Wear', things: ['Boots', 'Rain jacket', 'Hat'] },
  { value: 'carry', label: 'Carry', things: ['Water', 'Map', 'Sleeping bag liner'] },
  { value: 'share', label: 'Share', things: ['Rope', 'First aid'] },
];

export default function PackingTabs() {
  const [packed, setPacked] = React.useState<string[]>(['Boots', 'Map']);

  return (
    <Tabs defaultValue="wear" sx={{ width: '100%', maxWidth: 400, bgcolor: 'transparent' }}>
      <TabList aria-label="Packing list" tabFlex={1}>
        {bags.map(({ value, label, things }) => {
          const left = things.filter((thing) => !packed.includes(thing)).length;
          return (
            <Tab key={value} value={value} orientation="vertical">
              {label}{' '}
              <Chip component="span" size="sm" color={left === 0 ? 'success' : 'neutral'}>
                {left === 0 ? 'done' : `${left} left`}
              </Chip>
            </Tab>
          );
        })}
      </TabList>
      {bags.map(({ value, things }) => (
        <TabPanel key={value} value={value} sx={{ minHeight: 128 }}>
          <Stack spacing={1.5}>
            {things.map((thing) => (
              <Checkbox
                key={thing}
                label={thing}
                checked={packed.includes(thing)}
                onChange={(event) =>
                  setPacked(
                    event.target.checked
                      ? [...packed, thing]
                      : packed.filter((other) => other !== thing),
                  )
                }
                sx={{ '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' } }}
              />
            ))}
          </Stack>
        </TabPanel>
      ))}
    </Tabs>
  );
}
