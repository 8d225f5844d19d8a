import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const FoundPages = styled(TablePagination)({
  width: '100%',
  maxWidth: 560,
  padding: '12px 0 0',
  '& p': { margin: 0 },
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
  },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  [`& .${tablePaginationClasses.actions}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginInlineStart: 'auto',
  },
  '& button': {
    minWidth: 40,
    padding: '6px 10px',
    border: '1px solid #64748b',
    borderRadius: 8,
    background: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '.mode-dark & button': { borderColor: '#94a3b8' },
  "& button[aria-disabled='true']": { opacity: 0.5, cursor: 'not-allowed' },
  '& button:focus-visible': { outline: '2px solid #be123c', outlineOffset: 2 },
  '.mode-dark & button:focus-visible': { outlineColor: '#fda4af' },
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
    <FoundPages
      lang="es"
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
