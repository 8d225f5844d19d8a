import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

const things = Array.from({ length: 14 }, (_, index) => `Umbrella ${index + 1}`);
const size = 4;
const last = Math.ceil(things.length / size) - 1;

export default function ShelfList() {
  const [page, setPage] = React.useState(0);

  return (
    <section className="shelf" aria-label="Umbrellas">
      <ul className="shelf-row">
        {things.slice(page * size, (page + 1) * size).map((thing) => (
          <li className="shelf-card" key={thing}>
            {thing}
          </li>
        ))}
      </ul>
      <TablePagination
        className="found-pages"
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
