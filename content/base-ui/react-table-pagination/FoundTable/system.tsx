import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const FoundGrid = styled('table')({
  width: '100%',
  maxWidth: 480,
  borderCollapse: 'collapse',
});

const FoundHead = styled('th')({
  padding: 8,
  borderBottom: '2px solid #64748b',
  fontWeight: 600,
  textAlign: 'start',
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const FoundCell = styled('td')({
  padding: 8,
  borderBottom: '1px solid #cbd5e1',
  textAlign: 'start',
  '.mode-dark &': { borderColor: '#475569' },
});

const FoundPages = styled(TablePagination)({
  maxWidth: 480,
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
    <FoundGrid>
      <thead>
        <tr>
          <FoundHead>No.</FoundHead>
          <FoundHead>Thing</FoundHead>
          <FoundHead>Found</FoundHead>
        </tr>
      </thead>
      <tbody>
        {things.slice(page * size, (page + 1) * size).map(({ number, kind, place }) => (
          <tr key={number}>
            <FoundCell>{number}</FoundCell>
            <FoundCell>{kind}</FoundCell>
            <FoundCell>{place}</FoundCell>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <FoundPages
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
    </FoundGrid>
  );
}
