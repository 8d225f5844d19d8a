import Pagination from '@mui/material/Pagination';
import { paginationItemClasses } from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';

const UnderlinedPagination = styled(Pagination)(({ theme }) => ({
  [`& .${paginationItemClasses.root}`]: { borderRadius: 0 },
  [`& .${paginationItemClasses.root}.${paginationItemClasses.selected}`]: {
    backgroundColor: 'transparent',
    fontWeight: 700,
    boxShadow: `inset 0 -3px ${theme.palette.primary.main}`,
  },
  [`& .${paginationItemClasses.root}.${paginationItemClasses.focusVisible}`]: {
    outline: `2px solid ${theme.palette.primary.main}`,
  },
}));

export default function SquarePages() {
  return <UnderlinedPagination count={6} defaultPage={2} aria-label="Chapters" />;
}
