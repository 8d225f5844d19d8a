import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';

const all = ['Descale the kettle', 'Return the ladder', 'Answer the invitation'];

function CountedLabel({ text, count }: { text: string; count: number }) {
  return (
    <span>
      {text} <Chip component="span" size="small" label={count} />
    </span>
  );
}

export default function CountedTabs() {
  const [tab, setTab] = React.useState('open');
  const [done, setDone] = React.useState<string[]>([]);
  const open = all.filter((task) => !done.includes(task));
  const lists = { open, done };

  const toggle = (task: string) => {
    setDone(done.includes(task) ? done.filter((other) => other !== task) : [...done, task]);
  };

  return (
    <Box sx={{ width: 400, maxWidth: '100%' }}>
      <TabContext value={tab}>
        <TabList aria-label="Tasks" onChange={(_event, next: string) => setTab(next)}>
          <Tab value="open" label={<CountedLabel text="Open" count={open.length} />} />
          <Tab value="done" label={<CountedLabel text="Done" count={done.length} />} />
        </TabList>
        {(['open', 'done'] as const).map((name) => (
          <TabPanel key={name} value={name} tabIndex={0} sx={{ paddingInline: 0, minHeight: 200 }}>
            {lists[name].length === 0 ? (
              'Nothing here'
            ) : (
              <List disablePadding>
                {lists[name].map((task) => (
                  <ListItem key={task} disableGutters>
                    <ListItemText primary={task} />
                    <Button
                      aria-label={`${name === 'open' ? 'Done' : 'Reopen'}: ${task}`}
                      onClick={(event) => {
                        event.currentTarget.closest<HTMLElement>('[role="tabpanel"]')?.focus();
                        toggle(task);
                      }}
                    >
                      {name === 'open' ? 'Done' : 'Reopen'}
                    </Button>
                  </ListItem>
                ))}
              </List>
            )}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
