import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function MarkedWords() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 440 }}>
      <Typography>
        Tune to{' '}
        <Typography variant="soft" color="primary">
          92.4 MHz
        </Typography>{' '}
        or press{' '}
        <Typography variant="outlined" component="kbd" fontFamily="code">
          R
        </Typography>{' '}
        on the old receiver.
      </Typography>
      <Typography level="h3" component="p">
        Letters{' '}
        <Typography variant="solid" color="danger" fontSize="md">
          live
        </Typography>
      </Typography>
      <Typography>
        The host is{' '}
        <Typography component="strong" textColor="text.primary" fontWeight="lg">
          Pelle
        </Typography>
        , all week.
      </Typography>
    </Stack>
  );
}
