import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function BasicTabs() {
  return (
    <Tabs className="hive-tabs" defaultValue="brood">
      <TabsList className="hive-list" aria-label="Hive 3">
        <Tab className="hive-tab" value="brood">
          Brood
        </Tab>
        <Tab className="hive-tab" value="honey">
          Honey
        </Tab>
        <Tab className="hive-tab" value="queen">
          Queen
        </Tab>
      </TabsList>
      <TabPanel className="hive-panel" value="brood" tabIndex={0}>
        Six frames, eggs in four of them.
      </TabPanel>
      <TabPanel className="hive-panel" value="honey" tabIndex={0}>
        Two frames are capped.
      </TabPanel>
      <TabPanel className="hive-panel" value="queen" tabIndex={0}>
        Seen on the third frame, marked blue.
      </TabPanel>
    </Tabs>
  );
}
