import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

const total = 23;
const size = 5;
const last = Math.ceil(total / size) - 1;

export default function UnknownEnd() {
  const [page, setPage] = React.useState(0);
  const [counted, setCounted] = React.useState(false);

  return (
    <TablePagination
      className="found-pages"
      slots={{ root: 'div' }}
      count={counted ? total : -1}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={[]}
      onPageChange={(event, next) => {
        setPage(Math.max(0, Math.min(next, last)));
        if (next >= last) setCounted(true);
      }}
      slotProps={{
        displayedRows: { role: 'status' },
        actions: {
          slotProps: {
            backButton: { type: 'button', disabled: false, 'aria-disabled': page === 0 },
            nextButton: { type: 'button', disabled: false, 'aria-disabled': page === last },
          },
        },
      }}
    />
  );
}
