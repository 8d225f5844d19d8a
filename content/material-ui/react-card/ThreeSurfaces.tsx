import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const surfaces = [
  { name: 'Elevated', props: {} },
  { name: 'Outlined', props: { variant: 'outlined' } },
  { name: 'Raised', props: { raised: true } },
] as const;

export default function ThreeSurfaces() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" justifyContent="center">
      {surfaces.map((surface) => (
        <Card key={surface.name} {...surface.props} sx={{ width: 144 }}>
          <CardContent>
            <Typography>{surface.name}</Typography>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
