import Typography from '@mui/joy/Typography';

export default function FluidTitle() {
  return (
    <Typography
      level="h1"
      component="p"
      sx={{
        width: '100%',
        maxWidth: 560,
        fontSize: 'clamp(1.5rem, 0.75rem + 4vw, 3rem)',
        textWrap: 'balance',
      }}
    >
      Static, wind and a good song
    </Typography>
  );
}
