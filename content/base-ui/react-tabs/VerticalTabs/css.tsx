import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const stands = [
  { name: 'Orchard', text: 'Four hives, facing east.' },
  { name: 'Lindens', text: 'Two hives, moved here in June.' },
  { name: 'Heath', text: 'Empty until August.' },
];

export default function VerticalTabs() {
  return (
    <Tabs className="stand-row" defaultValue="Orchard" orientation="vertical">
      <TabsList className="stand-list" aria-label="Stands">
        {stands.map(({ name }) => (
          <Tab className="stand-tab" key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {stands.map(({ name, text }) => (
        <TabPanel className="stand-panel" key={name} value={name} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
