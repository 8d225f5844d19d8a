import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const FoundPages = styled(TablePagination)({
  '& p': { margin: 0 },
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
  },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  '& select': {
    padding: '6px 8px',
    border: '1px solid #64748b',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
  },
  '.mode-dark & select': { borderColor: '#94a3b8' },
  '& select:focus-visible': { outline: '2px solid #be123c', outlineOffset: 2 },
  '.mode-dark & select:focus-visible': { outlineColor: '#fda4af' },
});

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
    <FoundPages
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
