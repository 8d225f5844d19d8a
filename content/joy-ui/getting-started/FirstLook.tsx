import * as React from 'react';
import Bed from '@mui/icons-material/Bed';
import EventSeat from '@mui/icons-material/EventSeat';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const places = [
  { id: 'seat', label: 'Reclining seat', price: 39, icon: <EventSeat /> },
  { id: 'bunk', label: 'Bunk in a room of four', price: 68, icon: <Bed /> },
];

export default function FirstLook() {
  const [place, setPlace] = React.useState('bunk');
  const [breakfast, setBreakfast] = React.useState(true);
  const titleId = React.useId();
  const price = (places.find(({ id }) => id === place)?.price ?? 0) + (breakfast ? 7 : 0);

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 380 }}>
      <Stack direction="row" justifyContent="space-between" alignItems="center" spacing={1}>
        <Typography level="title-lg" component="h2" id={titleId}>
          Night train to the coast
        </Typography>
        <Chip color="success" variant="soft">
          On time
        </Chip>
      </Stack>
      <RadioGroup
        aria-labelledby={titleId}
        value={place}
        onChange={(event) => setPlace(event.target.value)}
      >
        {places.map(({ id, label, icon, price: extra }) => (
          <Stack key={id} direction="row" spacing={1} alignItems="center" sx={{ py: 0.5 }}>
            {icon}
            <Radio value={id} label={`${label}, €\u00a0${extra}`} />
          </Stack>
        ))}
      </RadioGroup>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={breakfast} onChange={(event) => setBreakfast(event.target.checked)} />
        }
      >
        Breakfast before arrival, €7
      </Typography>
      <CardActions>
        <Button>Book for €{price}</Button>
        <Button variant="plain" color="neutral">
          Other trains
        </Button>
      </CardActions>
    </Card>
  );
}
