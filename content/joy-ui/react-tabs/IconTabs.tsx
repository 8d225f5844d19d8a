import DirectionsWalk from '@mui/icons-material/DirectionsWalk';
import Hotel from '@mui/icons-material/Hotel';
import Map from '@mui/icons-material/Map';
import PhotoCamera from '@mui/icons-material/PhotoCamera';
import WbSunny from '@mui/icons-material/WbSunny';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const labeled = [
  { value: 'sky', label: 'Sky', icon: <WbSunny />, text: 'Seven hours of sun.' },
  { value: 'sleep', label: 'Sleep', icon: <Hotel />, text: 'Quiet from ten at night.' },
  { value: 'walk', label: 'Walk', icon: <DirectionsWalk />, text: 'Three paths are open.' },
];

export default function IconTabs() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs defaultValue="sky" sx={{ bgcolor: 'transparent' }}>
        <TabList aria-label="Today" tabFlex={1}>
          {labeled.map(({ value, label, icon }) => (
            <Tab key={value} value={value} orientation="vertical">
              <ListItemDecorator>{icon}</ListItemDecorator>
              {label}
            </Tab>
          ))}
        </TabList>
        {labeled.map(({ value, text }) => (
          <TabPanel key={value} value={value} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
      <Tabs defaultValue="map" sx={{ bgcolor: 'transparent' }}>
        <TabList aria-label="Show the valley as">
          <Tab value="map" aria-label="Map">
            <Map />
          </Tab>
          <Tab value="photo" aria-label="Photo">
            <PhotoCamera />
          </Tab>
        </TabList>
        <TabPanel value="map" tabIndex={0}>
          The map shows wells and fences.
        </TabPanel>
        <TabPanel value="photo" tabIndex={0}>
          The photo was taken at dawn.
        </TabPanel>
      </Tabs>
    </Stack>
  );
}
