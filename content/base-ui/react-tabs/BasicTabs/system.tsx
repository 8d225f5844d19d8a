import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const HiveTabs = styled(Tabs)({
  width: '100%',
  maxWidth: 400,
});

const HiveList = styled(TabsList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  borderBottom: '1px solid #94a3b8',
  '.mode-dark &': { borderColor: '#64748b' },
});

const HiveTab = styled(Tab)({
  margin: '0 0 -1px',
  padding: '8px 16px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { background: '#fef3c7' },
  '.mode-dark &:hover': { background: '#451a03' },
  [`&.${tabClasses.selected}`]: { borderColor: '#b45309' },
  [`.mode-dark &.${tabClasses.selected}`]: { borderColor: '#fcd34d' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: -2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const HivePanel = styled(TabPanel)({
  padding: '16px 0 0',
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

export default function BasicTabs() {
  return (
    <HiveTabs defaultValue="brood">
      <HiveList aria-label="Hive 3">
        <HiveTab value="brood">Brood</HiveTab>
        <HiveTab value="honey">Honey</HiveTab>
        <HiveTab value="queen">Queen</HiveTab>
      </HiveList>
      <HivePanel value="brood" tabIndex={0}>
        Six frames, eggs in four of them.
      </HivePanel>
      <HivePanel value="honey" tabIndex={0}>
        Two frames are capped.
      </HivePanel>
      <HivePanel value="queen" tabIndex={0}>
        Seen on the third frame, marked blue.
      </HivePanel>
    </HiveTabs>
  );
}
