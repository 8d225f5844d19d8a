import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

export default function PillTabs() {
  const [value, setValue] = React.useState('list');

  return (
    <Tabs
      aria-label="View"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      sx={{
        minHeight: 0,
        padding: 0.5,
        borderRadius: 6,
        bgcolor: 'action.hover',
        [`& .${tabsClasses.indicator}`]: { display: 'none' },
        [`& .${tabClasses.root}`]: {
          minHeight: 36,
          borderRadius: 5,
          textTransform: 'none',
          color: 'text.primary',
        },
        [`& .${tabClasses.selected}`]: {
          bgcolor: 'background.paper',
          boxShadow: 1,
        },
        [`& .${tabClasses.root}.Mui-focusVisible`]: {
          outline: '2px solid',
          outlineOffset: -2,
        },
      }}
    >
      <Tab value="list" label="List" />
      <Tab value="board" label="Board" />
      <Tab value="map" label="Map" />
    </Tabs>
  );
}
