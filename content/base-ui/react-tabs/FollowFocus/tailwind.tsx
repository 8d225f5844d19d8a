import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const hiveBox = 'w-full max-w-100';

const hiveChoice = 'inline-flex items-center gap-2 mt-0 mb-4 mx-0 cursor-pointer';

const hiveCheck = 'size-5 m-0 accent-amber-700 dark:accent-amber-300';

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

const frames = [
  { name: 'Frame 1', text: 'Pollen along the edge.' },
  { name: 'Frame 2', text: 'Brood from side to side.' },
  { name: 'Frame 3', text: 'Honey above, brood below.' },
];

export default function FollowFocus() {
  const [follows, setFollows] = React.useState(true);

  return (
    <div className={hiveBox}>
      <label className={hiveChoice}>
        <input
          className={hiveCheck}
          type="checkbox"
          checked={follows}
          onChange={(event) => setFollows(event.target.checked)}
        />
        Arrow keys change the panel
      </label>
      <Tabs defaultValue="Frame 1" selectionFollowsFocus={follows}>
        <TabsList className={hiveList} aria-label="Frames">
          {frames.map(({ name }) => (
            <Tab className={hiveTab} key={name} value={name}>
              {name}
            </Tab>
          ))}
        </TabsList>
        {frames.map(({ name, text }) => (
          <TabPanel className={hivePanel} key={name} value={name} tabIndex={0}>
            {text}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
