import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import { styled } from '@mui/system';

const WorkRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
});

const WorkCard = styled('button')({
  padding: '12px 20px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '.mode-dark &': { borderColor: '#94a3b8' },
  "&[data-on='true']": { borderColor: '#92400e', background: '#92400e', color: '#fff' },
  ".mode-dark &[data-on='true']": {
    borderColor: '#fcd34d',
    background: '#fcd34d',
    color: '#451a03',
  },
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

const WorkPage = styled('section')({
  padding: '16px 0 0',
  '&:focus-visible': { outline: '2px solid #b45309', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fcd34d' },
});

function WorkList({ children, label }: { children: React.ReactNode; label: string }) {
  const { contextValue, getRootProps } = useTabsList({ rootRef: null });

  return (
    <TabsListProvider value={contextValue}>
      <WorkRow {...getRootProps()} aria-label={label}>
        {children}
      </WorkRow>
    </TabsListProvider>
  );
}

function Work({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, selected } = useTab({ value });

  return (
    <WorkCard data-on={selected} {...getRootProps()}>
      {children}
    </WorkCard>
  );
}

function WorkText({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <WorkPage role="tabpanel" tabIndex={0} {...getRootProps()}>
      {!hidden && children}
    </WorkPage>
  );
}

export default function WorkTabs() {
  const { contextValue } = useTabs({ defaultValue: 'nurse', selectionFollowsFocus: true });

  return (
    <TabsProvider value={contextValue}>
      <WorkList label="Work of a bee">
        <Work value="nurse">Nurse</Work>
        <Work value="guard">Guard</Work>
        <Work value="forager">Forager</Work>
      </WorkList>
      <WorkText value="nurse">Feeds the brood.</WorkText>
      <WorkText value="guard">Watches the entrance.</WorkText>
      <WorkText value="forager">Fetches nectar and water.</WorkText>
    </TabsProvider>
  );
}
