import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';
import './styles.css';

function WorkList({ children, label }: { children: React.ReactNode; label: string }) {
  const { contextValue, getRootProps } = useTabsList({ rootRef: null });

  return (
    <TabsListProvider value={contextValue}>
      <div className="work-row" {...getRootProps()} aria-label={label}>
        {children}
      </div>
    </TabsListProvider>
  );
}

function Work({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, selected } = useTab({ value });

  return (
    <button className="work-card" data-on={selected} {...getRootProps()}>
      {children}
    </button>
  );
}

function WorkText({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <section className="work-page" role="tabpanel" tabIndex={0} {...getRootProps()}>
      {!hidden && children}
    </section>
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
