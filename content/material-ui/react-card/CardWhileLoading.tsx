import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardWhileLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: 360, maxWidth: '100%' }}>
      <Card aria-busy={loading} sx={{ width: '100%' }}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar
                aria-hidden
                sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
              >
                OB
              </Avatar>
            )
          }
          title={loading ? <Skeleton width="50%" /> : 'Observatory'}
          subheader={loading ? <Skeleton width="30%" /> : 'Open tonight from 21:00'}
        />
        <CardContent sx={{ paddingBlockStart: 0 }}>
          <Typography variant="body2">
            {loading ? (
              <>
                <Skeleton />
                <Skeleton width="80%" />
              </>
            ) : (
              'Clear sky expected. The small telescope is free, the large one needs a booking.'
            )}
          </Typography>
        </CardContent>
      </Card>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}
