import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function TonightCard() {
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        maxWidth: 320,
        p: 3,
        borderRadius: 4,
      }}
    >
      <Typography variant="h6" component="h3">
        Saturn at 2 o’clock
      </Typography>
      <Typography color="text.secondary">Bring the small telescope. The rings are open.</Typography>
      <Button variant="contained" sx={{ alignSelf: 'flex-start', borderRadius: '999px' }}>
        Remind me
      </Button>
    </Card>
  );
}
