import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function ShowNotes() {
  return (
    <Box
      component="article"
      sx={{ width: '100%', maxWidth: '60ch', '& > p + p': { marginBlockStart: '1em' } }}
    >
      <Typography level="h3" gutterBottom>
        A mast in the reeds
      </Typography>
      <Typography level="body-sm">Notes to program 41</Typography>
      <Typography>
        The first mast of the station stood in the reeds, on four barrels. When the lake rose, so
        did the signal, and people on the far shore heard the{' '}
        <Typography component="em" textColor="text.primary">
          Harbor report
        </Typography>{' '}
        a day early.
      </Typography>
      <Typography>
        The barrels are still there. You can see them from the{' '}
        <Link href="#bridge" underline="always">
          wooden bridge
        </Link>
        .
      </Typography>
    </Box>
  );
}
