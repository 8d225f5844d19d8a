import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const rooms = [
  { value: 'dormitory', label: 'Dormitory', text: 'Sixteen mattresses below the roof.' },
  { value: 'larch', label: 'Larch room', text: 'Four beds, with a view of the glacier.' },
  { value: 'winter', label: 'Winter room', text: 'Open all year. Firewood is in the shed.' },
];

export default function HutSettings() {
  return (
    <Tabs
      orientation="vertical"
      defaultValue="dormitory"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 420, minHeight: 160, borderRadius: 'sm', overflow: 'hidden' }}
    >
      <TabList aria-label="Rooms" sx={{ flexShrink: 0, '--focus-outline-offset': '-2px' }}>
        {rooms.map(({ value, label }) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      {rooms.map(({ value, text }) => (
        <TabPanel key={value} value={value} tabIndex={0} sx={{ outlineOffset: '-2px' }}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
