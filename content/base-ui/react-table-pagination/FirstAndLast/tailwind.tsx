import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';

const foundPages =
  'w-full max-w-120 pt-3 pb-0 px-0 [&_p]:m-0 [&_.MuiTablePagination-toolbar]:flex ' +
  '[&_.MuiTablePagination-toolbar]:flex-wrap ' +
  '[&_.MuiTablePagination-toolbar]:items-center [&_.MuiTablePagination-toolbar]:gap-x-4 ' +
  '[&_.MuiTablePagination-toolbar]:gap-y-2 [&_.MuiTablePagination-spacer]:hidden ' +
  '[&_.MuiTablePagination-actions]:flex [&_.MuiTablePagination-actions]:flex-wrap ' +
  '[&_.MuiTablePagination-actions]:gap-2 [&_.MuiTablePagination-actions]:ms-auto ' +
  '[&_button]:min-w-10 [&_button]:py-1.5 [&_button]:px-2.5 [&_button]:border ' +
  '[&_button]:border-slate-500 [&_button]:rounded-lg [&_button]:bg-transparent ' +
  '[&_button]:text-inherit [&_button]:cursor-pointer dark:[&_button]:border-slate-400 ' +
  '[&_button[aria-disabled=true]]:opacity-50 ' +
  '[&_button[aria-disabled=true]]:cursor-not-allowed [&_button:focus-visible]:outline-2 ' +
  '[&_button:focus-visible]:outline-rose-700 [&_button:focus-visible]:outline-offset-2 ' +
  'dark:[&_button:focus-visible]:outline-rose-300';

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
      className={foundPages}
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
