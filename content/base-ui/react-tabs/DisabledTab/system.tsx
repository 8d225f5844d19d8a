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
  [`&.${tabClasses.disabled}`]: {
    background: 'transparent',
    color: '#64748b',
    cursor: 'not-allowed',
  },
  [`.mode-dark &.${tabClasses.disabled}`]: { background: 'transparent', color: '#94a3b8' },
});

const HiveHint = styled('span')({
  fontSize: 14,
  lineHeight: '20px',
});

const HivePanel = styled(TabPanel)({
  padding: '16px 0 0',
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

export default function DisabledTab() {
  return (
    <HiveTabs defaultValue="spring">
      <HiveList aria-label="Harvests">
        <HiveTab value="spring">Spring</HiveTab>
        <HiveTab value="summer" disabled>
          Summer <HiveHint>from July</HiveHint>
        </HiveTab>
      </HiveList>
      <HivePanel value="spring" tabIndex={0}>
        Eleven jars, light and mild.
      </HivePanel>
      <HivePanel value="summer" tabIndex={0}>
        Not spun yet.
      </HivePanel>
    </HiveTabs>
  );
}
