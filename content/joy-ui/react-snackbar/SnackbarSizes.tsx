import * as React from 'react';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;
const names = { sm: 'Small', md: 'Medium', lg: 'Large' };

export default function SnackbarSizes() {
  const [size, setSize] = React.useState<(typeof sizes)[number]>('md');
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Stack direction="row" spacing={1} alignItems="center">
        {sizes.map((name) => (
          <Button
            key={name}
            size={name}
            variant="soft"
            color="neutral"
            onClick={() => {
              setSize(name);
              setOpen(true);
            }}
          >
            {names[name]}
          </Button>
        ))}
      </Stack>
      <div role="status">
        <Snackbar
          size={size}
          open={open}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          startDecorator={<Inventory />}
        >
          Twelve boxes are on loan.
        </Snackbar>
      </div>
    </>
  );
}
