import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ThreeSurfaces() {
  return (
    <Stack direction="row" spacing={3} useFlexGap flexWrap="wrap" justifyContent="center">
      <Card sx={{ width: 144 }}>
        <CardContent>
          <Typography>Elevated</Typography>
        </CardContent>
      </Card>
      <Card variant="outlined" sx={{ width: 144 }}>
        <CardContent>
          <Typography>Outlined</Typography>
        </CardContent>
      </Card>
      <Card raised sx={{ width: 144 }}>
        <CardContent>
          <Typography>Raised</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
