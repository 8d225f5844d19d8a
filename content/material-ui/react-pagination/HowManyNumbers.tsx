import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function HowManyNumbers() {
  return (
    <Stack spacing={2}>
      <Pagination
        count={40}
        defaultPage={20}
        siblingCount={0}
        boundaryCount={1}
        aria-label="Few numbers"
      />
      <Pagination count={40} defaultPage={20} aria-label="By default" />
      <Pagination
        count={40}
        defaultPage={20}
        siblingCount={2}
        boundaryCount={2}
        aria-label="Many numbers"
      />
    </Stack>
  );
}
