import Pagination from '@mui/material/Pagination';

export default function BasicPages() {
  return <Pagination count={6} defaultPage={4} aria-label="Pages of the archive" />;
}
