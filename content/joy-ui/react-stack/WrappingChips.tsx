import * as React from 'react';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const uses = ['Soup', 'Crackers', 'Bread', 'Soap', 'Compost', 'Salt', 'Noodles', 'Paper'];

export default function WrappingChips() {
  const [gap, setGap] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <Checkbox
        label="useFlexGap"
        checked={gap}
        onChange={(event) => setGap(event.target.checked)}
        sx={{ mb: 2, '& .MuiCheckbox-checkbox': { borderColor: 'neutral.500' } }}
      />
      <Stack direction="row" spacing={1} useFlexGap={gap} flexWrap="wrap">
        {uses.map((use) => (
          <Chip key={use}>{use}</Chip>
        ))}
      </Stack>
    </Box>
  );
}
