import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const teams = [
  { name: 'Otters', color: '#8a3ffc', darker: '#6520d1' },
  { name: 'Herons', color: '#0f766e', darker: '#0b5f59' },
];

export default function TeamColors() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      sx={{ width: '100%', maxWidth: 440 }}
    >
      {teams.map(({ name, color, darker }) => (
        <Card
          key={name}
          sx={{
            flex: '1 1 180px',
            '--joy-palette-primary-solidBg': color,
            '--joy-palette-primary-solidHoverBg': darker,
            '--joy-palette-primary-solidActiveBg': darker,
            '--joy-radius-sm': '0px',
          }}
        >
          <Typography level="title-md" component="h3">
            {name}
          </Typography>
          <Button>Join the {name}</Button>
        </Card>
      ))}
    </Stack>
  );
}
