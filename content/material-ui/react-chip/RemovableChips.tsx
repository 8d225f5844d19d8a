import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const start = ['Oak', 'Ash', 'Larch'];

export default function RemovableChips() {
  const [woods, setWoods] = React.useState(start);
  const resetRef = React.useRef<HTMLButtonElement>(null);
  const id = React.useId();

  const remove = (wood: string) => {
    setWoods(woods.filter((other) => other !== wood));
    // The chip that had focus goes away.
    resetRef.current?.focus();
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Box role="group" aria-label="Woods" sx={{ display: 'flex', gap: 1, minHeight: 32 }}>
        {woods.map((wood) => (
          <Chip key={wood} label={wood} onDelete={() => remove(wood)} aria-describedby={id} />
        ))}
      </Box>
      <Typography id={id} variant="body2" color="text.secondary">
        Press Delete, or the cross, to take a wood away.
      </Typography>
      <Button ref={resetRef} onClick={() => setWoods(start)}>
        All woods again
      </Button>
    </Stack>
  );
}
