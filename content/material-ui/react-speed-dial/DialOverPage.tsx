import * as React from 'react';
import AddLocationAltOutlinedIcon from '@mui/icons-material/AddLocationAltOutlined';
import ReportProblemOutlinedIcon from '@mui/icons-material/ReportProblemOutlined';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import type { TransitionProps } from '@mui/material/transitions';

const SoftFade = React.forwardRef(function SoftFade(
  { children, ...props }: TransitionProps,
  ref: React.Ref<unknown>,
) {
  return (
    <Fade {...props} ref={ref}>
      {children as React.ReactElement}
    </Fade>
  );
});

export default function DialOverPage() {
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [reports, setReports] = React.useState(['Tree across the lower path', 'Spring is dry']);

  const add = (report: string) => {
    setReports([report, ...reports]);
    setOpen(false);
    // The action that was pressed cannot be seen any more, so focus goes back.
    buttonRef.current?.focus();
  };

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', pb: 11 }}>
      <List aria-label="Reports" aria-live="polite">
        {reports.map((report, index) => (
          <ListItem key={reports.length - index} divider>
            <ListItemText primary={report} />
          </ListItem>
        ))}
      </List>
      <Backdrop open={open} sx={{ zIndex: 1 }} />
      <SpeedDial
        ariaLabel="New report"
        FabProps={{ ref: buttonRef }}
        icon={<SpeedDialIcon />}
        open={open}
        onOpen={(_event, reason) => {
          if (reason === 'toggle') setOpen(true);
        }}
        onClose={() => setOpen(false)}
        TransitionComponent={SoftFade}
        transitionDuration={200}
        TransitionProps={{ appear: false }}
        sx={{ position: 'fixed', bottom: 16, right: 16 }}
      >
        <SpeedDialAction
          icon={<ReportProblemOutlinedIcon />}
          tooltipTitle="Danger"
          tooltipOpen
          onClick={() => add('A new danger')}
        />
        <SpeedDialAction
          icon={<AddLocationAltOutlinedIcon />}
          tooltipTitle="Place"
          tooltipOpen
          onClick={() => add('A new place')}
        />
      </SpeedDial>
    </Box>
  );
}
