import * as React from 'react';
import { Badge, badgeClasses } from '@mui/base/Badge';
import { Button, buttonClasses } from '@mui/base/Button';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Board = styled('div')({ width: '100%', maxWidth: 320 });

const BoardList = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  borderBlockEnd: '1px solid #64748b',
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const BoardTab = styled(Tab)({
  padding: '8px 0',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderBlockEndColor: '#166534', fontWeight: 600 },
  '&:focus-visible': { outline: '2px solid #166534', outlineOffset: 2 },
  [`.mode-dark &.${tabClasses.selected}`]: { borderBlockEndColor: '#86efac' },
  '.mode-dark &:focus-visible': { outlineColor: '#86efac' },
});

const NewBadge = styled(Badge)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  [`& .${badgeClasses.badge}`]: {
    padding: '0 6px',
    borderRadius: 10,
    background: '#166534',
    color: '#fff',
    fontSize: '0.875rem',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
  [`.mode-dark & .${badgeClasses.badge}`]: { background: '#86efac', color: '#052e16' },
});

const BoardPanel = styled(TabPanel)({ paddingBlock: 12 });

const BoardText = styled('p')({ margin: '0 0 12px' });

const BoardButton = styled(Button)({
  alignSelf: 'start',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: '#166534',
  color: '#fff',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  [`&.${buttonClasses.focusVisible}`]: { outline: '2px solid #166534', outlineOffset: 2 },
  '.mode-dark &': { background: '#86efac', color: '#052e16' },
  [`.mode-dark &.${buttonClasses.focusVisible}`]: { outlineColor: '#86efac' },
  [`&.${buttonClasses.disabled}`]: {
    background: '#e2e8f0',
    color: '#334155',
    cursor: 'not-allowed',
  },
  [`.mode-dark &.${buttonClasses.disabled}`]: { background: '#334155', color: '#e2e8f0' },
});

export default function HutBoard() {
  const [unread, setUnread] = React.useState(2);

  return (
    <Board>
      <Tabs defaultValue="weather">
        <BoardList aria-label="Board of the hut">
          <BoardTab value="weather">Weather</BoardTab>
          <BoardTab value="notes">
            <NewBadge badgeContent={unread === 0 ? 0 : `${unread} new`}>Notes</NewBadge>
          </BoardTab>
        </BoardList>
        <BoardPanel value="weather">Clear until noon, thunder after four.</BoardPanel>
        <BoardPanel value="notes">
          <BoardText>The bridge at the lake is closed. Boots dry behind the stove.</BoardText>
          <BoardButton
            type="button"
            disabled={unread === 0}
            focusableWhenDisabled
            onClick={() => setUnread(0)}
          >
            {unread === 0 ? 'All read' : 'Mark as read'}
          </BoardButton>
        </BoardPanel>
      </Tabs>
    </Board>
  );
}
