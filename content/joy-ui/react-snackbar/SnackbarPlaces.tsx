import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/joy/Snackbar';

const places: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

const toName = ({ vertical, horizontal }: SnackbarOrigin) => `${vertical} ${horizontal}`;

export default function SnackbarPlaces() {
  const [place, setPlace] = React.useState<SnackbarOrigin>();
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: 1,
          width: '100%',
          maxWidth: 480,
        }}
      >
        {places.map((name) => (
          <Button
            key={toName(name)}
            variant="outlined"
            color="neutral"
            onClick={() => {
              setPlace(name);
              setOpen(true);
            }}
          >
            {toName(name)}
          </Button>
        ))}
      </Box>
      <div role="status">
        {place && (
          <Snackbar
            key={toName(place)}
            anchorOrigin={place}
            open={open}
            autoHideDuration={6000}
            onClose={(_event, reason) => {
              if (reason !== 'clickaway') setOpen(false);
            }}
          >
            It is on the shelf: {toName(place)}.
          </Snackbar>
        )}
      </div>
    </>
  );
}
