import * as React from 'react';
import { useTab } from '@mui/base/useTab';
import { useTabPanel } from '@mui/base/useTabPanel';
import { TabsProvider, useTabs } from '@mui/base/useTabs';
import { TabsListProvider, useTabsList } from '@mui/base/useTabsList';

const workRow = 'flex flex-wrap gap-2';

const workCard =
  'py-3 px-5 border border-slate-500 rounded-lg bg-transparent text-inherit ' +
  'cursor-pointer dark:border-slate-400 data-[on=true]:border-amber-800 ' +
  'data-[on=true]:bg-amber-800 data-[on=true]:text-white ' +
  'dark:data-[on=true]:border-amber-300 dark:data-[on=true]:bg-amber-300 ' +
  'dark:data-[on=true]:text-amber-950 focus-visible:outline-2 ' +
  'focus-visible:outline-amber-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-amber-300';

const workPage =
  'pt-4 pb-0 px-0 focus-visible:outline-2 focus-visible:outline-amber-700 ' +
  'focus-visible:outline-offset-2 dark:focus-visible:outline-amber-300';

function WorkList({ children, label }: { children: React.ReactNode; label: string }) {
  const { contextValue, getRootProps } = useTabsList({ rootRef: null });

  return (
    <TabsListProvider value={contextValue}>
      <div className={workRow} {...getRootProps()} aria-label={label}>
        {children}
      </div>
    </TabsListProvider>
  );
}

function Work({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, selected } = useTab({ value });

  return (
    <button className={workCard} data-on={selected} {...getRootProps()}>
      {children}
    </button>
  );
}

function WorkText({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps, hidden } = useTabPanel({ value });

  return (
    <section className={workPage} role="tabpanel" tabIndex={0} {...getRootProps()}>
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
