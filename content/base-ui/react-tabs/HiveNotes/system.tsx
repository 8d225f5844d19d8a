import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';
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

const NotePanel = styled('section')({
  padding: '16px 0 0',
});

const NoteField = styled('textarea')({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 320,
  margin: '4px 0 0',
  padding: 8,
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '.mode-dark &': { borderColor: '#94a3b8' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const hives = ['Hive 1', 'Hive 2', 'Hive 3'];

function KeptPanel({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps } = useTabPanel({ value });

  return (
    <NotePanel role="tabpanel" {...getRootProps()}>
      {children}
    </NotePanel>
  );
}

export default function HiveNotes() {
  return (
    <HiveTabs defaultValue="Hive 1">
      <HiveList aria-label="Notes">
        {hives.map((hive) => (
          <HiveTab key={hive} value={hive}>
            {hive}
          </HiveTab>
        ))}
      </HiveList>
      {hives.map((hive) => (
        <KeptPanel key={hive} value={hive}>
          <label>
            Note on {hive}
            <NoteField rows={2} />
          </label>
        </KeptPanel>
      ))}
    </HiveTabs>
  );
}
