import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2}>
      <Pagination count={5} size="small" aria-label="Small" />
      <Pagination count={5} color="primary" aria-label="Primary" />
      <Pagination count={5} variant="outlined" color="secondary" aria-label="Outlined" />
      <Pagination count={5} shape="rounded" variant="outlined" aria-label="Rounded" />
      <Pagination count={4} size="large" disabled aria-label="Large and disabled" />
    </Stack>
  );
}
