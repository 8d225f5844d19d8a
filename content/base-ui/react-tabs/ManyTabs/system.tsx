import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const WeekBox = styled(Tabs)({
  width: '100%',
  maxWidth: 480,
});

const WeekList = styled(TabsList)({
  display: 'flex',
  overflowX: 'auto',
});

const WeekTab = styled(Tab)({
  flexShrink: 0,
  padding: '8px 16px',
  border: 0,
  borderBottom: '3px solid #cbd5e1',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '.mode-dark &': { borderColor: '#475569' },
  [`&.${tabClasses.selected}`]: { borderColor: '#b45309' },
  [`.mode-dark &.${tabClasses.selected}`]: { borderColor: '#fcd34d' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: -2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const WeekPanel = styled(TabPanel)({
  padding: '16px 0 0',
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const weeks = [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25];

export default function ManyTabs() {
  return (
    <WeekBox defaultValue={14}>
      <WeekList aria-label="Weeks">
        {weeks.map((week) => (
          <WeekTab key={week} value={week}>
            Week {week}
          </WeekTab>
        ))}
      </WeekList>
      {weeks.map((week) => (
        <WeekPanel key={week} value={week} tabIndex={0}>
          Weight at the end of week {week}: {week + 12} kg
        </WeekPanel>
      ))}
    </WeekBox>
  );
}
