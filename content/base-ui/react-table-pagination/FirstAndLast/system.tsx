import * as React from 'react';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const FoundPages = styled(TablePagination)({
  width: '100%',
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

const count = 230;
const size = 10;
const last = Math.ceil(count / size) - 1;

const First = () => <span aria-hidden>First</span>;
const Previous = () => <span aria-hidden>Previous</span>;
const Next = () => <span aria-hidden>Next</span>;
const Last = () => <span aria-hidden>Last</span>;

export default function FirstAndLast() {
  const [page, setPage] = React.useState(0);
  const toStart = { type: 'button', disabled: false, 'aria-disabled': page === 0 } as const;
  const toEnd = { type: 'button', disabled: false, 'aria-disabled': page === last } as const;

  return (
    <FoundPages
      slots={{ root: 'div' }}
      count={count}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={[]}
      onPageChange={(event, next) => setPage(Math.max(0, Math.min(next, last)))}
      slotProps={{
        displayedRows: { role: 'status' },
        actions: {
          showFirstButton: true,
          showLastButton: true,
          slots: {
            firstPageIcon: First,
            backPageIcon: Previous,
            nextPageIcon: Next,
            lastPageIcon: Last,
          },
          slotProps: {
            firstButton: toStart,
            backButton: toStart,
            nextButton: toEnd,
            lastButton: toEnd,
          },
        },
      }}
    />
  );
}
