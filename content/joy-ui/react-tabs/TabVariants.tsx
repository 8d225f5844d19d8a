import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const looks = [
  { list: 'plain', tab: 'plain', color: 'neutral', label: 'Plain, neutral' },
  { list: 'outlined', tab: 'outlined', color: 'neutral', label: 'Outlined, neutral' },
  { list: 'plain', tab: 'soft', color: 'primary', label: 'Soft tabs, primary' },
  { list: 'soft', tab: 'soft', color: 'success', label: 'Soft list, success' },
  { list: 'solid', tab: 'solid', color: 'neutral', label: 'Solid, neutral' },
] as const;

export default function TabVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      {looks.map(({ list, tab, color, label }) => (
        <Tabs key={label} defaultValue="one" sx={{ bgcolor: 'transparent' }}>
          <TabList variant={list} color={color} aria-label={label}>
            <Tab value="one" variant={tab} color={color} indicatorInset={tab === 'solid'}>
              North
            </Tab>
            <Tab value="two" variant={tab} color={color} indicatorInset={tab === 'solid'}>
              South
            </Tab>
          </TabList>
          <TabPanel value="one" size="sm" tabIndex={0}>
            {label}: the north face.
          </TabPanel>
          <TabPanel value="two" size="sm" tabIndex={0}>
            {label}: the south face.
          </TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
