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

const total = 23;
const size = 5;
const last = Math.ceil(total / size) - 1;

export default function UnknownEnd() {
  const [page, setPage] = React.useState(0);
  const [counted, setCounted] = React.useState(false);

  return (
    <FoundPages
      slots={{ root: 'div' }}
      count={counted ? total : -1}
      page={page}
      rowsPerPage={size}
      rowsPerPageOptions={[]}
      onPageChange={(event, next) => {
        setPage(Math.max(0, Math.min(next, last)));
        if (next >= last) setCounted(true);
      }}
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
  );
}
