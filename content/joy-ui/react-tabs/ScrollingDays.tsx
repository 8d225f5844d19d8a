import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const days = [
  { value: 'monday', label: 'Monday', beds: 12 },
  { value: 'tuesday', label: 'Tuesday', beds: 15 },
  { value: 'wednesday', label: 'Wednesday', beds: 9 },
  { value: 'thursday', label: 'Thursday', beds: 11 },
  { value: 'friday', label: 'Friday', beds: 2 },
  { value: 'saturday', label: 'Saturday', beds: 0 },
  { value: 'sunday', label: 'Sunday', beds: 6 },
];

export default function ScrollingDays() {
  return (
    <Tabs defaultValue="monday" sx={{ width: '100%', maxWidth: 400, bgcolor: 'transparent' }}>
      <TabList
        aria-label="Free beds by day"
        tabFlex="none"
        sx={{ overflowX: 'auto', '--focus-outline-offset': '-2px' }}
      >
        {days.map(({ value, label }) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      {days.map(({ value, label, beds }) => (
        <TabPanel key={value} value={value} tabIndex={0}>
          {label}: {beds === 0 ? 'no bed is free' : `${beds} beds are free`}.
        </TabPanel>
      ))}
    </Tabs>
  );
}
