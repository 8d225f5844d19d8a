import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

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
      className="found-pages"
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
