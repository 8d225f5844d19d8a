import { Tab, tabClasses } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const LookColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 24,
});

const LookLines = styled(TabsList)({
  display: 'flex',
  gap: 16,
});

const LookLine = styled(Tab)({
  padding: '6px 4px',
  border: 0,
  borderBottom: '3px solid transparent',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderColor: '#b45309' },
  [`.mode-dark &.${tabClasses.selected}`]: { borderColor: '#fcd34d' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const LookPills = styled(TabsList)({
  display: 'flex',
  gap: 8,
});

const LookPill = styled(Tab)({
  padding: '6px 16px',
  border: 0,
  borderRadius: 999,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { background: '#92400e', color: '#fff' },
  [`.mode-dark &.${tabClasses.selected}`]: { background: '#fcd34d', color: '#451a03' },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const LookBoxes = styled(TabsList)({
  display: 'inline-flex',
  padding: 4,
  border: '1px solid #64748b',
  borderRadius: 12,
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const LookBox = styled(Tab)({
  padding: '6px 16px',
  border: '2px solid transparent',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  [`&.${tabClasses.selected}`]: { borderColor: '#b45309', background: '#fef3c7', color: '#451a03' },
  [`.mode-dark &.${tabClasses.selected}`]: {
    borderColor: '#fcd34d',
    background: '#451a03',
    color: '#fef3c7',
  },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const months = ['May', 'June', 'July'];

export default function ThreeLooks() {
  return (
    <LookColumn>
      <Tabs defaultValue="May">
        <LookLines aria-label="Month, with lines">
          {months.map((month) => (
            <LookLine key={month} value={month}>
              {month}
            </LookLine>
          ))}
        </LookLines>
      </Tabs>
      <Tabs defaultValue="May">
        <LookPills aria-label="Month, as pills">
          {months.map((month) => (
            <LookPill key={month} value={month}>
              {month}
            </LookPill>
          ))}
        </LookPills>
      </Tabs>
      <Tabs defaultValue="May">
        <LookBoxes aria-label="Month, in a box">
          {months.map((month) => (
            <LookBox key={month} value={month}>
              {month}
            </LookBox>
          ))}
        </LookBoxes>
      </Tabs>
    </LookColumn>
  );
}
