import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const weekBox = 'w-full max-w-120';

const weekList = 'flex overflow-x-auto';

const weekTab =
  'shrink-0 py-2 px-4 border-0 border-b-3 border-slate-300 bg-transparent text-inherit ' +
  'whitespace-nowrap cursor-pointer dark:border-slate-600 ' +
  '[&.Mui-selected]:border-amber-700 ' +
  'dark:[&.Mui-selected]:border-amber-300 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:-outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300';

const weekPanel =
  'pt-4 pb-0 px-0 focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

const weeks = [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25];

export default function ManyTabs() {
  return (
    <Tabs className={weekBox} defaultValue={14}>
      <TabsList className={weekList} aria-label="Weeks">
        {weeks.map((week) => (
          <Tab className={weekTab} key={week} value={week}>
            Week {week}
          </Tab>
        ))}
      </TabsList>
      {weeks.map((week) => (
        <TabPanel className={weekPanel} key={week} value={week} tabIndex={0}>
          Weight at the end of week {week}: {week + 12} kg
        </TabPanel>
      ))}
    </Tabs>
  );
}
