import * as React from 'react';
import { Tab, type TabOwnerState } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const mooringList = 'flex flex-wrap gap-1';

const mooringButton =
  'cursor-pointer rounded-lg border border-cyan-800 bg-white px-3.5 py-2 text-cyan-800 ' +
  'outline-offset-2 outline-cyan-800 focus-visible:outline-2 ' +
  '[&.Mui-selected]:bg-cyan-800 [&.Mui-selected]:text-white dark:border-cyan-300 ' +
  'dark:bg-cyan-950 dark:text-cyan-100 dark:outline-cyan-300 ' +
  'dark:[&.Mui-selected]:bg-cyan-300 dark:[&.Mui-selected]:text-cyan-950';

const mooringPanel = 'pt-3';

interface MooringTabProps extends React.ComponentPropsWithoutRef<'button'> {
  ownerState: TabOwnerState;
}

const MooringTab = React.forwardRef<HTMLButtonElement, MooringTabProps>(function MooringTab(
  { ownerState, children, className, ...other },
  ref,
) {
  return (
    <button ref={ref} className={`${mooringButton} ${className ?? ''}`} {...other}>
      <span aria-hidden="true">{ownerState.selected ? '●' : '○'}</span> {children}
    </button>
  );
});

export default function MooringTabs() {
  return (
    <Tabs className="w-full max-w-100" defaultValue="north">
      <TabsList className={mooringList} aria-label="Moorings">
        <Tab value="north" slots={{ root: MooringTab }}>
          North quay
        </Tab>
        <Tab value="buoys" slots={{ root: MooringTab }}>
          Buoys
        </Tab>
      </TabsList>
      <TabPanel className={mooringPanel} value="north">
        Curlew and Heron are tied up here.
      </TabPanel>
      <TabPanel className={mooringPanel} value="buoys">
        Two are free until Sunday.
      </TabPanel>
    </Tabs>
  );
}
