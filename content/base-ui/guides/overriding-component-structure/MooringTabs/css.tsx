import * as React from 'react';
import { Tab, type TabOwnerState } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

interface MooringTabProps extends React.ComponentPropsWithoutRef<'button'> {
  ownerState: TabOwnerState;
}

const MooringTab = React.forwardRef<HTMLButtonElement, MooringTabProps>(function MooringTab(
  { ownerState, children, className, ...other },
  ref,
) {
  return (
    <button ref={ref} className={`mooring-tab ${className ?? ''}`} {...other}>
      <span aria-hidden="true">{ownerState.selected ? '●' : '○'}</span> {children}
    </button>
  );
});

export default function MooringTabs() {
  return (
    <Tabs className="moorings" defaultValue="north">
      <TabsList className="mooring-list" aria-label="Moorings">
        <Tab value="north" slots={{ root: MooringTab }}>
          North quay
        </Tab>
        <Tab value="buoys" slots={{ root: MooringTab }}>
          Buoys
        </Tab>
      </TabsList>
      <TabPanel className="mooring-panel" value="north">
        Curlew and Heron are tied up here.
      </TabPanel>
      <TabPanel className="mooring-panel" value="buoys">
        Two are free until Sunday.
      </TabPanel>
    </Tabs>
  );
}
