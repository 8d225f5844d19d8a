import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import EditLocationIcon from '@mui/icons-material/EditLocation';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import { useTheme } from '@mui/material/styles';

const views = [
  { label: 'Birds', text: 'Three birds today.', action: 'Add a bird', icon: <AddIcon /> },
  {
    label: 'Places',
    text: 'The pond and the old quarry.',
    action: 'Edit the places',
    icon: <EditLocationIcon />,
  },
];

export default function FabPerView() {
  const [view, setView] = React.useState(0);
  const id = React.useId();
  const { leavingScreen } = useTheme().transitions.duration;

  return (
    <Paper
      variant="outlined"
      sx={{ position: 'relative', width: '100%', maxWidth: 320, height: 220 }}
    >
      <Tabs value={view} onChange={(_event, value: number) => setView(value)} variant="fullWidth">
        {views.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {views.map(({ text, label }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={view !== index}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
      {views.map(({ action, icon }, index) => (
        <Zoom
          key={action}
          in={view === index}
          appear={false}
          style={{ transitionDelay: `${view === index ? leavingScreen : 0}ms` }}
        >
          <Fab
            color={index === 0 ? 'primary' : 'secondary'}
            aria-label={action}
            sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Paper>
  );
}
