import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const hours = [
  { value: 'morning', label: 'Morning', text: 'Breakfast is at six, for those who climb at five.' },
  { value: 'noon', label: 'Noon', text: 'The kitchen serves soup on the terrace.' },
  { value: 'night', label: 'Night', text: 'The generator stops at ten.' },
];

export default function TabsBelow() {
  return (
    <Tabs
      defaultValue="morning"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 360, borderRadius: 'md', overflow: 'hidden' }}
    >
      {hours.map(({ value, text }) => (
        <TabPanel
          key={value}
          value={value}
          tabIndex={0}
          sx={{ minHeight: 96, outlineOffset: '-2px' }}
        >
          {text}
        </TabPanel>
      ))}
      <TabList
        aria-label="Hours of the day"
        underlinePlacement="top"
        tabFlex="auto"
        sx={{ '--focus-outline-offset': '-2px' }}
      >
        {hours.map(({ value, label }) => (
          <Tab key={value} value={value} indicatorPlacement="top" indicatorInset>
            {label}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
