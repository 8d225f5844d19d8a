import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

const days = ['Thursday', 'Friday'];
const offers = [
  { value: 'headphones', label: 'Headphones' },
  { value: 'a blanket', label: 'Blanket' },
];

export default function BookShow() {
  const [day, setDay] = React.useState('Friday');
  const [extras, setExtras] = React.useState<string[]>([]);
  const [sent, setSent] = React.useState('');
  const id = React.useId();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const more = data.getAll('extra').join(' and ');
    setSent(`Booked for ${String(data.get('day'))}${more && `, with ${more}`}.`);
  };

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <div>
        <Typography level="title-sm" id={`${id}-day`} sx={{ mb: 0.75 }}>
          Evening
        </Typography>
        <ToggleButtonGroup
          buttonFlex={1}
          aria-labelledby={`${id}-day`}
          value={day}
          onChange={(_event, next) => setDay(next ?? day)}
        >
          {days.map((name) => (
            <Button key={name} value={name} startDecorator={day === name && <Check />}>
              {name}
            </Button>
          ))}
        </ToggleButtonGroup>
        <input type="hidden" name="day" value={day} />
      </div>
      <div>
        <Typography level="title-sm" id={`${id}-extras`} sx={{ mb: 0.75 }}>
          Extras
        </Typography>
        <ToggleButtonGroup
          buttonFlex={1}
          aria-labelledby={`${id}-extras`}
          value={extras}
          onChange={(_event, next) => setExtras(next)}
        >
          {offers.map(({ value, label }) => (
            <Button key={value} value={value} startDecorator={extras.includes(value) && <Check />}>
              {label}
            </Button>
          ))}
        </ToggleButtonGroup>
        {extras.map((extra) => (
          <input key={extra} type="hidden" name="extra" value={extra} />
        ))}
      </div>
      <Button type="submit">Book the show</Button>
      <Box role="status" sx={{ minHeight: '3em' }}>
        {sent}
      </Box>
    </Stack>
  );
}
