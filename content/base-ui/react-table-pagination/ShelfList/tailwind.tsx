import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';

const shelf = 'w-full max-w-120';

const shelfRow = 'grid grid-cols-[1fr_1fr] content-start gap-2 min-h-25 m-0 p-0 list-none';

const shelfCard = 'py-2 px-3 border border-slate-400 rounded-lg dark:border-slate-500';

const foundPages =
  'max-w-120 pt-3 pb-0 px-0 [&_p]:m-0 [&_.MuiTablePagination-toolbar]:flex ' +
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

const things = Array.from({ length: 14 }, (_, index) => `Umbrella ${index + 1}`);
const size = 4;
const last = Math.ceil(things.length / size) - 1;

export default function ShelfList() {
  const [page, setPage] = React.useState(0);

  return (
    <section className={shelf} aria-label="Umbrellas">
      <ul className={shelfRow}>
        {things.slice(page * size, (page + 1) * size).map((thing) => (
          <li className={shelfCard} key={thing}>
            {thing}
          </li>
        ))}
      </ul>
      <TablePagination
        className={foundPages}
        slots={{ root: 'div' }}
        count={things.length}
        page={page}
        rowsPerPage={size}
        rowsPerPageOptions={[]}
        onPageChange={(event, next) => setPage(Math.max(0, Math.min(next, last)))}
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
    </section>
  );
}
