import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';

const foundGrid = 'w-full max-w-120 border-collapse';

const foundHead = 'p-2 border-b-2 border-slate-500 font-semibold text-start dark:border-slate-400';

const foundCell = 'p-2 border-b border-slate-300 text-start dark:border-slate-600';

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
  'dark:[&_button:focus-visible]:outline-rose-300 [&_select]:py-1.5 [&_select]:px-2 ' +
  '[&_select]:border [&_select]:border-slate-500 [&_select]:rounded-lg ' +
  '[&_select]:bg-transparent [&_select]:text-inherit dark:[&_select]:border-slate-400 ' +
  '[&_select:focus-visible]:outline-2 [&_select:focus-visible]:outline-rose-700 ' +
  '[&_select:focus-visible]:outline-offset-2 ' +
  'dark:[&_select:focus-visible]:outline-rose-300';

const kinds = ['Umbrella', 'Left glove', 'Violin case', 'Hat', 'Lunch box'];
const places = ['Platform 2', 'Waiting room', 'Night train'];

const things = Array.from({ length: 23 }, (_, index) => ({
  number: index + 1,
  kind: kinds[index % kinds.length],
  place: places[index % places.length],
}));

const lastPage = (size: number) => Math.ceil(things.length / size) - 1;

export default function FoundTable() {
  const [page, setPage] = React.useState(0);
  const [size, setSize] = React.useState(3);

  return (
    <table className={foundGrid}>
      <thead>
        <tr>
          <th className={foundHead}>No.</th>
          <th className={foundHead}>Thing</th>
          <th className={foundHead}>Found</th>
        </tr>
      </thead>
      <tbody>
        {things.slice(page * size, (page + 1) * size).map(({ number, kind, place }) => (
          <tr key={number}>
            <td className={foundCell}>{number}</td>
            <td className={foundCell}>{kind}</td>
            <td className={foundCell}>{place}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className={foundPages}
            colSpan={3}
            count={things.length}
            page={page}
            rowsPerPage={size}
            rowsPerPageOptions={[3, 5, 10]}
            onPageChange={(event, next) => setPage(Math.max(0, Math.min(next, lastPage(size))))}
            onRowsPerPageChange={(event) => {
              setSize(Number(event.target.value));
              setPage(0);
            }}
            slotProps={{
              displayedRows: { role: 'status' },
              actions: {
                slotProps: {
                  backButton: { type: 'button', disabled: false, 'aria-disabled': page === 0 },
                  nextButton: {
                    type: 'button',
                    disabled: false,
                    'aria-disabled': page === lastPage(size),
                  },
                },
              },
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
