import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const boats = [
  { name: 'Sandpiper', crew: 'Two people, for seeding', state: 'Out', color: 'success' },
  { name: 'Old Bert', crew: 'Four people, for cutting', state: 'In the yard', color: 'neutral' },
] as const;

export default function BoatList() {
  return (
    <Stack
      component="ul"
      aria-label="Boats"
      spacing={1.5}
      divider={<Divider component="li" aria-hidden />}
      sx={{ width: '100%', maxWidth: 380, m: 0, p: 0, listStyle: 'none' }}
    >
      {boats.map(({ name, crew, state, color }) => (
        <Stack
          key={name}
          component="li"
          direction="row"
          alignItems="center"
          justifyContent="space-between"
          spacing={2}
        >
          <div>
            <Typography level="title-md">{name}</Typography>
            <Typography level="body-sm" textColor="text.secondary">
              {crew}
            </Typography>
          </div>
          <Chip variant="soft" color={color}>
            {state}
          </Chip>
        </Stack>
      ))}
    </Stack>
  );
}
