import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const frame = { minHeight: 70, border: 1, borderColor: 'divider' };

export default function FormInForm() {
  const [below, setBelow] = React.useState<HTMLElement | null>(null);
  const [stops, setStops] = React.useState(false);
  const [orders, setOrders] = React.useState(0);
  const [addresses, setAddresses] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <FormControlLabel
        label="Stop the event"
        control={<Switch checked={stops} onChange={(_event, checked) => setStops(checked)} />}
      />
      <Box
        component="form"
        sx={{ ...frame, p: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          setOrders(orders + 1);
        }}
      >
        <Button type="submit">Send the order</Button>
        {below && (
          <Portal container={below}>
            <Box
              component="form"
              sx={{ p: 2 }}
              onSubmit={(event) => {
                event.preventDefault();
                if (stops) event.stopPropagation();
                setAddresses(addresses + 1);
              }}
            >
              <Button type="submit">Add an address</Button>
            </Box>
          </Portal>
        )}
      </Box>
      <Box ref={setBelow} sx={frame} />
      <Typography role="status">
        Orders sent: {orders}. Addresses added: {addresses}.
      </Typography>
    </Stack>
  );
}
