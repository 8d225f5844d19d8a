import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

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
    <table className="found-grid">
      <thead>
        <tr>
          <th className="found-head">No.</th>
          <th className="found-head">Thing</th>
          <th className="found-head">Found</th>
        </tr>
      </thead>
      <tbody>
        {things.slice(page * size, (page + 1) * size).map(({ number, kind, place }) => (
          <tr key={number}>
            <td className="found-cell">{number}</td>
            <td className="found-cell">{kind}</td>
            <td className="found-cell">{place}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            className="found-pages"
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
