import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const books = [
  {
    value: 'guests',
    label: 'Guest book',
    entries: [
      'We came for one night and stayed for three.',
      'The goat ate our map. We forgive it.',
      'Best dumplings above two thousand meters.',
      'Fog all day, songs all evening.',
      'Thank you for drying our boots.',
      'Next year with snowshoes.',
    ],
  },
  {
    value: 'keeper',
    label: 'Log of the keeper',
    entries: ['Water pump repaired.', 'Two chamois at the spring.', 'First frost.'],
  },
];

export default function StickyTabs() {
  return (
    <Tabs
      defaultValue="guests"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 340, height: 200, overflow: 'auto', borderRadius: 'sm' }}
    >
      <TabList sticky="top" aria-label="Books" sx={{ '--focus-outline-offset': '-2px' }}>
        {books.map(({ value, label }) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      {books.map(({ value, entries }) => (
        <TabPanel key={value} value={value} tabIndex={0} sx={{ outlineOffset: '-2px' }}>
          {entries.map((entry) => (
            <Typography key={entry} sx={{ mb: 1 }}>
              {entry}
            </Typography>
          ))}
        </TabPanel>
      ))}
    </Tabs>
  );
}
