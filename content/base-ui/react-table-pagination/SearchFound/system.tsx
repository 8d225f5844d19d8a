import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const Find = styled('div')({
  width: '100%',
  maxWidth: 480,
});

const FindField = styled('input')({
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  margin: '4px 0 16px',
  padding: '8px 12px',
  border: '1px solid #64748b',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '.mode-dark &': { borderColor: '#94a3b8' },
  '&:focus-visible': { outline: '2px solid #be123c', outlineOffset: 2 },
  '.mode-dark &:focus-visible': { outlineColor: '#fda4af' },
});

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
});

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
    <Find>
      <label htmlFor={search}>What are you looking for?</label>
      <FindField
        id={search}
        type="search"
        value={query}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setQuery(event.target.value);
          setPage(0);
        }}
      />
      <FoundGrid>
        <thead>
          <tr>
            <FoundHead>No.</FoundHead>
            <FoundHead>Thing and place</FoundHead>
          </tr>
        </thead>
        <tbody>
          {found.slice(page * size, (page + 1) * size).map(({ number, text }) => (
            <tr key={number}>
              <FoundCell>{number}</FoundCell>
              <FoundCell>{text}</FoundCell>
            </tr>
          ))}
        </tbody>
      </FoundGrid>
      <FoundPages
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
    </Find>
  );
}
