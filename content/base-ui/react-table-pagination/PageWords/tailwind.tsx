import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';

const foundPages =
  'w-full max-w-140 pt-3 pb-0 px-0 [&_p]:m-0 [&_.MuiTablePagination-toolbar]:flex ' +
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
  'dark:[&_button:focus-visible]:outline-rose-300 [&_select]:py-1.5 [&_select]:px-2 ' +
  '[&_select]:border [&_select]:border-slate-500 [&_select]:rounded-lg ' +
  '[&_select]:bg-transparent [&_select]:text-inherit dark:[&_select]:border-slate-400 ' +
  '[&_select:focus-visible]:outline-2 [&_select:focus-visible]:outline-rose-700 ' +
  '[&_select:focus-visible]:outline-offset-2 ' +
  'dark:[&_select:focus-visible]:outline-rose-300';

const count = 23;
const words = {
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
};

export default function PageWords() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(5);
  const last = Math.ceil(count / size) - 1;

  return (
    <TablePagination
      lang="es"
      className={foundPages}
      slots={{ root: 'div' }}
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={[5, 10, { value: -1, label: 'Todos' }]}
      labelRowsPerPage="Objetos por página"
      labelDisplayedRows={({ from, to }) => `Objetos ${from} a ${to} de ${count}`}
      getItemAriaLabel={(type) => words[type]}
      onPageChange={(event, next) => setPage(Math.max(0, Math.min(next, last)))}
      onRowsPerPageChange={(event) => {
        setSize(Number(event.target.value));
        setPage(0);
      }}
      slotProps={{
        select: { 'aria-label': size === -1 ? 'Todos' : String(size) },
        displayedRows: { role: 'status' },
        actions: {
          slotProps: {
            backButton: { type: 'button', disabled: false, 'aria-disabled': page === 0 },
            nextButton: {
              type: 'button',
              disabled: false,
              'aria-disabled': size === -1 || page === last,
            },
          },
        },
      }}
    />
  );
}
