import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const Shelf = styled('section')({
  width: '100%',
  maxWidth: 480,
});

const ShelfRow = styled('ul')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignContent: 'start',
  gap: 8,
  minHeight: 100,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const ShelfCard = styled('li')({
  padding: '8px 12px',
  border: '1px solid #94a3b8',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#64748b' },
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

const things = Array.from({ length: 14 }, (_, index) => `Umbrella ${index + 1}`);
const size = 4;
const last = Math.ceil(things.length / size) - 1;

export default function ShelfList() {
  const [page, setPage] = React.useState(0);

  return (
    <Shelf aria-label="Umbrellas">
      <ShelfRow>
        {things.slice(page * size, (page + 1) * size).map((thing) => (
          <ShelfCard key={thing}>{thing}</ShelfCard>
        ))}
      </ShelfRow>
      <FoundPages
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
    </Shelf>
  );
}
