import WarningAmber from '@mui/icons-material/WarningAmber';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function AlertWithTitle() {
  return (
    <Alert
      role="note"
      color="warning"
      startDecorator={<WarningAmber />}
      sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 420 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography level="title-md" textColor="inherit">
          Fewer cars on Sunday
        </Typography>
        The race up the hill ends at the upper station. Take the{' '}
        <Link level="inherit" textColor="inherit" underline="always" href="#give-it-a-title">
          bus from the market
        </Link>{' '}
        between 11:00 and 15:00.
      </Box>
    </Alert>
  );
}
