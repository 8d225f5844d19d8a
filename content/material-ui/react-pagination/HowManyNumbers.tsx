import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function HowManyNumbers() {
  return (
    <Stack spacing={2}>
      <Pagination
        count={40}
        defaultPage={20}
        size="small"
        siblingCount={0}
        aria-label="Few numbers"
      />
      <Pagination count={40} defaultPage={20} size="small" aria-label="By default" />
      <Pagination
        count={40}
        defaultPage={20}
        size="small"
        boundaryCount={2}
        aria-label="Many numbers"
      />
    </Stack>
  );
}
