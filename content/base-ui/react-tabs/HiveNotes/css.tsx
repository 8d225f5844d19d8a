import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useTabPanel } from '@mui/base/useTabPanel';
import './styles.css';

const hives = ['Hive 1', 'Hive 2', 'Hive 3'];

function KeptPanel({ children, value }: { children: React.ReactNode; value: string }) {
  const { getRootProps } = useTabPanel({ value });

  return (
    <section className="note-panel" role="tabpanel" {...getRootProps()}>
      {children}
    </section>
  );
}

export default function HiveNotes() {
  return (
    <Tabs className="hive-tabs" defaultValue="Hive 1">
      <TabsList className="hive-list" aria-label="Notes">
        {hives.map((hive) => (
          <Tab className="hive-tab" key={hive} value={hive}>
            {hive}
          </Tab>
        ))}
      </TabsList>
      {hives.map((hive) => (
        <KeptPanel key={hive} value={hive}>
          <label>
            Note on {hive}
            <textarea className="note-field" rows={2} />
          </label>
        </KeptPanel>
      ))}
    </Tabs>
  );
}
