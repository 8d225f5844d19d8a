import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const frames = [
  { name: 'Frame 1', text: 'Pollen along the edge.' },
  { name: 'Frame 2', text: 'Brood from side to side.' },
  { name: 'Frame 3', text: 'Honey above, brood below.' },
];

export default function FollowFocus() {
  const [follows, setFollows] = React.useState(true);

  return (
    <div className="hive-box">
      <label className="hive-choice">
        <input
          className="hive-check"
          type="checkbox"
          checked={follows}
          onChange={(event) => setFollows(event.target.checked)}
        />
        Arrow keys change the panel
      </label>
      <Tabs defaultValue="Frame 1" selectionFollowsFocus={follows}>
        <TabsList className="hive-list" aria-label="Frames">
          {frames.map(({ name }) => (
            <Tab className="hive-tab" key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {frames.map(({ name, text }) => (
          <TabPanel className="hive-panel" key={name} value={name} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
