import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function HutBoard() {
  const [unread, setUnread] = React.useState(2);

  return (
    <div className="hut-board">
      <Tabs defaultValue="weather">
        <TabsList className="hut-tabs" aria-label="Board of the hut">
          <Tab className="hut-tab" value="weather">
            Weather
          </Tab>
          <Tab className="hut-tab" value="notes">
            <Badge className="hut-badge" badgeContent={unread === 0 ? 0 : `${unread} new`}>
              Notes
            </Badge>
          </Tab>
        </TabsList>
        <TabPanel className="hut-panel" value="weather">
          Clear until noon, thunder after four.
        </TabPanel>
        <TabPanel className="hut-panel" value="notes">
          <p className="hut-text">The bridge at the lake is closed. Boots dry behind the stove.</p>
          <Button
            className="hut-button"
            type="button"
            disabled={unread === 0}
            focusableWhenDisabled
            onClick={() => setUnread(0)}
          >
            {unread === 0 ? 'All read' : 'Mark as read'}
          </Button>
        </TabPanel>
      </Tabs>
    </div>
  );
}
