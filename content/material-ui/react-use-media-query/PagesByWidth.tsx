import * as React from 'react';
import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function PagesByWidth() {
  const { breakpoints } = useTheme();
  const narrow = useMediaQuery(breakpoints.down('sm'));
  const [page, setPage] = React.useState(9);

  return (
    <Box sx={{ bgcolor: 'background.default', color: 'text.primary', minHeight: '100vh', p: 2 }}>
      <Typography gutterBottom>Log of the harbor, page {page} of 18</Typography>
      <Pagination
        count={18}
        page={page}
        onChange={(_event, next) => setPage(next)}
        siblingCount={narrow ? 0 : 1}
        showFirstButton={!narrow}
        showLastButton={!narrow}
      />
    </Box>
  );
}
