import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const breads = [
  { name: 'Rye with caraway', note: 'Out of the oven at 7:30' },
  { name: 'Oat rolls', note: 'Out of the oven at 8:15' },
];

export default function TodaysBread() {
  return (
    <Stack
      component="ul"
      role="list"
      aria-label="Bread of today"
      spacing={1.5}
      sx={{ width: '100%', maxWidth: 340, m: 0, p: 0, listStyle: 'none' }}
    >
      {breads.map(({ name, note }) => (
        <Card key={name} component="li" size="sm">
          <Typography level="title-md" component="h3">
            {name}
          </Typography>
          <Typography level="body-sm" component="p">
            {note}
          </Typography>
        </Card>
      ))}
    </Stack>
  );
}
