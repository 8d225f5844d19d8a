import * as React from 'react';
import Place from '@mui/icons-material/Place';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const places = { Tomme: 'Cellar 2, third shelf', Blue: 'Cellar 1, by the door' };

export default function PressableChips() {
  const [place, setPlace] = React.useState('');

  return (
    <Stack spacing={2} alignItems="center" sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap" justifyContent="center">
        {Object.entries(places).map(([cheese, where]) => (
          <Chip
            key={cheese}
            size="lg"
            color="primary"
            startDecorator={<Place />}
            onClick={() => setPlace(`${cheese}: ${where}`)}
          >
            Find {cheese}
          </Chip>
        ))}
        <Chip
          size="lg"
          variant="outlined"
          color="primary"
          slotProps={{
            action: { component: 'a', href: '#keyboard', sx: { borderColor: 'currentColor' } },
          }}
        >
          All cheeses
        </Chip>
      </Stack>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {place}
      </Typography>
    </Stack>
  );
}
