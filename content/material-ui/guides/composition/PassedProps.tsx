import * as React from 'react';
import Badge from '@mui/material/Badge';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

interface CountTabProps extends Omit<TabProps, 'label'> {
  text: string;
  count: number;
}

// Tabs hands selected, onChange and more to its children; they arrive in `other`.
function CountTab({ text, count, ...other }: CountTabProps) {
  return (
    <Tab
      {...other}
      label={
        <Badge badgeContent={count} color="secondary" sx={{ px: 1.5 }}>
          {text}
        </Badge>
      }
    />
  );
}

export default function PassedProps() {
  const [value, setValue] = React.useState('inbox');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Mail folders"
    >
      <CountTab value="inbox" text="Inbox" count={3} />
      <CountTab value="orders" text="Orders" count={1} />
    </Tabs>
  );
}
