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
  'dark:focus-visible:outline-amber-300';

const hivePanel =
  'pt-4 pb-0 px-0 focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

export default function BasicTabs() {
  return (
    <Tabs className={hiveTabs} defaultValue="brood">
      <TabsList className={hiveList} aria-label="Hive 3">
        <Tab className={hiveTab} value="brood">
          Brood
        </Tab>
        <Tab className={hiveTab} value="honey">
          Honey
        </Tab>
        <Tab className={hiveTab} value="queen">
          Queen
        </Tab>
      </TabsList>
      <TabPanel className={hivePanel} value="brood" tabIndex={0}>
        Six frames, eggs in four of them.
      </TabPanel>
      <TabPanel className={hivePanel} value="honey" tabIndex={0}>
        Two frames are capped.
      </TabPanel>
      <TabPanel className={hivePanel} value="queen" tabIndex={0}>
        Seen on the third frame, marked blue.
      </TabPanel>
    </Tabs>
  );
}
