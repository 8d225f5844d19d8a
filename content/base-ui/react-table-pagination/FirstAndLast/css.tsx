import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

const count = 230;
const size = 10;
const last = Math.ceil(count / size) - 1;

const First = () => <span aria-hidden>First</span>;
const Previous = () => <span aria-hidden>Previous</span>;
const Next = () => <span aria-hidden>Next</span>;
const Last = () => <span aria-hidden>Last</span>;

export default function FirstAndLast() {
  const [page, setPage] = React.useState(0);
  const toStart = { type: 'button', disabled: false, 'aria-disabled': page === 0 } as const;
  const toEnd = { type: 'button', disabled: false, 'aria-disabled': page === last } as const;

  return (
    <TablePagination
      className="found-pages"
      slots={{ root: 'div' }}
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={[]}
      onPageChange={(event, next) => setPage(Math.max(0, Math.min(next, last)))}
      slotProps={{
        displayedRows: { role: 'status' },
        actions: {
          showFirstButton: true,
          showLastButton: true,
          slots: {
            firstPageIcon: First,
            backPageIcon: Previous,
            nextPageIcon: Next,
            lastPageIcon: Last,
          },
          slotProps: {
            firstButton: toStart,
            backButton: toStart,
            nextButton: toEnd,
            lastButton: toEnd,
          },
        },
      }}
    />
  );
}
