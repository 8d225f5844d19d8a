import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const birds = ['Wren', 'Robin', 'Finch', 'Lark'];

export default function OneAfterAnother() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Birds
      </Button>
      <Stack direction="row" spacing={1} sx={{ minBlockSize: 32 }}>
        {birds.map((bird, index) => (
          <Zoom
            key={bird}
            in={shown}
            appear={false}
            timeout={{ enter: 250, exit: 100 }}
            style={{ transitionDelay: shown ? `${index * 80}ms` : '0ms' }}
          >
            <Chip label={bird} />
          </Zoom>
        ))}
      </Stack>
    </Stack>
  );
}
