import * as React from 'react';
import LockIcon from '@mui/icons-material/Lock';
import LockOpenIcon from '@mui/icons-material/LockOpen';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

function Thumb({ children, locked = false }: { children: React.ReactNode; locked?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 20,
        height: 20,
        borderRadius: '50%',
        boxShadow: 1,
        bgcolor: locked ? 'primary.main' : 'grey.100',
        color: locked ? 'primary.contrastText' : 'grey.900',
        '& svg': { fontSize: 14 },
      }}
    >
      {children}
    </Box>
  );
}

export default function ThumbIcons() {
  const [locked, setLocked] = React.useState(true);

  return (
    <FormControlLabel
      control={
        <Switch
          checked={locked}
          onChange={(event) => setLocked(event.target.checked)}
          icon={
            <Thumb>
              <LockOpenIcon />
            </Thumb>
          }
          checkedIcon={
            <Thumb locked>
              <LockIcon />
            </Thumb>
          }
        />
      }
      label="Lock the greenhouse door"
    />
  );
}
