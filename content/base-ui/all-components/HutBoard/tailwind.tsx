import * as React from 'react';
import { Badge } from '@mui/base/Badge';
import { Button } from '@mui/base/Button';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const board = 'w-full max-w-80';

const boardList = 'flex flex-wrap gap-5 border-b border-slate-500 dark:border-slate-400';

const boardTab =
  'cursor-pointer border-b-3 border-transparent py-2 outline-offset-2 outline-green-800 ' +
  'focus-visible:outline-2 [&.Mui-selected]:border-green-800 ' +
  '[&.Mui-selected]:font-semibold dark:outline-green-300 ' +
  'dark:[&.Mui-selected]:border-green-300';

const newBadge =
  'inline-flex items-center gap-1.5 [&_.MuiBadge-badge]:rounded-full ' +
  '[&_.MuiBadge-badge]:bg-green-800 [&_.MuiBadge-badge]:px-1.5 ' +
  '[&_.MuiBadge-badge]:text-sm/normal [&_.MuiBadge-badge]:text-white ' +
  '[&_.MuiBadge-invisible]:hidden dark:[&_.MuiBadge-badge]:bg-green-300 ' +
  'dark:[&_.MuiBadge-badge]:text-green-950';

const boardPanel = 'py-3';

const boardText = 'm-0 mb-3';

const boardButton =
  '[&.Mui-disabled]:cursor-not-allowed [&.Mui-disabled]:bg-slate-200 ' +
  '[&.Mui-disabled]:text-slate-700 dark:[&.Mui-disabled]:bg-slate-700 ' +
  'dark:[&.Mui-disabled]:text-slate-200 cursor-pointer self-start rounded-lg ' +
  'bg-green-800 px-4 py-2 font-semibold text-white outline-offset-2 outline-green-800 ' +
  '[&.Mui-focusVisible]:outline-2 dark:bg-green-300 dark:text-green-950 ' +
  'dark:outline-green-300';

export default function HutBoard() {
  const [unread, setUnread] = React.useState(2);

  return (
    <div className={board}>
      <Tabs defaultValue="weather">
        <TabsList className={boardList} aria-label="Board of the hut">
          <Tab className={boardTab} value="weather">
            Weather
          </Tab>
          <Tab className={boardTab} value="notes">
            <Badge className={newBadge} badgeContent={unread === 0 ? 0 : `${unread} new`}>
              Notes
            </Badge>
          </Tab>
        </TabsList>
        <TabPanel className={boardPanel} value="weather">
          Clear until noon, thunder after four.
        </TabPanel>
        <TabPanel className={boardPanel} value="notes">
          <p className={boardText}>The bridge at the lake is closed. Boots dry behind the stove.</p>
          <Button
            className={boardButton}
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
