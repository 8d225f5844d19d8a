import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const cards = [
  { variant: 'solid', name: 'Smoked black', note: 'Six minutes at 95 °C' },
  { variant: 'soft', name: 'Roasted green', note: 'Two minutes at 80 °C' },
] as const;

export default function TeaCards() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      {cards.map(({ variant, name, note }) => (
        <Card key={name} variant={variant} color="success" invertedColors sx={{ flex: 1 }}>
          <Typography
            level="title-lg"
            component="h2"
            endDecorator={
              <Chip component="span" variant="solid">
                New
              </Chip>
            }
          >
            {name}
          </Typography>
          <Typography level="title-sm">{note}</Typography>
          <Divider />
          <Stack direction="row" spacing={1}>
            <Button>Brew</Button>
            <Button variant="outlined">Taste</Button>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
