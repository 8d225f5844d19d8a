import * as React from 'react';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function RecipeCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} alignItems="center">
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label="Still loading"
      />
      <Card variant="outlined" aria-busy={loading} sx={{ width: 260 }}>
        {loading ? (
          <Skeleton variant="rectangular" height={120} />
        ) : (
          <Box
            role="img"
            aria-label="A croissant"
            sx={{ height: 120, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}
          >
            <BakeryDiningIcon sx={{ fontSize: 72 }} />
          </Box>
        )}
        <CardContent>
          <Typography variant="h6" component="p">
            {loading ? <Skeleton width="50%" /> : 'Croissant'}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {loading ? (
              <>
                <Skeleton />
                <Skeleton width="40%" />
              </>
            ) : (
              'Three days from dough to oven, most of it in the cold.'
            )}
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
