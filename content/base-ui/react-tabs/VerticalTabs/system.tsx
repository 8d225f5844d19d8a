import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const StandRow = styled(Tabs)({
  display: 'flex',
  gap: 24,
  width: '100%',
  maxWidth: 400,
});

const StandList = styled(TabsList)({
  display: 'flex',
  flexDirection: 'column',
});

const StandTab = styled(Tab)({
  padding: '8px 16px',
  border: 0,
  borderInlineStart: '3px solid #cbd5e1',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '.mode-dark &': { borderColor: '#475569' },
  [`&.${tabClasses.selected}`]: { borderColor: '#b45309' },
  [`.mode-dark &.${tabClasses.selected}`]: { borderColor: '#fcd34d' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: -2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const StandPanel = styled(TabPanel)({
  padding: '8px 0',
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const stands = [
  { name: 'Orchard', text: 'Four hives, facing east.' },
  { name: 'Lindens', text: 'Two hives, moved here in June.' },
  { name: 'Heath', text: 'Empty until August.' },
];

export default function VerticalTabs() {
  return (
    <StandRow defaultValue="Orchard" orientation="vertical">
      <StandList aria-label="Stands">
        {stands.map(({ name }) => (
          <StandTab key={name} value={name}>
            {name}
          </StandTab>
        ))}
      </StandList>
      {stands.map(({ name, text }) => (
        <StandPanel key={name} value={name} tabIndex={0}>
          {text}
        </StandPanel>
      ))}
    </StandRow>
  );
}
