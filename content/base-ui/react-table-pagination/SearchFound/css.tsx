import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './styles.css';

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
    <div className="find">
      <label htmlFor={search}>What are you looking for?</label>
      <input
        className="find-field"
        id={search}
        type="search"
        value={query}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setQuery(event.target.value);
          setPage(0);
        }}
      />
      <table className="found-grid">
        <thead>
          <tr>
            <th className="found-head">No.</th>
            <th className="found-head">Thing and place</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(page * size, (page + 1) * size).map(({ number, text }) => (
            <tr key={number}>
              <td className="found-cell">{number}</td>
              <td className="found-cell">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TablePagination
        className="found-pages"
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
