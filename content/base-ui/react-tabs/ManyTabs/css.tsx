import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const weeks = [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25];

export default function ManyTabs() {
  return (
    <Tabs className="week-box" defaultValue={14}>
      <TabsList className="week-list" aria-label="Weeks">
        {weeks.map((week) => (
          <Tab className="week-tab" key={week} value={week}>
            Week {week}
          </Tab>
        ))}
      </TabsList>
      {weeks.map((week) => (
        <TabPanel className="week-panel" key={week} value={week} tabIndex={0}>
          Weight at the end of week {week}: {week + 12} kg
        </TabPanel>
      ))}
    </Tabs>
  );
}
