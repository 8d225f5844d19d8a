import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const lookColumn = 'flex flex-col items-start gap-6';

const lookLines = 'flex gap-4';

const lookLine =
  'py-1.5 px-1 border-0 border-b-3 border-transparent bg-transparent text-inherit ' +
  'cursor-pointer [&.Mui-selected]:border-amber-700 ' +
  'dark:[&.Mui-selected]:border-amber-300 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300';

const lookPills = 'flex gap-2';

const lookPill =
  'py-1.5 px-4 border-0 rounded-full bg-transparent text-inherit cursor-pointer ' +
  '[&.Mui-selected]:bg-amber-800 [&.Mui-selected]:text-white ' +
  'dark:[&.Mui-selected]:bg-amber-300 dark:[&.Mui-selected]:text-amber-950 ' +
  'focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

const lookBoxes = 'inline-flex p-1 border border-slate-500 rounded-xl dark:border-slate-400';

const lookBox =
  'py-1.5 px-4 border-2 border-transparent rounded-lg bg-transparent text-inherit ' +
  'cursor-pointer [&.Mui-selected]:border-amber-700 [&.Mui-selected]:bg-amber-100 ' +
  '[&.Mui-selected]:text-amber-950 dark:[&.Mui-selected]:border-amber-300 ' +
  'dark:[&.Mui-selected]:bg-amber-950 dark:[&.Mui-selected]:text-amber-100 ' +
  'focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

const months = ['May', 'June', 'July'];

export default function ThreeLooks() {
  return (
    <div className={lookColumn}>
      <Tabs defaultValue="May">
        <TabsList className={lookLines} aria-label="Month, with lines">
          {months.map((month) => (
            <Tab className={lookLine} key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabsList>
      </Tabs>
      <Tabs defaultValue="May">
        <TabsList className={lookPills} aria-label="Month, as pills">
          {months.map((month) => (
            <Tab className={lookPill} key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabsList>
      </Tabs>
      <Tabs defaultValue="May">
        <TabsList className={lookBoxes} aria-label="Month, in a box">
          {months.map((month) => (
            <Tab className={lookBox} key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabsList>
      </Tabs>
    </div>
  );
}
