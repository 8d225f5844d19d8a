import AnchorIcon from '@mui/icons-material/Anchor';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function IconInText() {
  return (
    <Box>
      <Typography variant="h5" component="p">
        <AnchorIcon fontSize="inherit" sx={{ verticalAlign: '-0.125em' }} /> Berths
      </Typography>
      <Typography>
        <Link href="#put-it-into-text">
          All harbors{' '}
          <ArrowForwardIcon
            fontSize="inherit"
            sx={{
              verticalAlign: '-0.125em',
              transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
            }}
          />
        </Link>
      </Typography>
    </Box>
  );
}
