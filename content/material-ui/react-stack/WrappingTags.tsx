import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const woods = ['Ash', 'Beech', 'Cherry', 'Larch', 'Maple', 'Oak', 'Pear', 'Walnut'];

export default function WrappingTags() {
  const id = React.useId();

  return (
    <Box sx={{ width: 260 }}>
      <Typography id={`${id}-margins`} variant="subtitle2" component="p" gutterBottom>
        With margins
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        flexWrap="wrap"
        aria-labelledby={`${id}-margins`}
        role="group"
      >
        {woods.map((wood) => (
          <Chip key={wood} label={wood} />
        ))}
      </Stack>
      <Typography id={`${id}-gap`} variant="subtitle2" component="p" gutterBottom sx={{ mt: 3 }}>
        With useFlexGap
      </Typography>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        aria-labelledby={`${id}-gap`}
        role="group"
      >
        {woods.map((wood) => (
          <Chip key={wood} label={wood} />
        ))}
      </Stack>
    </Box>
  );
}
