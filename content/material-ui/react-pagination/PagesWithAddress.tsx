import * as React from 'react';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';

const count = 6;

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readPage() {
  const page = Number(/^#news-(\d+)$/.exec(window.location.hash)?.[1] ?? 1);
  return page >= 1 && page <= count ? page : 1;
}

export default function PagesWithAddress() {
  const page = React.useSyncExternalStore(subscribe, readPage, () => 1);

  return (
    <Pagination
      aria-label="Pages of news"
      count={count}
      page={page}
      renderItem={(item) => (
        <PaginationItem
          component="a"
          href={item.disabled ? undefined : `#news-${item.page ?? ''}`}
          {...item}
        />
      )}
    />
  );
}
