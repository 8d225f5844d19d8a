import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Typography from '@mui/material/Typography';

export default function ThreeRooms() {
  const [room, setRoom] = React.useState('kitchen');

  return (
    <Box sx={{ width: 420, maxWidth: '100%' }}>
      <TabContext value={room}>
        <TabList
          aria-label="Rooms"
          onChange={(_event, next: string) => setRoom(next)}
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab label="Kitchen" value="kitchen" />
          <Tab label="Hall" value="hall" />
          <Tab label="Study" value="study" />
        </TabList>
        <TabPanel value="kitchen" tabIndex={0}>
          <Typography>The stove is cold. Somebody left a map on the table.</Typography>
        </TabPanel>
        <TabPanel value="hall" tabIndex={0}>
          <Typography>Four coats, five hats.</Typography>
        </TabPanel>
        <TabPanel value="study" tabIndex={0}>
          <Typography>The window is open, and the papers are on the floor.</Typography>
        </TabPanel>
      </TabContext>
    </Box>
  );
}
