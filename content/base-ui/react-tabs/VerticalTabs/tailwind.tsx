import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const standRow = 'flex w-full max-w-100 gap-6';

const standList = 'flex flex-col';

const standTab =
  'py-2 px-4 border-0 border-s-3 border-slate-300 bg-transparent text-inherit ' +
  'text-start cursor-pointer dark:border-slate-600 [&.Mui-selected]:border-amber-700 ' +
  'dark:[&.Mui-selected]:border-amber-300 ' +
  'focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:-outline-offset-2 dark:focus-visible:outline-amber-300';

const standPanel =
  'py-2 px-0 focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

const stands = [
  { name: 'Orchard', text: 'Four hives, facing east.' },
  { name: 'Lindens', text: 'Two hives, moved here in June.' },
  { name: 'Heath', text: 'Empty until August.' },
];

export default function VerticalTabs() {
  return (
    <Tabs className={standRow} defaultValue="Orchard" orientation="vertical">
      <TabsList className={standList} aria-label="Stands">
        {stands.map(({ name }) => (
          <Tab className={standTab} key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {stands.map(({ name, text }) => (
        <TabPanel className={standPanel} key={name} value={name} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
