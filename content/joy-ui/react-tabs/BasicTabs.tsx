import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function BasicTabs() {
  return (
    <Tabs defaultValue="weather" sx={{ width: '100%', maxWidth: 400, bgcolor: 'transparent' }}>
      <TabList aria-label="The hut today">
        <Tab value="weather">Weather</Tab>
        <Tab value="beds">Beds</Tab>
        <Tab value="path">Path</Tab>
      </TabList>
      <TabPanel value="weather" tabIndex={0}>
        Clear until noon, then clouds from the west.
      </TabPanel>
      <TabPanel value="beds" tabIndex={0}>
        Eleven of twenty-four are free tonight.
      </TabPanel>
      <TabPanel value="path" tabIndex={0}>
        Snow above the second bridge. Bring poles.
      </TabPanel>
    </Tabs>
  );
}
