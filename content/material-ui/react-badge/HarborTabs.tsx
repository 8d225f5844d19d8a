import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const lists = [
  { name: 'Arrivals', open: 3, text: 'Three boats wait for a berth.' },
  { name: 'Repairs', open: 11, text: 'Eleven jobs are open.' },
  { name: 'Invoices', open: 0, text: 'All invoices are paid.' },
];

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

function Count({ open }: { open: number }) {
  return (
    <>
      {open}
      <Box component="span" sx={unseen}>
        {' open'}
      </Box>
    </>
  );
}

export default function HarborTabs() {
  const [tab, setTab] = React.useState(0);
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        value={tab}
        onChange={(_event, value: number) => setTab(value)}
        aria-label="Harbor office"
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {lists.map(({ name, open }, index) => (
          <Tab
            key={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={
              <Badge
                badgeContent={open > 0 ? <Count open={open} /> : undefined}
                color="secondary"
                sx={{ px: 1.5 }}
              >
                {name}
              </Badge>
            }
          />
        ))}
      </Tabs>
      {lists.map(({ name, text }, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={tab !== index}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
