import * as React from 'react';
import { Box } from '@mui/system';

export default function InspectionState() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      component="button"
      type="button"
      aria-pressed={open}
      onClick={() => setOpen(!open)}
      sx={[
        {
          px: 2,
          py: 1,
          border: 2,
          borderColor: '#92400e',
          borderRadius: 2,
          font: 'inherit',
          cursor: 'pointer',
          bgcolor: '#fef3c7',
          color: '#451a03',
          '&:focus-visible': { outline: '3px solid #2563eb', outlineOffset: 2 },
        },
        open && {
          borderColor: '#f59e0b',
          borderStyle: 'dashed',
          bgcolor: '#78350f',
          color: '#fffbeb',
        },
      ]}
    >
      Lid is off
      <Box component="span" aria-hidden sx={{ marginInlineStart: 1 }}>
        {open ? '☑' : '☐'}
      </Box>
    </Box>
  );
}
