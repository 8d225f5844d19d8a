import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const sizes = [
  { size: 'sm', label: 'Small' },
  { size: 'md', label: 'Medium' },
  { size: 'lg', label: 'Large' },
] as const;

export default function TabSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {sizes.map(({ size, label }) => (
        <Tabs key={size} size={size} defaultValue="soup" sx={{ bgcolor: 'transparent' }}>
          <TabList aria-label={`${label}, kitchen`}>
            <Tab value="soup">Soup</Tab>
            <Tab value="cake">Cake</Tab>
          </TabList>
          <TabPanel value="soup" tabIndex={0}>
            Barley, from five o&apos;clock.
          </TabPanel>
          <TabPanel value="cake" tabIndex={0}>
            Plum, while it lasts.
          </TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
