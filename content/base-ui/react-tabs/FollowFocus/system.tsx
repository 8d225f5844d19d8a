import * as React from 'react';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const HiveBox = styled('div')({
  width: '100%',
  maxWidth: 400,
});

const HiveChoice = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
  cursor: 'pointer',
});

const HiveCheck = styled('input')({
  width: 20,
  height: 20,
  margin: 0,
  accentColor: '#b45309',
  '.mode-dark &': { accentColor: '#fcd34d' },
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

const frames = [
  { name: 'Frame 1', text: 'Pollen along the edge.' },
  { name: 'Frame 2', text: 'Brood from side to side.' },
  { name: 'Frame 3', text: 'Honey above, brood below.' },
];

export default function FollowFocus() {
  const [follows, setFollows] = React.useState(true);

  return (
    <HiveBox>
      <HiveChoice>
        <HiveCheck
          type="checkbox"
          checked={follows}
          onChange={(event) => setFollows(event.target.checked)}
        />
        Arrow keys change the panel
      </HiveChoice>
      <Tabs defaultValue="Frame 1" selectionFollowsFocus={follows}>
        <HiveList aria-label="Frames">
          {frames.map(({ name }) => (
            <HiveTab key={name} value={name}>
              {name}
            </HiveTab>
          ))}
        </HiveList>
        {frames.map(({ name, text }) => (
          <HivePanel key={name} value={name} tabIndex={0}>
            {text}
          </HivePanel>
        ))}
      </Tabs>
    </HiveBox>
  );
}
