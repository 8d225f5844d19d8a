import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';

const foundPages =
  '[&_p]:m-0 [&_.MuiTablePagination-toolbar]:flex ' +
  '[&_.MuiTablePagination-toolbar]:flex-wrap ' +
  '[&_.MuiTablePagination-toolbar]:items-center [&_.MuiTablePagination-toolbar]:gap-x-6 ' +
  '[&_.MuiTablePagination-toolbar]:gap-y-2 [&_.MuiTablePagination-spacer]:hidden ' +
  '[&_select]:py-1.5 [&_select]:px-2 [&_select]:border [&_select]:border-slate-500 ' +
  '[&_select]:rounded-lg [&_select]:bg-transparent [&_select]:text-inherit ' +
  'dark:[&_select]:border-slate-400 [&_select:focus-visible]:outline-2 ' +
  '[&_select:focus-visible]:outline-rose-700 [&_select:focus-visible]:outline-offset-2 ' +
  'dark:[&_select:focus-visible]:outline-rose-300';

interface ChoiceProps {
  className?: string;
  count: number;
  page: number;
  rowsPerPage: number;
  onPageChange: (event: null, page: number) => void;
}

function Choice({ className, count, page, rowsPerPage, onPageChange }: ChoiceProps) {
  const pages = Array.from({ length: Math.ceil(count / rowsPerPage) }, (_, index) => index);

  return (
    <label className={className}>
      Page{' '}
      <select value={page} onChange={(event) => onPageChange(null, Number(event.target.value))}>
        {pages.map((index) => (
          <option key={index} value={index}>
            {index + 1}
          </option>
        ))}
      </select>{' '}
      of {pages.length}
    </label>
  );
}

export default function PageChoice() {
  const [page, setPage] = React.useState(2);

  return (
    <TablePagination
      className={foundPages}
      slots={{ root: 'div', actions: Choice }}
      count={230}
      page={page}
      rowsPerPage={10}
      rowsPerPageOptions={[]}
      onPageChange={(event, next) => setPage(next)}
      slotProps={{ displayedRows: { role: 'status' } }}
    />
  );
}
