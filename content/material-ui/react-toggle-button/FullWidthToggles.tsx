import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function FullWidthToggles() {
  const [order, setOrder] = React.useState('date');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <ToggleButtonGroup
        fullWidth
        size="small"
        exclusive
        value={order}
        onChange={(_event, value: string | null) => setOrder(value ?? order)}
        aria-label="Order of the pictures"
      >
        <ToggleButton value="date">By date</ToggleButton>
        <ToggleButton value="place">By place</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}
