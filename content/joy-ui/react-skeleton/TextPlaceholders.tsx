import * as React from 'react';
import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function TextPlaceholders() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 340 }}>
      <Typography
        component="label"
        endDecorator={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
            sx={{ ml: 1 }}
          />
        }
        sx={{ mb: 2 }}
      >
        Loading
      </Typography>
      <Box aria-hidden={loading}>
        <Typography level="h3" component="p">
          <Skeleton loading={loading}>Upper tongue</Skeleton>
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          <Skeleton loading={loading}>
            The mast stands where the ice is thickest. It is moved back uphill each spring.
          </Skeleton>
        </Typography>
      </Box>
    </Box>
  );
}
