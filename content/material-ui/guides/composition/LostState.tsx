import * as React from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const Frame = (props: BoxProps<'div'>) => <div className={props.className}>{props.children}</div>;

export default function LostState() {
  const [renders, setRenders] = React.useState(1);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Box component={(props: BoxProps<'div'>) => <Frame {...props} />}>
        <TextField fullWidth label="In a component made here" defaultValue="Change me" />
      </Box>
      <Box component={Frame}>
        <TextField fullWidth label="In a component made outside" defaultValue="Change me" />
      </Box>
      <Button variant="outlined" onClick={() => setRenders(renders + 1)}>
        Render again ({renders})
      </Button>
    </Stack>
  );
}
