import { extendTheme, ThemeProvider } from '@mui/joy/styles';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const hutTheme = extendTheme({
  components: {
    JoyTabs: {
      styleOverrides: {
        root: {
          '--Tab-indicatorThickness': '4px',
          '--Tab-indicatorRadius': '4px 4px 0 0',
          backgroundColor: 'transparent',
        },
      },
    },
    JoyTab: {
      styleOverrides: {
        root: ({ theme }) => ({
          [`&.${tabClasses.selected}`]: {
            backgroundColor: 'transparent',
            fontWeight: theme.vars.fontWeight.lg,
          },
        }),
      },
    },
  },
});

export default function TabsTheme() {
  return (
    <ThemeProvider theme={hutTheme}>
      <Tabs defaultValue="up" sx={{ width: '100%', maxWidth: 360 }}>
        <TabList aria-label="Cable car">
          <Tab value="up">Up</Tab>
          <Tab value="down">Down</Tab>
        </TabList>
        <TabPanel value="up" tabIndex={0}>
          Every half hour until six.
        </TabPanel>
        <TabPanel value="down" tabIndex={0}>
          The last car leaves at seven.
        </TabPanel>
      </Tabs>
    </ThemeProvider>
  );
}
