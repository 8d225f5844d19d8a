import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

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
      className="found-pages"
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
