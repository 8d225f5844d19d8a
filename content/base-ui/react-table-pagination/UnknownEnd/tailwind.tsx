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

const total = 23;
const size = 5;
const last = Math.ceil(total / size) - 1;

export default function UnknownEnd() {
  const [page, setPage] = React.useState(0);
  const [counted, setCounted] = React.useState(false);

  return (
    <TablePagination
      className={foundPages}
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
