import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

export default function PagesWithAddress() {
  const [page, setPage] = React.useState(2);

  return (
    <Pagination
      aria-label="Pages of news"
      count={8}
      page={page}
      onChange={(_event, next) => setPage(next)}
      renderItem={(item) => (
        <PaginationItem component="a" href={`#news-${item.page ?? ''}`} {...item} />
      )}
    />
  );
}
