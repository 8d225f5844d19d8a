import * as React from 'react';
import { Tab, type TabOwnerState, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const Moorings = styled(Tabs)({ width: '100%', maxWidth: 400 });

const MooringList = styled(TabsList)({ display: 'flex', flexWrap: 'wrap', gap: 4 });

const MooringButton = styled('button')({
  padding: '8px 14px',
  border: '1px solid #155e75',
  borderRadius: 8,
  background: '#fff',
  color: '#155e75',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid #155e75', outlineOffset: 2 },
  [`&.${tabClasses.selected}`]: { background: '#155e75', color: '#fff' },
  '.mode-dark &': { borderColor: '#67e8f9', background: '#083344', color: '#cffafe' },
  '.mode-dark &:focus-visible': { outlineColor: '#67e8f9' },
  [`.mode-dark &.${tabClasses.selected}`]: { background: '#67e8f9', color: '#083344' },
});

const MooringPanel = styled(TabPanel)({ paddingBlockStart: 12 });

interface MooringTabProps extends React.ComponentPropsWithoutRef<'button'> {
  ownerState: TabOwnerState;
}

const MooringTab = React.forwardRef<HTMLButtonElement, MooringTabProps>(function MooringTab(
  { ownerState, children, ...other },
  ref,
) {
  return (
    <MooringButton ref={ref} {...other}>
      <span aria-hidden="true">{ownerState.selected ? '●' : '○'}</span> {children}
    </MooringButton>
  );
});

export default function MooringTabs() {
  return (
    <Moorings defaultValue="north">
      <MooringList aria-label="Moorings">
        <Tab value="north" slots={{ root: MooringTab }}>
          North quay
        </Tab>
        <Tab value="buoys" slots={{ root: MooringTab }}>
          Buoys
        </Tab>
      </MooringList>
      <MooringPanel value="north">Curlew and Heron are tied up here.</MooringPanel>
      <MooringPanel value="buoys">Two are free until Sunday.</MooringPanel>
    </Moorings>
  );
}
