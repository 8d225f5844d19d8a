import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const routes = [
  { value: 'short', label: 'Short', text: 'Two hours along the brook.' },
  { value: 'ridge', label: 'Ridge', text: 'Five hours, with a view of the lakes.' },
  { value: 'summit', label: 'Summit', text: 'Eight hours and one ladder.' },
];

export default function SegmentedTabs() {
  return (
    <Tabs
      defaultValue="short"
      selectionFollowsFocus
      sx={{ width: '100%', maxWidth: 360, bgcolor: 'transparent' }}
    >
      <TabList
        variant="soft"
        disableUnderline
        tabFlex={1}
        aria-label="Routes"
        sx={{
          '--List-padding': '4px',
          '--List-radius': '12px',
          '--List-gap': '4px',
        }}
      >
        {routes.map(({ value, label }) => (
          <Tab
            key={value}
            value={value}
            disableIndicator
            sx={{
              [`&.${tabClasses.selected}`]: {
                bgcolor: 'background.surface',
                borderColor: 'neutral.500',
                boxShadow: 'sm',
              },
            }}
          >
            {label}
          </Tab>
        ))}
      </TabList>
      {routes.map(({ value, text }) => (
        <TabPanel key={value} value={value} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
