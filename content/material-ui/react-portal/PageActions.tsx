import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const ActionsPlace = React.createContext<HTMLElement | null>(null);

function BarActions({ children }: { children: React.ReactNode }) {
  const place = React.useContext(ActionsPlace);
  return place && <Portal container={place}>{children}</Portal>;
}

function Beds() {
  const [count, setCount] = React.useState(4);

  return (
    <Typography role="status" sx={{ p: 2 }}>
      {count} beds
      <BarActions>
        <Button color="inherit" onClick={() => setCount(count + 1)}>
          Add a bed
        </Button>
      </BarActions>
    </Typography>
  );
}

export default function PageActions() {
  const [place, setPlace] = React.useState<HTMLElement | null>(null);
  const [view, setView] = React.useState(0);
  const id = React.useId();

  return (
    <ActionsPlace.Provider value={place}>
      <Box sx={{ width: '100%', minHeight: 190 }}>
        <AppBar component="div" position="static">
          <Toolbar>
            <Typography component="p" variant="h6" sx={{ flexGrow: 1 }}>
              Garden
            </Typography>
            <Box ref={setPlace} sx={{ width: 110, height: 40, textAlign: 'end' }} />
          </Toolbar>
        </AppBar>
        <Tabs value={view} onChange={(_event, next: number) => setView(next)} aria-label="Views">
          <Tab label="Beds" id={`${id}-0`} aria-controls={`${id}-panel`} />
          <Tab label="Paths" id={`${id}-1`} aria-controls={`${id}-panel`} />
        </Tabs>
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${view}`} tabIndex={0}>
          {view === 0 ? <Beds /> : <Typography sx={{ p: 2 }}>Nothing to add here</Typography>}
        </div>
      </Box>
    </ActionsPlace.Provider>
  );
}
