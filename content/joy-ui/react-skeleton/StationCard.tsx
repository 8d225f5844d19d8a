import * as React from 'react';
import AcUnit from '@mui/icons-material/AcUnit';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StationCard() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setLoading(false), 2500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%' }}>
      <Card aria-busy={loading} sx={{ width: '100%', maxWidth: 280, boxSizing: 'border-box' }}>
        <AspectRatio ratio="21/9" variant="soft" color="primary">
          <Box>
            {loading ? <Skeleton /> : <AcUnit aria-hidden sx={{ fontSize: 48, opacity: 0.6 }} />}
          </Box>
        </AspectRatio>
        <CardContent aria-hidden={loading}>
          <Typography level="title-md" component="p">
            <Skeleton loading={loading}>Lower tongue</Skeleton>
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            <Skeleton loading={loading}>
              Four degrees below zero, wind from the north. Seven centimeters of new snow.
            </Skeleton>
          </Typography>
        </CardContent>
      </Card>
      <Button variant="outlined" aria-disabled={loading} onClick={() => setLoading(true)}>
        Ask the station again
      </Button>
      <Typography role="status" level="body-sm" textColor="text.secondary">
        {loading ? 'Asking the station' : 'Up to date'}
      </Typography>
    </Stack>
  );
}
