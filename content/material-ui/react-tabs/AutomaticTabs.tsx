import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';

const keys = { c: 'C major', g: 'G major', d: 'D major', a: 'A major' };

export default function AutomaticTabs() {
  const [key, setKey] = React.useState('c');

  return (
    <Box sx={{ width: 440, maxWidth: '100%' }}>
      <TabContext value={key}>
        <TabList
          selectionFollowsFocus
          variant="scrollable"
          allowScrollButtonsMobile
          aria-label="Keys"
          onChange={(_event, next: string) => setKey(next)}
        >
          {Object.entries(keys).map(([value, name]) => (
            <Tab key={value} value={value} label={name} />
          ))}
        </TabList>
        {Object.entries(keys).map(([value, name], sharps) => (
          <TabPanel key={value} value={value} tabIndex={0}>
            <Typography>
              {name} has {sharps === 0 ? 'no' : sharps} {sharps === 1 ? 'sharp' : 'sharps'}.
            </Typography>
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
