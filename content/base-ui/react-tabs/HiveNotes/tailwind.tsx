import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';

const hiveTabs = 'w-full max-w-100';

const hiveList = 'flex flex-wrap gap-1 border-b border-slate-400 dark:border-slate-500';

const hiveTab =
  'mt-0 -mb-px mx-0 py-2 px-4 border-0 border-b-3 border-transparent bg-transparent ' +
  'text-inherit cursor-pointer hover:bg-amber-100 dark:hover:bg-amber-950 ' +
  '[&.Mui-selected]:border-amber-700 ' +
  'dark:[&.Mui-selected]:border-amber-300 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:-outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300';

const notePanel = 'pt-4 pb-0 px-0';

const noteField =
  'block w-full max-w-80 mt-1 mb-0 mx-0 p-2 border border-slate-500 rounded-lg ' +
  'bg-transparent text-inherit dark:border-slate-400 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300';

const hives = ['Hive 1', 'Hive 2', 'Hive 3'];

function KeptPanel({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps } = useTabPanel({ value });

  return (
    <section className={notePanel} role="tabpanel" {...getRootProps()}>
      {children}
    </section>
  );
}

export default function HiveNotes() {
  return (
    <Tabs className={hiveTabs} defaultValue="Hive 1">
      <TabsList className={hiveList} aria-label="Notes">
        {hives.map((hive) => (
          <Tab className={hiveTab} key={hive} value={hive}>
            {hive}
          </Tab>
        ))}
      </TabsList>
      {hives.map((hive) => (
        <KeptPanel key={hive} value={hive}>
          <label>
            Note on {hive}
            <textarea className={noteField} rows={2} />
          </label>
        </KeptPanel>
      ))}
    </Tabs>
  );
}
