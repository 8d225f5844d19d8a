import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';

const find = 'w-full max-w-120';

const findField =
  'block w-full mt-1 mb-4 mx-0 py-2 px-3 border border-slate-500 rounded-lg ' +
  'bg-transparent text-inherit dark:border-slate-400 focus-visible:outline-2 ' +
  'focus-visible:outline-rose-700 focus-visible:outline-offset-2 ' +
  'dark:focus-visible:outline-rose-300';

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
  'dark:[&_button:focus-visible]:outline-rose-300';

const kinds = ['Umbrella', 'Left glove', 'Violin case', 'Hat', 'Lunch box'];
const places = ['Platform 2', 'Waiting room', 'Night train'];

const things = Array.from({ length: 40 }, (_, index) => ({
  number: index + 1,
  text: `${kinds[index % kinds.length] ?? ''}, ${places[index % places.length] ?? ''}`,
}));

const size = 4;

export default function SearchFound() {
  const search = React.useId();
  const [query, setQuery] = React.useState('');
  const [page, setPage] = React.useState(0);
  const found = things.filter(({ text }) => text.toLowerCase().includes(query.toLowerCase()));
  const last = Math.max(0, Math.ceil(found.length / size) - 1);

  return (
    <div className={find}>
      <label htmlFor={search}>What are you looking for?</label>
      <input
        className={findField}
        id={search}
        type="search"
        value={query}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setQuery(event.target.value);
          setPage(0);
        }}
      />
      <table className={foundGrid}>
        <thead>
          <tr>
            <th className={foundHead}>No.</th>
            <th className={foundHead}>Thing and place</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(page * size, (page + 1) * size).map(({ number, text }) => (
            <tr key={number}>
              <td className={foundCell}>{number}</td>
              <td className={foundCell}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TablePagination
        className={foundPages}
        slots={{ root: 'div' }}
        count={found.length}
        page={page}
        rowsPerPage={size}
        rowsPerPageOptions={[]}
        labelDisplayedRows={({ from, to, count }) =>
          count === 0 ? 'Nothing found. Try another word.' : `${from}–${to} of ${count}`
        }
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
    </div>
  );
}
