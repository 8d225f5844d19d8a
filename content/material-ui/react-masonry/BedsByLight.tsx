import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const beds = [
  { name: 'South bed', light: 'sun', plants: ['Beans', 'Squash'] },
  { name: 'By the wall', light: 'sun', plants: ['Tomatoes', 'Basil', 'Figs', 'Thyme'] },
  { name: 'Under the pear', light: 'shade', plants: ['Ferns', 'Woodruff', 'Mint'] },
  { name: 'North bed', light: 'shade', plants: ['Chard'] },
];

export default function BedsByLight() {
  const [light, setLight] = React.useState('all');
  const shown = beds.filter((bed) => light === 'all' || bed.light === light);

  return (
    <Box sx={{ width: 400, maxWidth: '100%', minHeight: 380 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={light}
        onChange={(_event, next: string | null) => setLight(next ?? 'all')}
        aria-label="Light"
      >
        <ToggleButton value="all">All</ToggleButton>
        <ToggleButton value="sun">Sun</ToggleButton>
        <ToggleButton value="shade">Shade</ToggleButton>
        <ToggleButton value="water">Water</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ py: 1 }}>
        {shown.length === 0 ? 'No bed is like that' : `Beds: ${shown.length}`}
      </Typography>
      {shown.length > 0 && (
        <Masonry
          role="list"
          columns={2}
          spacing={1}
          defaultColumns={2}
          defaultSpacing={1}
          defaultHeight={266}
          aria-label="Beds"
        >
          {shown.map(({ name, plants }) => (
            <Card key={name} role="listitem" variant="outlined">
              <CardContent>
                <Typography variant="subtitle1" component="h3">
                  {name}
                </Typography>
                {plants.map((plant) => (
                  <Typography key={plant} variant="body2">
                    {plant}
                  </Typography>
                ))}
              </CardContent>
            </Card>
          ))}
        </Masonry>
      )}
    </Box>
  );
}
