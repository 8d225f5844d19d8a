import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function DisabledTab() {
  return (
    <Tabs className="hive-tabs" defaultValue="spring">
      <TabsList className="hive-list" aria-label="Harvests">
        <Tab className="hive-tab" value="spring">
          Spring
        </Tab>
        <Tab className="hive-tab" value="summer" disabled>
          Summer <span className="hive-hint">from July</span>
        </Tab>
      </TabsList>
      <TabPanel className="hive-panel" value="spring" tabIndex={0}>
        Eleven jars, light and mild.
      </TabPanel>
      <TabPanel className="hive-panel" value="summer" tabIndex={0}>
        Not spun yet.
      </TabPanel>
    </Tabs>
  );
}
