import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function OtherLanguage() {
  return (
    <Pagination
      count={6}
      aria-label="Seiten"
      lang="de"
      getItemAriaLabel={(type, page, selected) => {
        if (type === 'page') return selected ? `Seite ${page}` : `Zu Seite ${page}`;
        return type === 'previous' ? 'Zur vorigen Seite' : 'Zur nächsten Seite';
      }}
      renderItem={(item) => (
        <PaginationItem {...item} slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }} />
      )}
    />
  );
}
