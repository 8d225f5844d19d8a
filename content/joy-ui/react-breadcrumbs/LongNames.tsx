import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

const long = 'Atlases of the trading companies';

export default function LongNames() {
  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <Breadcrumbs aria-label="Path to the atlas">
        <Link href="#archive">Archive</Link>
        <Tooltip title={long} variant="soft">
          <Link
            href="#atlases"
            sx={{
              display: 'block',
              maxWidth: '11rem',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {long}
          </Link>
        </Tooltip>
        <Typography aria-current="page">Plate 31</Typography>
      </Breadcrumbs>
    </Box>
  );
}
