import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const hiveTabs = 'w-full max-w-100';

const hiveList = 'flex flex-wrap gap-1 border-b border-slate-400 dark:border-slate-500';

const hiveTab =
  'mt-0 -mb-px mx-0 py-2 px-4 border-0 border-b-3 border-transparent bg-transparent ' +
  'text-inherit cursor-pointer hover:bg-amber-100 dark:hover:bg-amber-950 ' +
  '[&.Mui-selected]:border-amber-700 ' +
  'dark:[&.Mui-selected]:border-amber-300 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:-outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300 [&.Mui-disabled]:bg-transparent ' +
  '[&.Mui-disabled]:text-slate-500 [&.Mui-disabled]:cursor-not-allowed ' +
  'dark:[&.Mui-disabled]:bg-transparent dark:[&.Mui-disabled]:text-slate-400';

const hiveHint = 'text-sm';

const hivePanel =
  'pt-4 pb-0 px-0 focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

export default function DisabledTab() {
  return (
    <Tabs className={hiveTabs} defaultValue="spring">
      <TabsList className={hiveList} aria-label="Harvests">
        <Tab className={hiveTab} value="spring">
          Spring
        </Tab>
        <Tab className={hiveTab} value="summer" disabled>
          Summer <span className={hiveHint}>from July</span>
        </Tab>
      </TabsList>
      <TabPanel className={hivePanel} value="spring" tabIndex={0}>
        Eleven jars, light and mild.
      </TabPanel>
      <TabPanel className={hivePanel} value="summer" tabIndex={0}>
        Not spun yet.
      </TabPanel>
    </Tabs>
  );
}
